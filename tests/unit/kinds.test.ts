/** `public/` holds kinds of files that browsers only show, and nothing that a host obeys or that the site makes itself. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hosts } from '../../src/content/hosts.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { withHostFiles } from '../../src/hosts/hostFiles.ts'
import { readPublic, reportReplaced } from '../../src/public/readPublic.ts'
import { optionsFor, temporaryFolder } from '../cafes.ts'
import { renderedSite } from '../renderedPages.ts'

/** What is published of a folder with one file, and the messages. */
async function publish(path: string, content: string | Uint8Array = 'x') {
  const folder = await temporaryFolder()
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
  const messages = new Messages()
  const published = [...readPublic(folder, messages).keys()]
  return { published, rules: messages.all.map(({ ruleId }) => ruleId), note: messages.all[0]?.note }
}

describe('is published as it is', () => {
  test.each([
    'menu.pdf',
    'MENU.PDF',
    'plans/hall plan 2.png',
    'photo.JPG',
    'a.jpeg',
    'a.webp',
    'a.avif',
    'a.gif',
    'favicon.ico',
    'apple-touch-icon.png',
    'fonts/Own-Font.woff2',
    'a.woff',
    'a.ttf',
    'a.otf',
    'ads.txt',
    'humans.txt',
    'caf\u00e9.txt',
    '.well-known/pki-validation/fileauth.txt',
  ])('%s', async (path) => {
    expect(await publish(path)).toMatchObject({ published: [`/${path}`], rules: [] })
  })

  test('a file by which a service verifies the site', async () => {
    const google = 'google1234567890abcdef.html'
    const bing = `<?xml version="1.0"?>\n<users>\n\t<user>${'0123456789ABCDEF'.repeat(2)}</user>\n</users>\n`
    expect((await publish(google, `google-site-verification: ${google}\n`)).rules).toEqual([])
    expect((await publish('BingSiteAuth.xml', bing)).rules).toEqual([])
    expect((await publish('.well-known/assetlinks.json', '[]')).rules).toEqual([])
    expect((await publish('.well-known/apple-app-site-association', '{"applinks":{}}')).rules).toEqual([])
  })
})

