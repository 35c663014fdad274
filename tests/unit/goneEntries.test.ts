/** What an earlier state of the content had: entries that texts still refer to, and names that they still have. */
import { describe, expect, test } from 'vitest'
import { Messages } from '../../src/diagnostics/messages.ts'
import { explainGoneEntries } from '../../src/proofread/changes/goneEntries.ts'
import { linesWith } from '../../src/proofread/changes/namesInTexts.ts'
import { reportNewNames } from '../../src/proofread/changes/newNames.ts'
import { reportOldNames, reportPartedNames } from '../../src/proofread/changes/oldNames.ts'
import { site as definition } from '../../templates/site.ts'
import { contentOf, dataOf, load, optionsFor } from '../cafes.ts'
import { second, withChanges } from '../mistakes/index.ts'
import { type Change, guideFile } from '../mistakes/mistake.ts'

const changed = (changes: readonly Change[]) => ({ folder: 'content', files: withChanges(changes).files })

/** The errors about references after some changes of the second café, compared with that before them. */
function errorsAfter(changes: readonly Change[], options = optionsFor({ against: contentOf.second })) {
  const source = changed(changes)
  const messages = new Messages()
  const { references } = dataOf(source, messages)
  explainGoneEntries({ references, source, collections: definition.collections, messages }, options)
  return messages.all
}

const takenOut: Change = { file: 'facts.yaml', from: /.*id: hall-evening.*\n/, to: '' }

