/** Addresses on hosts: hashed names, and redirects with queries. */
import { describe, expect, test } from 'vitest'
import { hashedName, isHashed } from '../../src/assets/hashedName.ts'
import { href, webAddress } from '../../src/content/schema/fields.ts'
import { checkOldAddress, checkTarget, checkWebAddress } from '../../src/diagnostics/address.ts'
import { withQuery } from '../../src/hosts/redirectRules.ts'
import { renderMarkdown } from '../../src/markdown/render.ts'
import { fileAt } from '../../src/siteFiles.ts'

test('a name with the hash of its content is recognized, other names are not', () => {
  expect(isHashed(hashedName('/assets/main.js', 'a'))).toBe(true)
  expect(isHashed('/images/court.1a2b3c4d-480.avif')).toBe(true)
  expect(isHashed('/assets/main.js')).toBe(false)
  expect(isHashed('/1a2b3c4d/main.js')).toBe(false)
  expect(hashedName('/assets/main.js', 'a')).not.toBe(hashedName('/assets/main.js', 'b'))
})

describe('an address is checked once, and printed in its checked form', () => {
  test('by every field that takes one', () => {
    for (const field of [webAddress, href]) {
      expect(field.safeParse('https://example.com/ünï').data).toBe('https://example.com/%C3%BCn%C3%AF')
      expect(field.safeParse('https://me:secret@example.com/').success).toBe(false)
    }
    expect(href.safeParse('/pricing').data).toBe('/pricing')
  })

  test.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com/'],
    ['https://www.example.com?a=1', 'https://www.example.com?a=1'],
    ['https://EXAMPLE.com:443/a"<>', 'https://example.com/a%22%3C%3E'],
    ['https://www.gооgle.com/ünï?q=ख#é', 'https://www.xn--ggle-55da.com/%C3%BCn%C3%AF?q=%E0%A4%96#%C3%A9'],
    [
      'https://maps.example.com:8443/@18.5,73.7,17z/data=!3m1!4b1',
      'https://maps.example.com:8443/@18.5,73.7,17z/data=!3m1!4b1',
    ],
  ])('%s becomes %s', (written, checked) => {
    expect(checkWebAddress(written)).toBe(checked)
  })

  test.each([
    ['https://user@example.com', /user name/],
    ['https://a:b@example.com/', /user name/],
    ['https://*/x', /“\*” is not the name/],
    ['https://*.example.com', /not the name/],
    ['https://a;sandbox;b.invalid/x', /not the name/],
    ['https://$http_cookie.b.invalid/x', /not the name/],
    ['https://{host}.b.invalid/x', /not the name/],
    ["https://a'b.com/", /not the name/],
    ['https://a,b.com/', /not the name/],
    ['https://localhost/', /not the name/],
    ['https://127.0.0.1/', /not the name/],
    ['https://0x7f.1/', /not the name/],
    ['https://[::1]/', /not the name/],
    ['https://example.com./', /not the name/],
    ['https://-a.com/', /not the name/],
    ['https://example.com:99999/', /not an address/],
    ['https://example.com:0', /port 0/],
    ['https://example.com:00/x', /port 0/],
    ['https://xn--a.com/', /not an address/],
  ])('%s is refused', (written, reason) => {
    expect(checkWebAddress(written)).toMatchObject({
      reason: expect.stringMatching(reason),
      remedy: expect.any(String),
    })
    expect(checkTarget(written)).toMatchObject({ reason: expect.stringMatching(/./) })
  })

  test.each([
    ['/pricing?a=1#top', '/pricing?a=1#top'],
    ['/ख', '/%E0%A4%96'],
    ['/a/../b', '/b'],
    ['https://example.com/ünï', 'https://example.com/%C3%BCn%C3%AF'],
  ])('the target %s becomes %s', (written, checked) => {
    expect(checkTarget(written)).toBe(checked)
  })

  const signs = ['*', '{', '}', '$', '"', ';', '\\', '`', '<', '>', '|', '^', '\n', '\u202e']
  test.each(signs.flatMap((sign) => [sign, encodeURIComponent(sign).replace('*', '%2A')]))(
    'no target and no old address has the sign %j',
    (sign) => {
      for (const written of [`/a${sign}b`, `/a?b=${sign}`, `https://example.com/${sign}`])
        expect(checkTarget(written), written).toMatchObject({ remedy: expect.stringMatching(/without it/) })
      expect(checkOldAddress(`/a${sign}b`)).toMatchObject({ remedy: expect.stringMatching(/without it/) })
    },
  )

  test.each([
    '/..//evil.invalid',
    '/.//evil.invalid',
    '/%2e%2e//evil.invalid',
    '/%',
    '/%zz',
    `/${'a'.repeat(1000)}`,
  ])('the target %s is refused', (written) => {
    expect(checkTarget(written)).toMatchObject({ remedy: expect.any(String) })
  })

  test.each([
    ['/a%41-b', '/aA-b'],
    ['/%e0%a4%96/x', '/%E0%A4%96/x'],
    ['/ख', '/%E0%A4%96'],
    ["/it's%20(a)&b", "/it's%20(a)&b"],
  ])('the old address %s becomes %s', (written, checked) => {
    expect(checkOldAddress(written)).toBe(checked)
  })

  test.each([
    '/a/../b',
    '/a/%2e%2e/b',
    '/a%2Fb',
    '/a%3Fb',
    '/a%23b',
    '/a%3Ab',
    '/a%25b',
    '/a%',
    `/${'%E0%A4%96'.repeat(90)}`,
  ])('the old address %s is refused', (written) => {
    expect(checkOldAddress(written)).toMatchObject({ remedy: expect.any(String) })
  })
})

