/** The files for each host: the same headers and redirects in its own syntax, within its limits. */
import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Host } from '../../src/content/hosts.ts'
import type { Content } from '../../src/content/types.ts'
import { policyForMeta, policyOf } from '../../src/hosts/contentSecurityPolicy.ts'
import { withHostFiles } from '../../src/hosts/hostFiles.ts'
import { bytesOf, type Site, textOf } from '../../src/siteFiles.ts'
import { built, loadedContent, optionsFor } from '../cafes.ts'
import { readSite } from '../html.ts'
import { inlinedIn, renderedSite } from '../renderedPages.ts'

let site: Site
let content: Content
beforeAll(async () => {
  site = new Map(
    [...readSite(built.second)].filter(
      ([path]) => !/^\/(_headers|_redirects|\.nojekyll|\.well-known\/.*)$/.test(path),
    ),
  )
  content = loadedContent('second')
})

async function hosted(
  host: Host | undefined,
  changes: Partial<Content> = {},
  finished = site,
  published: Site = new Map(),
) {
  const rendered = renderedSite(finished, {
    content: { ...content, ...changes },
    published,
    today: '2026-11-20',
  })
  const files = await withHostFiles(rendered, optionsFor({ host }))
  return { files, text: (path: string) => String(files.get(path) ?? ''), messages: rendered.messages.all }
}

const withRedirects = (count: number, to = '/contact'): Partial<Content> => ({
  redirects: {
    redirects: Array.from({ length: count }, (_, index) => ({ from: `/old/page-${index}`, to, status: 301 })),
  },
})
const withSite = (changes: Partial<Content['site']>): Partial<Content> => ({
  site: { ...content.site, ...changes },
})
const editor = { backend: 'github' as const, repository: 'our-cafe/website', branch: 'main' }

describe('the policy', () => {
  test('allows the style of every page by its hash, and nothing that is unsafe', () => {
    const policy = policyOf(
      content,
      inlinedIn([...site].flatMap(([path, page]) => (path.endsWith('.html') ? [textOf(page)] : []))),
    )
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src 'self' 'sha256-/,
    )
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/)
    expect(policy).toMatch(
      /form-action 'self' https:\/\/wa\.me https:\/\/api\.whatsapp\.com; base-uri 'none'; frame-ancestors 'none'$/,
    )
  })

  test('has a hash for each different style and executed script, and none for data', () => {
    const inlined = inlinedIn([
      '<style>a{}</style><script type="application/ld+json">{}</script><script type="module" src="/x.js"></script>',
      '<style>a{}</style><style>b{}</style><script type="speculationrules">{"prefetch":[]}</script><SCRIPT>alert(1)</SCRIPT>',
    ])
    const hashes = (...texts: string[]) =>
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort()
    expect(inlined.inlineStyles).toEqual(hashes('a{}', 'b{}'))
    expect(inlined.inlineScripts).toEqual(hashes('{"prefetch":[]}', 'alert(1)'))
  })

  test("Google's hosts and the form's service are in it only when they are in the content", () => {
    const nothing = inlinedIn([])
    expect(policyOf(content, nothing)).not.toMatch(/google|forms/)
    const more = {
      ...content,
      site: {
        ...content.site,
        analytics: { measurementId: 'G-TEST1' },
        contactForm: { endpoint: 'https://forms.service.example/our/form?x=1' },
      },
    }
    expect(policyOf(more, nothing)).toContain("script-src 'self' https://*.googletagmanager.com;")
    expect(policyOf(more, nothing)).toContain(
      "connect-src 'self' https://forms.service.example https://*.google-analytics.com",
    )
    expect(policyOf(more, nothing)).toContain("form-action 'self' https://forms.service.example;")
    expect(policyForMeta(more, nothing)).not.toContain('frame-ancestors')
  })
})

test('without a host, only files that are harmless together are written', async () => {
  const { files, text, messages } = await hosted(undefined)
  expect([...files.keys()].filter((path) => !site.has(path)).sort()).toEqual([
    '/.nojekyll',
    '/.well-known/security.txt',
    '/_headers',
  ])
  expect(text('/_headers')).not.toContain('  ! ')
  expect(messages).toEqual([])
})