describe('an entry that texts still refer to', () => {
  test('is one message if it was taken out, with all places', () => {
    const found = errorsAfter([takenOut])
    expect(found).toMatchObject([{ file: 'content/facts.yaml', ruleId: 'gone-entry', fatal: true }])
    expect(found[0]?.reason).toMatch(
      /^“The whole hall, one evening” \(facts\.hall-evening\) was taken out in this change, but texts still refer to it: content\/\S+\.\w+:\d+/,
    )
    expect(found[0]?.note).toMatch(
      /^Take out there what speaks of it, also without its name; or put the entry back/,
    )
  })

  test('is named in a heading of a guide as well, and not in a comment', () => {
    const heading: Change = {
      file: guideFile,
      from: '## ',
      to: '## The hall for ${facts.hall-evening}\n\n## ',
    }
    const comment: Change = { file: 'faq.yaml', from: /^/, to: '# ${facts.hall-evening}\n' }
    const [found] = errorsAfter([takenOut, heading, comment])
    expect(found?.reason).toMatch(/rainy-day-lan-party-kochi\.md:18, \d+/)
    expect(found?.reason).not.toContain('faq.yaml:1,')
  })

  test('is one message that says what to take out of facts.yaml', () => {
    const compared: Change = {
      file: 'facts.yaml',
      from: 'facts:\n',
      to: 'facts:\n  - { id: half, kind: money, value: 9, label: Half of it, comparedWith: facts.hall-evening }\n',
    }
    expect(errorsAfter([takenOut, compared])[0]?.note).toMatch(
      /^Take out there what speaks of it, also without its name \(in facts\.yaml the whole entry; or, .*“comparedWith”.*\); or put/,
    )
  })

  test('is one message also where other entries have values by its id', () => {
    const text = new TextDecoder().decode(second.files.get('packages.yaml')).replaceAll('typhoon', 'gale')
    const found = errorsAfter([{ file: 'packages.yaml', to: text }])
    expect(found).toMatchObject([{ ruleId: 'gone-entry', expected: ['  - id: typhoon'] }])
    expect(found[0]?.reason).toMatch(/^The id “typhoon” became “gale” in this change, .*faq\.yaml:.*8/)
  })

  test('is one message with its old id if it got another one', () => {
    const found = errorsAfter([{ file: 'packages.yaml', from: 'id: chaya-break', to: 'id: tea-break' }])
    expect(found).toMatchObject([
      {
        file: 'content/packages.yaml',
        ruleId: 'gone-entry',
        reason: expect.stringContaining('The id “chaya-break” became “tea-break” in this change'),
        expected: ['      - id: chaya-break'],
      },
    ])
  })

  test('is one message with its old id if it got another one and another name', () => {
    const from = 'id: chaya-break\n        name: Chaya Break'
    const to = 'id: tea-break\n        name: Tea Break'
    expect(errorsAfter([{ file: 'packages.yaml', from, to }])).toMatchObject([
      { expected: ['      - id: chaya-break'] },
    ])
  })

  test('is one message with its old id if it got another one and other prices', () => {
    const [block = ''] =
      /id: chaya-break.*?(?=\n\n)/s.exec(new TextDecoder().decode(second.files.get('packages.yaml'))) ?? []
    const to = block.replace('chaya-break', 'tea-break').replaceAll(/(price|perHour): (\d+)/g, '$1: 9$2')
    const [found] = errorsAfter([{ file: 'packages.yaml', from: block, to }])
    expect(found?.expected).toEqual(['      - id: chaya-break'])
  })

  test('asks whether an entry in its place is the same, and has no line to paste', () => {
    const from = '- {id: hall-evening, kind: money, value: 4650, label: "The whole hall, one evening"}'
    const to = '- {id: roof-evening, kind: money, value: 4700, label: The roof}'
    const [found] = errorsAfter([{ file: 'facts.yaml', from, to }])
    expect(found?.expected).toBeUndefined()
    expect(found?.note).toMatch(
      /^If “The roof” is the same under another name, write its old id back, “id: hall-evening”\. If not, take out/,
    )
  })

  test('is one message without an earlier state as well', () => {
    const found = errorsAfter([takenOut], optionsFor({}))
    expect(found).toMatchObject([{ file: 'content/facts.yaml', ruleId: 'gone-entry', fatal: true }])
    expect(found[0]?.reason).toMatch(
      /^There is no entry “hall-evening” here \(any more\), but texts still refer to it: content/,
    )
    expect(found[0]?.note).toMatch(
      /^If you renamed it, write its old id “hall-evening” back\. If you took it out/,
    )
  })

  test.each([
    ['a draft', 'draft: true\ndate', []],
    ['published', 'date', ['unknown-reference', 'unknown-reference']],
  ])('that is nowhere, in a guide that is %s', (_what, date, rules) => {
    const front = `answer:\n  text: The river is \${facts.river} wide.\n  figure: 5 km\n  label: wide\n${date}: `
    const messages = new Messages()
    const changes = [
      { file: guideFile, from: /^date: /m, to: front },
      { file: guideFile, from: '## The', to: 'It is ${facts.river} wide.\n\n## The' },
    ]
    load(changed(changes), messages)
    const errors = messages.all.filter(({ fatal }) => fatal)
    expect(errors.map(({ ruleId }) => ruleId)).toEqual(rules)
  })

  test('is not looked for in a draft', () => {
    const draft: Change = { file: guideFile, from: /^date: /m, to: 'draft: true\ndate: ' }
    expect(errorsAfter([takenOut])[0]?.reason).toContain('posts/')
    expect(errorsAfter([takenOut, draft])[0]?.reason).not.toContain('posts/')
  })

  test('is an error at its place where a single line has it, or where a file never had it', () => {
    const mistyped = { file: 'faq.yaml', from: '${packages.chaya-break.', to: '${packages.sea-view.' }
    const found = errorsAfter([mistyped])
    expect(new Set(found.map(({ ruleId }) => ruleId))).toEqual(new Set(['unknown-reference']))
  })
})

/** The warnings about names after some changes of the second café. */
function namesAfter(changes: readonly Change[], earlier = second) {
  const messages = new Messages()
  reportOldNames({ definition, source: changed(changes), messages }, earlier)
  return messages.all.map(({ file, reason }) => `${file} ${reason}`)
}