describe('is refused, and left out', () => {
  test.each([
    // Pages with programs.
    'x.html',
    'x.HTM',
    'x.xhtml',
    'x.xht',
    'x.xml',
    'x.xsl',
    'x.mht',
    'x.svgz',
    'x.hta',
    'x.swf',
    // Programs.
    'x.js',
    'x.mjs',
    'x.wasm',
    'x.css',
    'x.json',
    'x.webmanifest',
    'sw.js',
    'x.php',
    'x.cgi',
    'x.sh',
    'x.exe',
    'x.zip',
    // What hosts obey.
    '_headers',
    '_redirects',
    '_worker.js',
    '_routes.json',
    'functions/api.js',
    'functions/_middleware.ts',
    'netlify.toml',
    'vercel.json',
    'CNAME',
    '.nojekyll',
    '.htaccess',
    'plans/.htaccess',
    '.user.ini',
    'web.config',
    '.well-known/security.html',
    '.well-known/.htaccess',
    // Names that a server or a person may take for another kind.
    'README',
    'x',
    'x.',
    '.txt',
    'x.pdf.exe',
    'x.html ',
    'x.html%00.txt.js',
    'google12.html',
    'a/google1234567890abcdef.html',
  ])('%s', async (path) => {
    const { published, rules, note } = await publish(path)
    expect([published, rules]).toEqual([[], ['public-kind']])
    expect(note).toMatch(
      /This folder is for pictures .*documents \(pdf, txt\) and fonts .*src\/public\/publishedKinds\.ts/,
    )
  })

  test.each([
    ['.env', 'TOKEN=abc', 'secret'],
    ['keys/server.PEM', 'x', 'secret'],
    ['id_ed25519', 'x', 'secret'],
    ['staff-passwords.txt', 'x', 'secret'],
    ['key.txt', '-----BEGIN RSA PRIVATE KEY-----', 'secret'],
    ['menu.txt', 'Tea\n<<<<<<< HEAD\n90\n=======\n95\n>>>>>>> x\n', 'conflict'],
    ['menu.pdf', 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n', 'git-lfs'],
  ])('secrets, and what is in place of a file: %s', async (path, text, rule) => {
    expect(await publish(path, text)).toMatchObject({ published: [], rules: [rule] })
  })

  test('a folder of a program, in one message', async () => {
    const folder = await temporaryFolder()
    mkdirSync(join(folder, '.git/objects'), { recursive: true })
    for (const path of ['.git/config', '.git/HEAD', '.git/objects/x']) writeFileSync(join(folder, path), 'x')
    const messages = new Messages()
    expect([...readPublic(folder, messages)]).toEqual([])
    expect(messages.all.map(({ file }) => file?.slice(-5))).toEqual(['/.git'])
  })

  test.each([
    'x.php.txt',
    'x.html.pdf',
    'menu.v2.pdf',
    'x.shtml.png',
    'a.b/x.txt',
    'a/.well-known/x.txt',
    'x.asis.txt',
    '.x.txt',
  ])('several dots: %s', async (path) => {
    expect(await publish(path)).toMatchObject({
      published: [],
      rules: [path === '.x.txt' ? 'public-kind' : 'public-name'],
    })
  })

  test.each([
    ['google1234567890abcdef.html', '<script>alert(1)</script>'],
    [
      'google1234567890abcdef.html',
      'google-site-verification: google1234567890abcdef.html<script>alert(1)</script>',
    ],
    ['google1234567890abcdef.html', 'google-site-verification: google00000000.html'],
    [
      'BingSiteAuth.xml',
      '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
    ],
    ['BingSiteAuth.xml', `<?xml version="1.0"?><users><user>${'A'.repeat(32)}</user></users><!---->`],
    ['.well-known/apple-app-site-association', '<script>alert(1)</script>'],
    ['.well-known/apple-developer-merchantid-domain-association', '<script>alert(1)</script>'],
  ])('%s with other text', async (path, text) => {
    const { published, rules, note } = await publish(path, text)
    expect([published, rules]).toEqual([[], ['public-kind']])
    expect(note).toContain('Download it again from the service')
  })
})

test.each(['.DS_Store', '._menu.pdf', 'Icon\r', 'Thumbs.db', 'desktop.ini', 'plans/.gitkeep', 'menu.pdf~'])(
  'what programs leave beside files is neither published nor reported: %s',
  async (path) => {
    expect(await publish(path)).toMatchObject({ published: [], rules: [] })
  },
)

test('a file that the site makes itself is reported', () => {
  const messages = new Messages()
  const published = new Map([
    ['/robots.txt', ''],
    ['/menu.pdf', ''],
  ])
  reportReplaced(
    published,
    new Map([
      ['/robots.txt', ''],
      ['/index.html', ''],
    ]),
    'public',
    messages,
  )
  expect(messages.all.map(({ file, ruleId, fatal }) => [file, ruleId, fatal])).toEqual([
    ['public/robots.txt', 'public-replaces', true],
  ])
})

test.each(hosts)('a file that is added for %s is reported', async (host) => {
  const published = new Map([['/.well-known/security.txt', '']])
  const rendered = renderedSite(new Map([['/index.html', '<html><head></head></html>'], ...published]), {
    published,
  })
  await withHostFiles(rendered, optionsFor({ host, public: 'public' }))
  expect(rendered.messages.all.filter(({ fatal }) => fatal).map(({ file }) => file)).toEqual([
    'public/.well-known/security.txt',
  ])
})

test('a file by which a service verifies the site stays as it is on GitHub', async () => {
  const path = '/google1234567890abcdef.html'
  const text = `google-site-verification: ${path.slice(1)}`
  const rendered = renderedSite(new Map([['/index.html', '<html><head></head></html>']]))
  rendered.site.set(path, text)
  const site = await withHostFiles(rendered, optionsFor({ host: 'github' }))
  expect(site.get(path)).toBe(text)
  expect(site.get('/index.html')).toContain('Content-Security-Policy')
})