test('the rule for all paths sets no caching, which Cloudflare would merge with that of hashed files', async () => {
  for (const host of [undefined, 'netlify', 'cloudflare'] as const) {
    const [general = '', ...others] = (await hosted(host)).text('/_headers').split('\n\n')
    expect(general).not.toContain('Cache-Control')
    expect(others.map((rule) => rule.split('\n')[0])).toEqual(['/assets/*', '/images/*'])
    for (const rule of others) expect(rule).toContain('  Cache-Control: public, max-age=31536000, immutable')
  }
})

test('a folder with a file without a hash in its name is not cached for ever', async () => {
  const { text } = await hosted('netlify', {}, new Map([...site, ['/images/logo.png', 'x']]))
  expect(text('/_headers')).not.toContain('/images/*')
})

test('Netlify redirects unknown guides to the list; Cloudflare, which would redirect every guide, does not', async () => {
  expect((await hosted('netlify', withRedirects(1))).text('/_redirects')).toBe(
    '/old/page-0 /contact 301\n/blog/:guide /blog 302\n',
  )
  for (const host of ['cloudflare', undefined] as const)
    expect((await hosted(host)).text('/_redirects')).not.toContain('/blog/')
})

test('Netlify gets letters of other scripts decoded, as it compares them', async () => {
  const from = ['/%E0%A4%96%E0%A5%87%E0%A4%B2', '/a%20b', '/a%C2%A0b', '/%E0%A4', '/%3Fx']
  const redirects = { redirects: from.map((from) => ({ from, to: '/gear', status: 301 })) }
  expect((await hosted('netlify', { redirects })).text('/_redirects')).toBe(
    `${['/खेल', '/a%20b', '/a%C2%A0b', '/%E0%A4', '/%3Fx'].map((from) => `${from} /gear 301\n`).join('')}/blog/:guide /blog 302\n`,
  )
})

test('the form editor has a policy of its own, which replaces the general one', async () => {
  const changes = withSite({ editor })
  const netlify = (await hosted('netlify', changes)).text('/_headers')
  expect(netlify).toMatch(/\n\/admin\/\*\n {2}Content-Security-Policy: .*api\.github\.com/)
  const cloudflare = (await hosted('cloudflare', changes)).text('/_headers')
  expect(cloudflare).toMatch(
    /\n\/admin\/\*\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*api\.github/,
  )
  expect((await hosted(undefined, changes)).messages).toMatchObject([
    { ruleId: 'host-unknown', fatal: false, line: expect.any(Number) },
  ])
  const withPage = new Map([...site, ['/admin/index.html', '<!doctype html>']])
  const { text } = await hosted('apache', changes, withPage)
  expect(text('/.htaccess')).toMatch(
    /\nSetEnvIf Request_URI "\^\/admin\/" (path_\d)\nHeader always set Content-Security-Policy ".*api\.github.*" env=\1\n/,
  )
})

describe('GitHub Pages', () => {
  test('each page carries its policy, before everything else, with the hashes of this page alone', async () => {
    const { files, text } = await hosted('github')
    for (const [path] of files) {
      if (!path.endsWith('.html') || !site.has(path)) continue
      expect(text(path), path).toMatch(
        /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
      )
      // Its style, which pages to fetch in advance, and the scripts inside it.
      const hashes = 2 + (text(path).match(/<script>/g) ?? []).length
      expect(text(path).match(/sha256-/g), path).toHaveLength(hashes)
    }
    expect(files.has('/_headers') || files.has('/_redirects')).toBe(false)
  })

  test('an old address is a page that redirects and is not indexed', async () => {
    const { text } = await hosted('github')
    const page = text('/journal/pads.html')
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/blog/choosing-a-fighting-game-pad">')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain(
      `<link rel="canonical" href="${content.site.url}/blog/choosing-a-fighting-game-pad">`,
    )
    expect(text('/prices.html')).toContain('url=/pricing#evening')
  })

  test('CNAME names the domain, but no placeholder and no domain of GitHub', async () => {
    expect((await hosted('github')).text('/CNAME')).toBe('monsoonpixel.example\n')
    const example = withSite({ placeholders: [{ field: 'url', note: 'x' }] })
    expect((await hosted('github', example)).files.has('/CNAME')).toBe(false)
    const own = withSite({ url: 'https://cafe.github.io' })
    expect((await hosted('github', own)).files.has('/CNAME')).toBe(false)
  })

  test('an address cannot leave its attribute', async () => {
    const { text } = await hosted('github', withRedirects(1, '/x"><script>alert(1)</script>'))
    expect(text('/old/page-0.html')).not.toContain('<script')
  })
})

