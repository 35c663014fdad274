/** Redirects: the list for hosts, and the messages about wrong entries. */
import { existsSync, readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { hosts } from '../../src/content/hosts.ts'
import { textOf } from '../../src/siteFiles.ts'
import { placeOf } from '../brokenContent.ts'
import { built, contentOf, optionsFor, temporaryFolder } from '../cafes.ts'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder()
  await cp(contentOf.second, join(folder, 'content'), { recursive: true })
})

async function buildWith(list: string, changes: Parameters<typeof optionsFor>[0] = {}) {
  const content = join(folder, 'content')
  await writeFile(join(content, 'redirects.yaml'), `redirects:\n${list}`)
  return build(optionsFor({ content, out: join(folder, 'out'), check: true, ...changes }))
}

test('old addresses are listed for hosts, with and without a slash at their end', () => {
  expect(readFileSync(join(built.second, '_redirects'), 'utf8')).toBe(
    `${['/journal/pads', '/journal/pads/'].map((from) => `${from} /blog/choosing-a-fighting-game-pad 301\n`).join('')}/prices.html /pricing#evening 308\n/find /blog?q=pad 301\n/find/ /blog?q=pad 301\n`,
  )
})

test('an empty list gives no file', () => {
  expect(existsSync(join(built.first, '_redirects'))).toBe(false)
})

test('an address in another script may be written as the browser copies it', async () => {
  const { site, messages } = await buildWith('  - from: /%E0%A4%96\n    to: /contact\n')
  expect(messages.hasErrors).toBe(false)
  expect(textOf(site.get('/_redirects'))).toContain('/%E0%A4%96 /contact 301\n')
})

