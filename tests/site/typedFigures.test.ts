/** Figures that are data are not typed into texts; each is told with its place and the reference to write. */
import { describe, expect, test } from 'vitest'
import { compileContent } from '../../src/content/content.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { contentOf } from '../cafes.ts'

const sources = {
  first: readSource(contentOf.first, new Messages()),
  second: readSource(contentOf.second, new Messages()),
}

const figureRules = ['typed-figure', 'contradicting-figure']

/** What is told of figures when one file holds another text. */
function toldOf(path: string, change: (text: string) => string) {
  const before = new TextDecoder().decode(sources.first.files.get(path))
  const after = change(before)
  expect(after).not.toBe(before)
  const files = new Map(sources.first.files).set(path, new TextEncoder().encode(after))
  const messages = new Messages()
  compileContent({ folder: 'content', files }, messages)
  return messages.all.filter(({ ruleId }) => figureRules.includes(ruleId ?? ''))
}

const inProse = (sentence: string) => toldOf('seo/home.md', (text) => `${text}\n${sentence}\n`)

test.each(['first', 'second'] as const)('the %s café types no figure twice', (cafe) => {
  const messages = new Messages()
  compileContent(sources[cafe], messages)
  expect(messages.all.filter(({ ruleId }) => figureRules.includes(ruleId ?? '')).map(String)).toEqual([])
})

describe('a figure that is data', () => {
  test.each([
    [
      'Legend Pro is ₹3,600 here.',
      ['${packages.legend-pro.240hz.price} or ${packages.legend-pro.360hz.price}'],
    ],
    ['It costs 1099 rupees.', ['${packages.warriors-grind.240hz.price}']],
    ['The Valorant prize is Rs 10,000.', ['${tournaments.valorant.prize}']],
    ['Open from 8:30 AM to 11:30 PM.', ['${site.hours}']],
    ['Valorant is on at 7-11 PM.', ['${tournaments.valorant.time}']],
    ['Students get 5% off.', ['${facts.student-discount}']],
    ['Groups get 15–20% off.', ['${facts.group-discount}']],
    ['Join 5,000+ gamers at 20+ gaming PCs.', ['${site.gamers}', '${site.pcs}']],
    ['There are 6 PS5 consoles on 1 Gbps fiber.', ['${site.consoles}', '${site.fiber}']],
    ['Register 3 days before a tournament opens.', ['${facts.registration-days}']],
    ['A single hour is ₹110.', ['${packages.quick-respawn.240hz.price} or ']],
    ['Call +91 00000-00000, or 0000000000.', ['${site.contact.phone}', '${site.contact.phone}']],
  ])('%s', (sentence, references) => {
    const told = inProse(sentence)
    expect(told.map(({ ruleId }) => ruleId)).toEqual(references.map(() => 'typed-figure'))
    for (const [index, reference] of references.entries()) {
      expect(told[index]?.note).toContain(`Write ${reference}`)
      expect(told[index]?.fatal).toBe(false)
    }
  })
})

describe('a figure that contradicts what it stands beside', () => {
  test.each([
    ['Legend Pro is ₹3,900 on 360Hz.', /“₹3,900” .* \$\{packages\.legend-pro\.360hz\.price\} is ₹3,600/],
    ['${packages.legend-pro.name} is Rs. 3900.', /“Rs\. 3900” .* is ₹3,600/],
    // Equal to what another tournament costs.
    ['Entry to Valorant is ₹400.', /\$\{tournaments\.valorant\.entry\} is ₹500/],
    ['Hosting a tournament is ₹600 per team.', /\$\{facts\.hosting-per-team\} is ₹500/],
    ['Valorant is on at 6–10 PM.', /\$\{tournaments\.valorant\.time\} is 7–11 PM/],
    ['We are open 9 AM to 11 PM.', /\$\{site\.hours\} is 8:30 AM to 11:30 PM/],
    ['We close at 11 PM.', /\$\{site\.hours\.end\} is 11:30 PM/],
    ['Students with a valid ID save 10%.', /\$\{facts\.student-discount\} is 5%/],
    ['We have 25+ gaming PCs.', /“25\+” .* \$\{site\.pcs\} is 20\+/],
    ['We have 7 PS5 consoles.', /“7” .* \$\{site\.consoles\} is 6/],
    ['Call +91 98765-43210.', /“\+91 98765-43210” .* \$\{site\.contact\.phone\} is \+91 00000 00000/],
  ])('%s', (sentence, says) => {
    const told = inProse(sentence)
    expect(told.map(({ ruleId }) => ruleId)).toEqual(['contradicting-figure'])
    expect(told[0]?.reason.replaceAll('\u00a0', ' ')).toMatch(says)
    expect(told[0]?.note).toContain('facts.yaml')
  })
})

test.each([
  'Since 2023 we play on 240Hz and 360Hz screens, 1,920 pixels wide.',
  'It is 2 to 20 minutes by road, the 1st turn on the left.',
  'Twelve of you share 20 gaming chairs and 6 PS5 pads.',
  'A screen with 78 per cent more pixels, refreshed in 2.78 ms.',
  'After that we share ₹777 among us.',
  'Come at 6 PM, or on one of 3 evenings, for 10 hours.',
  'Play 3 hours, get 10% off.',
  'The [list](/pricing?from=₹199) is short.',
  'Ring 98765 43210 for the bus, form 12345-67890-1.',
])('nothing is told of “%s”', (sentence) => {
  expect(inProse(sentence)).toEqual([])
})

test.each([
  ['a guide', 'posts/240hz-vs-360hz-monitor-guide.md', 'The one-hour blind test', 'The ₹1,099 blind test'],
  [
    'front matter',
    'posts/240hz-vs-360hz-monitor-guide.md',
    /description: .*/,
    'description: A night is ₹1,099.',
  ],
  ['a block of YAML', 'faq.yaml', 'Yes to all three.', 'Yes,\n      for ₹1,099.'],
  ['a line of YAML', 'pages/home.yaml', /tagline: .*/, 'tagline: "From ₹1,099"'],
])('the place is that of the figure in %s', (_where, path, from, to) => {
  let changed = ''
  const told = toldOf(path, (text) => {
    changed = text.replace(from, to)
    return changed
  })
  const before = changed.slice(0, changed.indexOf('₹1,099')).split('\n')
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  expect(told).toMatchObject([{ file: `content/${path}`, ...place }])
})

test('comments and the questions for the owner may name any figure', () => {
  expect(toldOf('pages/home.yaml', (text) => `# It was ₹1,099 before.\n${text}`)).toEqual([])
  expect(toldOf('questions.yaml', (text) => text.replace('₹3,900', '₹3,600'))).toEqual([])
})
