/** Every mistake names file, line and column, what is wrong and what to write; several are found in one run. */

import { existsSync, readFileSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { report } from '../../build/messages.ts'
import { build } from '../../build.ts'
import { contentOf, optionsFor, temporaryFolder } from '../cafes.ts'

interface Change {
  file: string
  /** Undefined: the whole file is replaced. */
  from?: string | RegExp
  /** Undefined: the file is deleted. */
  to?: string | Uint8Array
}

/** A mistake, and what is told of it. */
interface Mistake extends Change {
  name: string
  /** Words of the changed file at whose beginning the message must stand. */
  at?: string
  says: RegExp
  remedy: RegExp
  /** How many errors it leads to, when that is more than one. */
  consequences?: number
}

const post = 'posts/rainy-day-lan-party-kochi.md'

const mistakes: Mistake[] = [
  {
    name: 'marks of two versions in a guide',
    file: post,
    from: '## ',
    to: '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n\n## ',
    at: '<<<<<<<',
    says: /both versions stand here/,
    remedy: /Keep the right version/,
  },
  {
    name: 'a reference in round brackets',
    file: post,
    from: '## ',
    to: 'From $(packages.day-sail.lagoon.price) on.\n\n## ',
    at: '$(packages',
    says: /looks like a reference/,
    remedy: /curly brackets/,
  },
  {
    name: 'a reference that is not closed',
    file: 'pages/about.yaml',
    from: /title: .*/,
    to: 'title: About ${site.name',
    at: '${site.name',
    says: /looks like a reference/,
    remedy: /curly brackets/,
  },
  {
    name: 'a price per hour that does not follow from the price',
    file: 'packages.yaml',
    from: /perHour: \d+/,
    to: 'perHour: 9999',
    at: '9999',
    says: /an hour, not 9999/,
    remedy: /Write perHour: \d+/,
  },
  {
    name: 'a blank of a booking message that nothing fills',
    file: 'pages/pricing.yaml',
    from: '{tier}',
    to: '{screen}',
    at: 'Hello!',
    says: /nothing to put into “\{screen\}”/,
    remedy: /The blanks are: \{package\}, \{tier\}/,
  },
  {
    name: 'a booking message that does not say what is booked',
    file: 'pages/tournaments.yaml',
    from: /joinMessage: .*/,
    to: 'joinMessage: Put me down',
    at: 'Put me down',
    says: /does not say \{tournament\}/,
    remedy: /The blanks are/,
  },
  {
    name: 'a form service without encryption',
    file: 'site.yaml',
    from: 'booking:',
    to: 'contactForm:\n  endpoint: http://forms.example.com/x\n\nbooking:',
    at: 'http://forms',
    says: /not encrypted/,
    remedy: /https:\/\//,
  },
  {
    name: 'a number sign that swallows the rest',
    file: 'pages/about.yaml',
    from: /heading: .*/,
    to: 'heading: Our # 1 nights',
    says: /taken as a comment and lost/,
    remedy: /double quotes/,
  },
  {
    name: 'a quote that is never closed',
    file: 'pages/about.yaml',
    from: /heading: .*/,
    to: 'heading: "Our nights',
    says: /A quote is opened here/,
    remedy: /Close it/,
  },
  {
    name: 'a line that begins too far to the left',
    file: 'faq.yaml',
    from: '    question:',
    to: '   question:',
    says: /does not begin where its neighbours begin/,
    remedy: /same number of spaces/,
  },
  {
    name: 'an id that a part of the page has already',
    file: 'packages.yaml',
    from: '- id: evening',
    to: '- id: gallery',
    at: 'gallery',
    says: /two places named “gallery”/,
    remedy: /another id/,
    consequences: 9,
  },
  {
    name: 'a field named like a part of every object',
    file: 'site.yaml',
    from: 'name: Monsoon Pixel',
    to: 'name: Monsoon Pixel\nconstructor: x',
    at: 'constructor',
    says: /no field “constructor”/,
    remedy: /The fields are/,
  },
  {
    name: 'a claim whose id is the name of a field',
    file: 'site.yaml',
    from: '- id: since',
    to: '- id: hours',
    says: /“hours” is the name of a field/,
    remedy: /another id/,
    consequences: 20,
  },
  {
    name: 'a reference behind an escape',
    file: 'pages/about.yaml',
    from: /heading: .*/,
    to: 'heading: "From \\u0024{site.nope} on"',
    says: /looks like a reference/,
    remedy: /curly/,
  },
  {
    name: 'a stray percent sign in a link',
    file: 'pages/home.yaml',
    from: 'href: /pricing',
    to: 'href: /pricing#100%',
    at: '/pricing#100%',
    says: /no place named “100%”/,
    remedy: /shown on/,
  },
  {
    name: 'a drawing under the name of a photograph',
    file: 'images/lagoon-row.jpg',
    to: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    says: /format svg/,
    remedy: /JPEG/,
  },
  {
    name: 'a direction mark that turns text around',
    file: 'pages/about.yaml',
    from: /heading: .*/,
    to: 'heading: Our \u202enights',
    says: /cannot be seen/,
    remedy: /./,
  },
  { name: 'a missing file', file: 'faq.yaml', says: /missing/, remedy: /Put it back/ },
  {
    name: 'a misspelt file',
    file: 'fag.yaml',
    to: 'items: []\n',
    says: /Nothing reads/,
    remedy: /faq\.yaml/,
  },
  {
    name: 'a misspelt field',
    file: 'packages.yaml',
    from: 'validity:',
    to: 'valdity:',
    at: 'valdity',
    says: /no field “valdity”/,
    remedy: /“validity”/,
  },
  {
    name: 'a missing field',
    file: 'site.yaml',
    from: 'name: Monsoon Pixel\n',
    to: '',
    says: /“name” is missing/,
    remedy: /Add “name: …”/,
  },
  {
    name: 'an empty field',
    file: 'site.yaml',
    from: 'name: Monsoon Pixel',
    to: 'name:',
    at: 'name:',
    says: /“name” has no value/,
    remedy: /text/,
  },
  {
    name: 'a text for a number',
    file: 'packages.yaml',
    from: /price: \d+/,
    to: 'price: Rs 199',
    at: 'Rs 199',
    says: /“price” is “Rs 199”/,
    remedy: /whole number/,
  },
  {
    name: 'a price with a comma',
    file: 'packages.yaml',
    from: /price: \d+/,
    to: 'price: 1,099',
    at: '1,099',
    says: /“1,099”/,
    remedy: /without currency sign, comma/,
  },
  {
    name: 'a price with a fraction',
    file: 'packages.yaml',
    from: /price: \d+/,
    to: 'price: 99.5',
    at: '99.5',
    says: /99\.5/,
    remedy: /whole number/,
  },
  {
    name: 'a number for a text',
    file: 'packages.yaml',
    from: /validity: .*/,
    to: 'validity: 7',
    at: '7\n',
    says: /“validity” is a text, but 7/,
    remedy: /"7"/,
  },
  {
    name: 'a list where a text belongs',
    file: 'site.yaml',
    from: 'name: Monsoon Pixel',
    to: 'name: [a, b]',
    at: 'name: [a',
    says: /“name” is a list/,
    remedy: /text/,
  },
  {
    name: 'a text that is too long',
    file: 'pages/about.yaml',
    from: /title: .*/,
    to: `title: ${'long '.repeat(30)}`,
    at: 'long',
    says: /149 characters; it may have at most 90/,
    remedy: /90/,
  },
  {
    name: 'a title that search engines cut off',
    file: post,
    from: /title: .*/,
    to: `title: \${site.name}, ${'and rain '.repeat(6)}again`,
    at: '${site.name}, and rain',
    says: /^This title has 74 characters .* 15 to 65/,
    remedy: /Take out 9 or more/,
  },
  {
    name: 'a title that says too little',
    file: 'locations.yaml',
    from: /title: .*/,
    to: 'title: By the lake',
    at: 'By the lake',
    says: /^This title has 11 characters/,
    remedy: /Add 4 or more/,
  },
  {
    name: 'a description that says too little',
    file: 'pages/gear.yaml',
    from: /description: .*/,
    to: 'description: What we have.',
    at: 'What we have.',
    says: /^This description has 13 characters .* 70 to 165/,
    remedy: /Add 57 or more/,
  },
  {
    name: 'a description that search engines cut off',
    file: 'pages/about.yaml',
    from: /description: .*/,
    to: `description: ${'rain '.repeat(33)}again`,
    at: 'rain rain',
    says: /^This description has 170 characters/,
    remedy: /Take out 5 or more/,
  },
  {
    name: 'an impossible time',
    file: 'site.yaml',
    from: /start: .*/,
    to: 'start: 25:00',
    at: '25:00',
    says: /“25:00”/,
    remedy: /24-hour clock/,
  },
  {
    name: 'an impossible date',
    file: post,
    from: /date: .*/,
    to: 'date: 2025-02-30',
    at: '2025-02-30',
    says: /no day 30 in month 2 of 2025/,
    remedy: /date that exists/,
  },
  {
    name: 'an unknown icon',
    file: 'gear.yaml',
    from: /icon: .*/,
    to: 'icon: trophey',
    at: 'trophey',
    says: /icon does not exist: “trophey”/,
    remedy: /“trophy”/,
  },
  {
    name: 'an image that is not listed',
    file: 'gallery.yaml',
    from: 'lagoon-row.jpg',
    to: 'lagoon-rwo.jpg',
    at: 'lagoon-rwo',
    says: /“lagoon-rwo\.jpg” is not listed/,
    remedy: /“lagoon-row\.jpg”/,
  },
  {
    name: 'a listed image that is missing',
    file: 'images/lagoon-row.jpg',
    says: /no file “lagoon-row\.jpg”/,
    remedy: /images are|mean/,
  },
  {
    name: 'a photograph that is none',
    file: 'images/lagoon-row.jpg',
    to: 'not a photograph',
    says: /cannot be read/,
    remedy: /JPEG/,
  },
  {
    name: 'the same id twice',
    file: 'faq.yaml',
    from: '  - id: cards',
    to: '  - id: cost',
    says: /“cost” is taken/,
    consequences: 2,
    remedy: /id of its own/,
  },
  {
    name: 'the same id of two guides',
    file: post,
    from: /id: .*/,
    to: 'id: fighting-pad',
    says: /id “fighting-pad” is taken by/,
    remedy: /id of its own/,
  },
  {
    name: 'an unknown reference',
    file: 'pages/about.yaml',
    from: /title: .*/,
    to: 'title: About ${site.nmae}',
    at: '${site.nmae}',
    says: /no value with the address “site\.nmae”/,
    remedy: /\$\{site\.name\}/,
  },
  {
    name: 'an unknown reference in a guide',
    file: post,
    from: '## ',
    to: 'From ${packages.none.price} on.\n\n## ',
    at: '${packages.none',
    says: /packages\.none\.price/,
    remedy: /nearest/,
  },
  {
    name: 'a broken link',
    file: 'pages/home.yaml',
    from: 'href: /pricing',
    to: 'href: /pricng',
    at: '/pricng',
    says: /no page or file at \/pricng/,
    remedy: /“\/pricing”/,
  },
  {
    name: 'a broken link in a guide',
    file: post,
    from: '## ',
    to: 'See [here](/abuot).\n\n## ',
    at: '/abuot',
    says: /no page or file at \/abuot/,
    remedy: /“\/about”/,
  },
  {
    name: 'a broken fragment',
    file: 'pages/home.yaml',
    from: 'href: /pricing',
    to: 'href: /pricing#mornnig',
    at: '/pricing#mornnig',
    says: /no place named “mornnig”/,
    remedy: /“\/pricing#morning”/,
  },
  {
    name: 'a link without a slash',
    file: 'pages/home.yaml',
    from: 'href: /pricing',
    to: 'href: pricing',
    at: 'pricing\n',
    says: /“pricing”/,
    remedy: /page of this site/,
  },
  {
    name: 'a javascript: link',
    file: 'pages/home.yaml',
    from: 'href: /pricing',
    to: 'href: javascript:alert(1)',
    at: 'javascript',
    says: /“javascript:” runs something/,
    remedy: /https/,
  },
  {
    name: 'raw HTML in a guide',
    file: post,
    from: '## ',
    to: '<script>window.x = 1</script>\n\n## ',
    at: '<script>',
    says: /HTML is not allowed/,
    remedy: /Markdown/,
  },
  {
    name: 'raw HTML in a YAML text',
    file: 'faq.yaml',
    from: /answer: .*/,
    to: 'answer: |\n      Fine.\n\n      Then <b>bold</b>.',
    at: '<b>bold',
    says: /HTML is not allowed/,
    remedy: /two stars before and behind/,
  },
  {
    name: 'a price missing for a tier',
    file: 'packages.yaml',
    from: 'typhoon:',
    to: 'typhon:',
    at: 'typhon',
    says: /no tier “typhon”/,
    consequences: 2,
    remedy: /lagoon, typhoon/,
  },
  {
    name: 'prize parts that do not add up',
    file: 'tournaments.yaml',
    from: /prize: \d+/,
    to: 'prize: 7',
    says: /add up to/,
    remedy: /agree/,
  },
  {
    name: 'YAML that cannot be read',
    file: 'gear.yaml',
    from: 'items:',
    to: 'items: [',
    says: /never closed/,
    remedy: /./,
  },
  {
    name: 'two titles that are the same',
    file: 'pages/faq.yaml',
    from: /title: .*/,
    to: 'title: Who keeps the lights on at ${site.name}',
    at: 'Who keeps',
    says: /title “Who keeps the lights on at Monsoon Pixel” is also/,
    remedy: /its own/,
  },
  {
    name: 'front matter in JavaScript',
    file: post,
    from: '---',
    to: '---js',
    at: '---js',
    says: /only YAML/,
    remedy: /exactly ---/,
  },
  {
    name: 'front matter without an end',
    file: post,
    to: '---\ntitle: x\n',
    at: '---',
    says: /ends the fields is missing/,
    remedy: /line of its own/,
  },
  {
    name: 'a guide without front matter',
    file: post,
    to: '# Hello\n',
    at: '# Hello',
    says: /does not begin with its fields/,
    remedy: /exactly ---/,
  },
  {
    name: 'a guide whose name is no address',
    file: 'posts/Big News.md',
    to: '---\n---\n',
    says: /cannot be an address/,
    remedy: /small letters/,
  },
  {
    name: 'a long-form text of no page',
    file: 'seo/pricng.md',
    to: '---\n---\n',
    says: /No page shows/,
    remedy: /pricing\.md/,
  },
  {
    name: 'a file in another encoding',
    file: 'faq.yaml',
    to: new Uint8Array([0xff, 0xfe, 0x41, 0x00]),
    says: /not saved as UTF-8/,
    remedy: /UTF-8/,
  },
  {
    name: 'a placeholder for a field of a wrong form',
    file: 'site.yaml',
    from: /phone: .*/,
    to: 'phone: call me',
    at: 'call me',
    says: /“call me”/,
    remedy: /country code/,
  },
]

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
})