describe('a name that only texts have', () => {
  const mention = (text: string): Change => ({
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: `answer: "${text}"`,
  })

  test.each([
    ['a game', 'site.yaml', / {2}- name: Overwatch 2\n(?: {4}.*\n)*/, 'We have Overwatch 2.', 'Overwatch 2'],
    [
      'a game with words left out',
      'site.yaml',
      / {2}- name: "Warhammer 40,000: Darktide"\n(?: {4}.*\n)*/,
      'We have warhammer Darktide.',
      'Warhammer 40,000: Darktide',
    ],
  ])('of %s that was taken out is reported with the places', (_what, file, from, text, name) => {
    expect(namesAfter([{ file, from, to: '' }, mention(text)])).toContainEqual(
      expect.stringMatching(
        new RegExp(`^content/${file} “${name}” was taken out in this change, .*content/faq\\.yaml:\\d+`),
      ),
    )
  })

  test('of a game is reported where texts have the part before its colon', () => {
    const game = '\ngames:\n  - name: "Wing Commander: Prophecy"\n'
    const earlier = changed([{ file: 'site.yaml', from: '\ngames:\n', to: game }])
    expect(namesAfter([mention('We have Wing Commander.')], earlier)).toEqual([
      expect.stringMatching(/“Wing Commander: Prophecy” was taken out .*content\/faq\.yaml:4\.$/),
    ])
  })

  test('that lists things is reported where texts have all of it', () => {
    const service = '\nservices:\n  - name: PC gaming, 165Hz and 280Hz\n'
    const earlier = changed([{ file: 'site.yaml', from: '\nservices:\n', to: service }])
    expect(namesAfter([mention('A PC at 280Hz.')], earlier).join()).not.toContain('faq.yaml')
    expect(namesAfter([mention('PC gaming, 165Hz and 280Hz.')], earlier).join()).toContain(
      'content/faq.yaml:4',
    )
  })

  test('of an entry that got another one is reported with it', () => {
    const renamed = { file: 'packages.yaml', from: 'name: Harbour Card', to: 'name: Port Card' }
    expect(namesAfter([renamed, mention('Take the Harbour Card.')])).toContainEqual(
      expect.stringContaining('“Harbour Card” became “Port Card” in this change, but texts still have it'),
    )
  })

  test('of an entry is reported where a text has a word more', () => {
    const renamed = { file: 'packages.yaml', from: 'name: Harbour Card\n', to: 'name: Port Card\n' }
    expect(namesAfter([renamed, mention('Take the harbour gaming card.')])).toContainEqual(
      expect.stringMatching(
        /“Harbour Card” became “Port Card” in this change, but texts still have it: .*faq\.yaml:4/,
      ),
    )
  })

  test('of a picture that was taken out is reported with the pages that show it', () => {
    const game = '\ngames:\n  - name: Quake Live\n    image: monsoon-hall.jpg\n'
    const found = namesAfter([], changed([{ file: 'site.yaml', from: '\ngames:\n', to: game }]))
    expect(found.join()).toMatch(/pages still show its photograph: .*content\/pages\/home\.yaml:\d+/)
  })

  test('or address of a profile is reported where it is a whole one', () => {
    const [found, ...others] = namesAfter([
      { file: 'site.yaml', from: 'tv/monsoonpixel-example', to: 'tv/monsoonpixel-kochi' },
      mention('See [us](https://twitch.tv/monsoonpixel-example), not https://www.monsoonpixel-example.'),
    ])
    expect(others).toEqual([])
    expect(found).toMatch(
      /“https:\/\/www\.twitch\.tv\/monsoonpixel-example” became “\S+-kochi” in this change, but texts still have it: content\/faq\.yaml:4\.$/,
    )
  })

  test('is not reported where the new one begins with it', () => {
    const renamed = { file: 'packages.yaml', from: 'name: Harbour Card', to: 'name: Harbour Card Plus' }
    expect(namesAfter([renamed, mention('Take the Harbour Card Plus.')]).join()).not.toMatch(
      /content\/(?:faq|packages)\.yaml:/,
    )
  })

  test('is not reported where texts refer to it, or name a file after it', () => {
    const renamed = { file: 'packages.yaml', from: 'name: First Light', to: 'name: Daybreak' }
    const references = mention('${packages.first-light.name}, [first](/first-light), first-light.jpg')
    expect(namesAfter([renamed, references]).join()).not.toContain('faq.yaml')
  })

  test('is not reported while the data has it, or no text', () => {
    expect(namesAfter([mention('We have Overwatch 2.')])).toEqual([])
    expect(
      namesAfter([{ file: 'site.yaml', from: / {2}- name: Overwatch 2\n(?: {4}.*\n)*/, to: '' }]),
    ).toEqual([])
  })
})

