/** Where to write what tournaments and results have no field for. */

const sayInstead = (remedy: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, remedy]))

export const insteadInTournament = {
  ...sayInstead(
    'A tournament has one entry fee, “entry”, and “entryPer: team” or “entryPer: player”. Say in “text” what others pay.',
    ...[
      'entrySingle',
      'entrySolo',
      'entryPlayer',
      'entryTeam',
      'singleEntry',
      'soloEntry',
      'fee',
      'entryFee',
    ],
  ),
  ...sayInstead(
    'Write in “repeats” when it takes place, such as every saturday or once 2026-12-20.',
    ...['date', 'dates', 'day', 'days', 'when'],
  ),
  ...sayInstead('Write it below “exceptions”, with its date.', 'status', 'cancelled', 'moved'),
  ...sayInstead('Write them below “results”, with “date” and “places”.', 'winner', 'winners', 'places'),
  ...sayInstead(
    'Write in “format” who plays and how many can enter.',
    ...['teams', 'players', 'maxTeams', 'maxPlayers', 'slots', 'seats', 'teamSize'],
  ),
  ...sayInstead('Write a link in “text”: [the words](the address).', 'link', 'url', 'video', 'stream'),
}

export const insteadInResult = {
  '': 'A result has its date and the names of the winners in “places”. Their photograph goes into gallery.yaml; anything else, in “text” of the tournament.',
}