/** A copy of the second café with mistakes in it. */
async function buildWith(changes: readonly Change[]) {
  const content = join(folder, 'content')
  const out = join(folder, 'out')
  await rm(content, { recursive: true, force: true })
  await rm(out, { recursive: true, force: true })
  await cp(contentOf.second, content, { recursive: true })
  const texts = new Map<string, string>()
  for (const { file, from, to } of changes) {
    const path = join(content, file)
    if (to === undefined) {
      await rm(path)
      continue
    }
    const before = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : ''
    const after = from === undefined || typeof to !== 'string' ? to : before.replace(from, () => to)
    expect(after, `${file} has ${from}`).not.toBe(before)
    await writeFile(path, after)
    if (typeof after === 'string') texts.set(file, after)
  }
  const { messages } = await build(optionsFor({ content, out }))
  expect(existsSync(out)).toBe(!messages.hasErrors)
  return { messages, texts, told: report(messages.all, () => undefined) }
}

function placeOf(text: string, words: string) {
  const before = text.slice(0, text.indexOf(words)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

describe('one mistake', () => {
  test.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', async (_name, mistake) => {
    const { messages, texts, told } = await buildWith([mistake])
    const found = messages.all.find((message) => mistake.says.test(message.reason))
    expect(found, told).toBeDefined()
    expect(found?.note).toMatch(mistake.remedy)
    if (mistake.at) {
      expect(found?.file?.endsWith(mistake.file)).toBe(true)
      expect({ line: found?.line, column: found?.column }).toEqual(
        placeOf(texts.get(mistake.file) ?? '', mistake.at),
      )
    }
    // It is told without a trail of consequences, and without a word of the machine.
    expect(messages.all.filter((message) => message.fatal).length, told).toBeLessThanOrEqual(
      mistake.consequences ?? 1,
    )
    expect(told).not.toMatch(/undefined|\[object|ZodError|\n\s+at /)
  })
})

test('many mistakes in many files are all told in one run', async () => {
  const names = [
    'a misspelt field',
    'a text that is too long',
    'an unknown icon',
    'an impossible date',
    'a broken link',
    'raw HTML in a YAML text',
    'an image that is not listed',
    'a number for a text',
    'the same id of two guides',
    'an unknown reference in a guide',
  ]
  const several = mistakes.filter((mistake) => names.includes(mistake.name))
  expect(several).toHaveLength(names.length)
  const { messages, told } = await buildWith([
    ...several,
    { file: 'pages/gear.yaml', from: 'href: /pricing', to: 'href: /pricing#nowhere' },
  ])
  for (const says of [...several.map((mistake) => mistake.says), /no place named “nowhere”/]) {
    expect(
      messages.all.some((message) => says.test(message.reason)),
      `${says}\n${told}`,
    ).toBe(true)
  }
})

test('JavaScript in front matter is never run', async () => {
  const trap = join(folder, 'trap')
  const { messages } = await buildWith([
    {
      file: post,
      to: `---js\n{ title: require('node:fs').writeFileSync(${JSON.stringify(trap)}, '') }\n---\nHello\n`,
    },
  ])
  expect(messages.hasErrors).toBe(true)
  expect(existsSync(trap)).toBe(false)
})

test('a misspelt heading of a list is told once, not once for every reference into it', async () => {
  const { messages, told } = await buildWith([{ file: 'packages.yaml', from: 'lists:', to: 'list:' }])
  expect(
    messages.all.filter((message) => message.fatal).map((message) => message.ruleId),
    told,
  ).toEqual(['unknown-field'])
})

test('the last open question can be deleted', async () => {
  const { messages, told } = await buildWith([
    { file: 'questions.yaml', from: /questions:[\s\S]*/, to: 'questions:\n' },
  ])
  expect(messages.all, told).toEqual([])
})

test('a café without guides is no mistake, and its list of guides says so', async () => {
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  await rm(join(content, 'posts'), { recursive: true })
  const { messages, site } = await build(optionsFor({ content, out: join(folder, 'out') }))
  // Only links to the guides that are gone are wrong.
  expect(messages.all.filter((message) => message.fatal && !/\/blog\//.test(message.reason))).toEqual([])
  expect(String(site.get('/blog.html'))).toContain('Not a word so far')
})