test('an old address redirects with a slash at its end as well', async () => {
  expect((await hosted('github')).text('/journal/pads/index.html')).toContain(
    'url=/blog/choosing-a-fighting-game-pad',
  )
  expect((await hosted('apache')).text('/.htaccess')).toContain('RewriteRule "^journal/pads/$" "/blog/')
})

test('Apache gets compressed variants of texts, the same each time', async () => {
  const { files } = await hosted('apache')
  const page = brotliDecompressSync(bytesOf(files.get('/index.html.br') ?? ''))
  expect(page.toString()).toBe(textOf(files.get('/index.html')))
  expect(files.has('/index.html.gz') && files.has('/.well-known/security.txt.br')).toBe(true)
  expect([...files.keys()].some((path) => /(avif|jpg|png|woff2|htaccess)\.(br|gz)$/.test(path))).toBe(false)
  const again = await hosted('apache')
  expect(
    [...again.files].every(([path, bytes]) =>
      Buffer.from(bytesOf(bytes)).equals(bytesOf(files.get(path) ?? '')),
    ),
  ).toBe(true)
  expect((await hosted('netlify')).files.has('/index.html.br')).toBe(false)
})

test('Apache gets no directive that shared hosting may forbid, and none of a module that it may lack', async () => {
  const lines = (await hosted('apache', withSite({ editor }))).text('/.htaccess').split('\n')
  const outside = lines.filter(
    (_line, index) => depthAt(lines, index) === 0 && !/^<\/?IfModule/.test(lines[index] ?? ''),
  )
  const names = new Set(outside.flatMap((line) => /^<?\w+/.exec(line.trim())?.[0] ?? []))
  expect([...names].sort()).toEqual(['<FilesMatch', 'ErrorDocument', 'ForceType'])
  expect(
    lines.filter((line) => /^\s*(Options|Require|Order|Allow|Deny|<If |<Location|<Directory)\b/.test(line)),
  ).toEqual([])
})

/** In how many `<IfModule>` a line is. */
const depthAt = (lines: readonly string[], at: number) =>
  lines
    .slice(0, at)
    .reduce((depth, line) => depth + (line.startsWith('<IfModule') ? 1 : line === '</IfModule>' ? -1 : 0), 0)

describe('a limit of a host is reported', () => {
  test('a policy with more hashes than a line of Cloudflare holds; a warning while no host is named', async () => {
    const many = new Map([...site])
    for (let index = 0; index < 60; index++) many.set(`/page-${index}.html`, `<style>.a${index}{}</style>`)
    const { messages } = await hosted('cloudflare', {}, many)
    expect(messages.map(({ reason, fatal }) => [reason, fatal])).toEqual([
      [
        expect.stringMatching(
          /There are \d{4} characters in a line of the file _headers; Cloudflare Pages takes at most 2000/,
        ),
        true,
      ],
    ])
    expect((await hosted(undefined, {}, many)).messages).toMatchObject([{ fatal: false }])
    expect((await hosted('apache', {}, many)).messages).toEqual([])
  })

  test('a file that is too large, a redirect that is too long', async () => {
    const large = new Map([...site, ['/film.mp4', new Uint8Array(26 * 1024 ** 2)] as const])
    expect((await hosted('cloudflare', {}, large)).messages[0]?.reason).toMatch(
      /26 MiB in the file \/film\.mp4/,
    )
    const long = new Map([...site, ['/_redirects', `/old /${'x'.repeat(1000)} 301\n`] as const])
    expect((await hosted('cloudflare', {}, long)).messages[0]?.reason).toMatch(/characters in a redirect/)
  })
})

test.each([
  ['2026-01-01', '2026-12-31'],
  ['2026-06-30', '2026-12-31'],
  ['2026-07-01', '2027-06-30'],
  ['2026-12-31', '2027-06-30'],
])('security.txt made on %s is valid until %s, less than a year', async (today, until) => {
  const { securityTxt } = await import('../../src/hosts/hostFiles.ts')
  const text = String(securityTxt(content, today).get('/.well-known/security.txt'))
  expect(text).toBe(
    `Contact: mailto:${content.site.contact.email}\nExpires: ${until}T23:59:59Z\nPreferred-Languages: ${content.site.language}\nCanonical: ${content.site.url}/.well-known/security.txt\n`,
  )
  expect(Date.parse(until) - Date.parse(today)).toBeLessThan(365 * 86_400_000)
})