/** An entry, the value at the place of the message, and the texts of message and remedy. */
const mistakes: [name: string, entry: string, at: string, says: RegExp, remedy: RegExp][] = [
  [
    'an address that is a page',
    '/pricing → /contact',
    '/pricing',
    /page or file at \/pricing/,
    /Delete this/,
  ],
  ['an address that is a file', '/feed.xml → /contact', '/feed.xml', /file at \/feed\.xml/, /Delete/],
  [
    'an address below a file',
    '/contact.html/x → /gear',
    '/contact.html/x',
    /file at \/contact\.html/,
    /Delete/,
  ],
  [
    'an address below an old file',
    '/x.html/y → /gear; /x.html → /contact',
    '/x.html/y',
    /file at \/x\.html/,
    /Delete/,
  ],
  ['an address outside the site', '/../old → /contact', '/../old', /Browsers never request/, /of a browser/],
  ['a control character', '/old%0Apage → /contact', '/old%0A', /invisible character/, /without it/],
  ['a wildcard by its code', '/c%2A → /contact', '/c%2A', /“\*”/, /without it/],
  ['a missing target', '/old → /pricng', '/pricng', /no page or file at \/pricng/, /“\/pricing”/],
  ['a missing place', '/old → /pricing#nowhere', '/pricing', /no place named “nowhere”/, /\/pricing alone/],
  [
    'a missing target with the address of the site',
    '/old → https://monsoonpixel.example/pricng',
    'https',
    /no page or file at \/pricng/,
    /“\/pricing”/,
  ],
  [
    'an address that redirects to itself',
    '/one → https://monsoonpixel.example/one',
    'https',
    /back to \/one/,
    /page that exists/,
  ],
  ['an address without a slash', 'old → /contact', 'old', /“old”/, /first slash/],
  ['a slash at the end', '/old/ → /contact', '/old/', /“\/old\/”/, /without one at its end: \/old$/],
  ['a wildcard', '/old/* → /contact', '/old/*', /“\/old\/\*”/, /no \*/],
  ['a space', '/old page → /contact', '/old page', /“\/old page”/, /no spaces/],
  ['a full address', 'https://a.example/x → /contact', 'https', /https/, /first slash/],
  ['a target without a slash', '/old → contact', 'contact', /“contact”/, /page of this site/],
  ['an unknown status', '/old → /contact\n    status: 200', '200', /status/i, /301/],
  [
    'a chain',
    '/one → /two; /two → /contact',
    '/two\n',
    /\/two is itself redirected/,
    /the last address: \/contact/,
  ],
  [
    'an address that is added for the host',
    '/.well-known/security.txt → https://evil.example/x',
    '/.well-known',
    /Hosts use addresses such as/,
    /Delete this/,
  ],
  ['one by its code', '/%2Ewell-known/security.txt → /contact', '/%2Ewell', /Hosts use addresses/, /Delete/],
  ['the headers of a host', '/_headers → /contact', '/_headers', /Hosts use addresses/, /Delete/],
  ['a program of a host', '/_worker.js → /contact', '/_worker', /Hosts use addresses/, /Delete/],
  ['a file for servers', '/.htaccess → /contact', '/.htaccess', /Hosts use addresses/, /Delete/],
  ['the folder of a host', '/cdn-cgi/trace → /contact', '/cdn-cgi', /Hosts use addresses/, /Delete/],
  ['the domain for GitHub', '/CNAME → /contact', '/CNAME', /Hosts use addresses/, /Delete/],
  ['a folder of pictures', '/images → /contact', '/images', /files below \/images\//, /Delete/],
  ['a folder by its code', '/%69mages → /contact', '/%69mages', /files below \/images\//, /Delete/],
  ['a folder of scripts', '/assets → https://evil.example/', '/assets', /files below \/assets\//, /Delete/],
  ['a folder of pages', '/location → /contact', '/location', /files below \/location\//, /Delete/],
  ['a target for servers', '/old → /_headers', '/_headers', /no page or file at \/_headers/, /./],
  [
    'the same address twice',
    '/a1 → /contact; /a1 → /gear',
    '/a1\n    to: /gear',
    /twice/,
    /delete the other/,
  ],
]

const listOf = (entries: string) =>
  entries
    .split('; ')
    .map((entry) => `  - from: ${entry.replace(' → ', '\n    to: ')}\n`)
    .join('')

describe('a mistake is reported once, with its place', () => {
  test.each(mistakes)('%s', async (_name, entry, at, says, remedy) => {
    const { messages } = await buildWith(listOf(entry))
    const errors = messages.all.filter((message) => message.fatal)
    expect(errors.map((message) => message.reason)).toEqual([expect.stringMatching(says)])
    const place = placeOf(`redirects:\n${listOf(entry)}`, at)
    expect(errors[0]).toMatchObject({ ...place, note: expect.stringMatching(remedy) })
    expect(errors[0]?.file).toMatch(/redirects\.yaml$/)
  })

  test('a loop, at each of its entries', async () => {
    const { messages } = await buildWith('  - from: /one\n    to: /two\n  - from: /two\n    to: /one\n')
    expect(messages.all.filter(({ fatal }) => fatal).map(({ line, ruleId }) => [line, ruleId])).toEqual([
      [3, 'redirect-loop'],
      [5, 'redirect-loop'],
    ])
  })
})

test.each(hosts)(
  'for %s a redirect of an old address is right, and one of a file that is added for it is not',
  async (host) => {
    const redirects = '  - from: /old\n    to: /contact\n  - from: /Old/page.html\n    to: /gear\n'
    expect((await buildWith(redirects, { host })).messages.all.filter(({ fatal }) => fatal)).toEqual([])
    const { site } = await buildWith('', { host })
    const added = [...site.keys()].filter((path) => !path.endsWith('.html'))
    const list = added.map((path) => `  - from: ${path}\n    to: https://evil.example/\n`).join('')
    const { messages } = await buildWith(list, { host })
    const errors = messages.all.filter(({ fatal }) => fatal)
    expect(errors.map(({ line, reason }) => `${line} ${reason}`)).toHaveLength(added.length)
  },
)

test.each(['', '  - from: /old\n    to: https://elsewhere.example/x\n    status: 302\n'])(
  'accepts the list “%s”',
  async (list) => {
    expect((await buildWith(list)).messages.all.filter(({ fatal }) => fatal)).toEqual([])
  },
)

test.each([
  ['is a warning with the new address', '/old-prices', '/pricing', 'It has a new address: write /pricing.'],
  [
    'to a draft that only a page of another kind is given for asks for another sentence',
    '/blog/rainy-day-lan-party-kochi',
    '/pricing',
    'Take out the sentence that points to it',
  ],
])('a redirected link %s', async (_what, from, to, remedy) => {
  const content = join(await temporaryFolder(), 'content')
  await cp(contentOf.second, content, { recursive: true })
  await writeFile(join(content, 'redirects.yaml'), `redirects:\n  - from: ${from}\n    to: ${to}\n`)
  const draft = join(content, 'posts/rainy-day-lan-party-kochi.md')
  if (from.endsWith('kochi'))
    await writeFile(draft, readFileSync(draft, 'utf8').replace('\ndate:', '\ndraft: true\ndate:'))
  const guide = join(content, 'posts/choosing-a-fighting-game-pad.md')
  await writeFile(guide, `${readFileSync(guide, 'utf8').trimEnd()}\n\nSee the [tea list](${from}).\n`)
  const { messages } = await build(optionsFor({ content, out: join(content, '../out'), check: true }))
  expect(messages.all.filter(({ fatal }) => fatal)).toEqual([])
  const links = messages.all.filter(({ ruleId }) => ruleId === 'redirected-link')
  const [link] = links.filter(({ file }) => file?.endsWith('choosing-a-fighting-game-pad.md'))
  expect(link?.note).toContain(remedy)
  expect(link?.note).not.toContain('redirects.yaml')
})