describe('a link is right or wrong in Markdown as in YAML', () => {
  const inMarkdown = (link: string) =>
    renderMarkdown(`See [this](${link}) first.`, { inPage: false }).problems

  test.each([
    '/pricing',
    '/pricing?a=1#b',
    '#top',
    'https://www.example.com/a',
    'https://www.example.com:8443/a',
    'tel:+912223334444',
    'tel:022-2333-4444',
    'mailto:hello@example.com',
    'mailto:hello+x@mail.example.co.in?subject=Birthday%20party&body=Hi%0D%0Athere',
    'mailto:hello@example.com?body=Hi',
  ])('%s is right', (link) => {
    expect(href.safeParse(link).success).toBe(true)
    expect(inMarkdown(link)).toEqual([])
  })

  test.each([
    'tel:*%2306%23',
    'tel:*#06#',
    'tel:+91;ext=1',
    `tel:${'1'.repeat(40)}`,
    'tel:javascript:alert(1)',
    'mailto:a@b.example?attach=/etc/passwd',
    'mailto:a@b.example?cc=c@d.example',
    'mailto:a@b.example?subject=x&bcc=c@d.example',
    'mailto:a@b.example?Subject=x',
    'mailto:a@b.example%0aBcc:x@y.example',
    'mailto:a@b.example,c@d.example',
    'mailto:a@b.example?subject=x%0aBcc:y',
    'mailto:a@b.example?subject=%zz',
    'mailto:a@localhost',
    'mailto:%22%3Cscript%3E@b.example',
    'mailto:',
    'https://example.com:0',
    'https://example.com:0/x?y#z',
    'https://user@example.com',
    'https://127.0.0.1/',
    'https:///example.com',
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    '/\\\\example.com',
    'pricing',
    '#',
    'mailto:a@b.example?subject=x%0d%0aBcc:y',
  ])('%s is wrong', (link) => {
    expect(href.safeParse(link).success).toBe(false)
    expect(inMarkdown(link).map(({ rule }) => rule)).toContain('malformed-link')
  })

  test('one of more than 2000 characters is wrong', () => {
    for (const start of ['/', '#', 'https://example.com/', 'tel:1', 'mailto:a@b.example?body=']) {
      const link = start + '2'.repeat(2000)
      expect(href.safeParse(link).success, start).toBe(false)
      expect(inMarkdown(link).length, start).toBe(1)
    }
  })
})

test('the index of a folder answers at the address of the folder', () => {
  const site = new Map([['/admin/index.html', '']])
  expect(fileAt('/admin', site)).toBe('/admin/index.html')
  expect(fileAt('/adm', site)).toBeUndefined()
})

test.each([
  ['/about', '/about$q'],
  ['/about#team', '/about$q#team'],
  ['/blog?q=pad', '/blog?q=pad'],
  ['/blog?q=pad#top', '/blog?q=pad#top'],
])('a redirect to %s passes the query on unless its target has one', (to, expected) => {
  expect(withQuery(to, '$q')).toBe(expected)
})