describe('a name that texts with all the others do not have', () => {
  const games = [...second.files].flatMap(([path, bytes]) =>
    path === 'site.yaml'
      ? [...new TextDecoder().decode(bytes).matchAll(/ {2}- name: "?([^"\n]+)"?\n {4}platform: PC/g)].map(
          ([, name]) => name,
        )
      : [],
  )
  const added: Change = {
    file: 'site.yaml',
    from: '\ngames:\n',
    to: '\ngames:\n  - name: Quake Live\n    platform: PC\n',
  }
  const found = (answer: string) => {
    const messages = new Messages()
    const answered = { file: 'faq.yaml', from: /answer: "Every day.*/, to: `answer: "${answer}"` }
    const change = { definition, source: changed([added, answered]), messages }
    reportNewNames(change, second)
    return messages.all.map(({ file, reason }) => `${file} ${reason}`).join()
  }

  test('is reported where it is new', () => {
    expect(found(`We have ${games.join(', ')}.`)).toBe(
      'content/site.yaml “Quake Live” is new in this change; these texts name all the others, and not this one: content/faq.yaml:4.',
    )
  })

  test('is reported on each line that has the ids of two others, written as figures', () => {
    const [one, two] = ['lagoon', 'typhoon'].map((id, index) => ({
      file: 'packages.yaml',
      from: new RegExp(`id: ${id}$`, 'm'),
      to: `id: ${['165hz', '280hz'][index]}`,
    }))
    const tier = { file: 'packages.yaml', from: '\nlists:', to: '\n  - { id: 360hz, name: Gale }\n\nlists:' }
    const answer = (text: string) => ({
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: `answer: ${text}`,
    })
    const figures = [one, two].flatMap((change) => change ?? [])
    const foundIn = (text: string) => {
      const messages = new Messages()
      const source = changed([...figures, tier, answer(text)])
      reportNewNames({ definition, source, messages }, changed(figures))
      return messages.all.map(({ reason }) => reason).join()
    }
    expect(foundIn('Play at 165Hz or 280Hz.')).toMatch(/“Gale” is new .*content\/faq\.yaml:4/)
    expect(foundIn('Play at 165Hz, 280Hz or 360Hz.')).not.toContain('faq.yaml:')
    expect(foundIn('Play at 165Hz.')).not.toContain('faq.yaml:4')
  })

  test('is reported where another line of the text has it', () => {
    const name = 'answer: Quake Live is there as well.'
    const source = changed([
      added,
      { file: 'faq.yaml', from: /answer: "Every day.*/, to: `answer: We have ${games.join(', ')}.` },
      { file: 'faq.yaml', from: /$/, to: `\n  - id: quake\n    question: And Quake?\n    ${name}\n` },
    ])
    const messages = new Messages()
    reportNewNames({ definition, source, messages }, second)
    expect(messages.all.map(({ reason }) => reason)).toEqual([expect.stringContaining('content/faq.yaml:4.')])
  })

  test('is not reported where the text has it, or not all others', () => {
    expect(found(`We have ${games.join(', ')} and Quake Live.`)).toBe('')
    expect(found(`We have ${games.slice(1).join(', ')}.`)).toBe('')
  })
})

test.each([
  ['FIFA 24', '', [1, 3]],
  ['FIFA 24', 'FIFA 25', [1]],
  ['Area 51', 'Area 52', []],
])('texts have “%s” also without its edition, unless it became “%s”', (name, newName, lines) => {
  const words = ['Play FIFA 24.', 'Play cards.', 'A solo FIFA knockout.'].flatMap((text, index) =>
    text.split(/[ .]/).map((word) => ({ word, line: index + 1 })),
  )
  expect(linesWith(name, { words }, newName)).toEqual(lines)
})

test('texts that print the name of two entries are reported once one of the two is renamed', () => {
  const messages = new Messages()
  const namesakes = { file: 'packages.yaml', from: 'name: Spice Route\n', to: 'name: Harbour Card\n' }
  const source = changed([
    { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: Take ${packages.harbour-card.name}.' },
  ])
  reportPartedNames({ definition, source, messages }, changed([namesakes]))
  expect(messages.all.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(
      /^“Harbour Card” \(spice-route\) became “Spice Route” in this change, but harbour-card is still called “Harbour Card”\. .*content\/faq\.yaml:4/s,
    ),
  ])
  reportPartedNames({ definition, source, messages }, source)
  expect(messages.all).toHaveLength(1)
})
