/** Example values: nothing that is delivered has one, unless there is no site without it. Filled in, it is everywhere. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bytesOf, type Site, textOf } from '../../src/siteFiles.ts'
import { built } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { buildWith } from '../secondCafe.ts'

test('the first café delivers no example that it can do without', () => {
  const delivered = listFiles(built.first).filter((file) =>
    /\.(html|txt|ics|json|xml|js|webmanifest)$/.test(file),
  )
  const examples = /to be confirmed|\.example(?!\.)|hello@example|(instagram|youtube)\.com/i
  expect(delivered.length).toBeGreaterThan(30)
  expect(delivered.filter((file) => examples.test(readFileSync(join(built.first, file), 'utf8')))).toEqual([])
})

describe('the second café', () => {
  const fields = ['name', 'contact.phone', 'contact.email', 'address.street', 'social']
  const entries = fields.map((field) => `  - field: ${field}\n    note: Not known yet.\n`)
  let filledIn: Site
  let withExamples: Site
  beforeAll(async () => {
    filledIn = (await buildWith('site.yaml', (text) => text)).site
    const outcome = await buildWith('site.yaml', (text) => `${text}placeholders:\n${entries.join('')}`, {
      'pages/contact.yaml': (text) => text.replace('<${site.contact.email}>', 'us'),
    })
    expect(outcome.messages.all.filter(({ fatal }) => fatal).map(({ reason }) => reason)).toEqual([])
    withExamples = outcome.site
  })

  const pathsWith = (site: Site, words: string): string[] =>
    [...site].filter(([, content]) => Buffer.from(bytesOf(content)).includes(words)).map(([path]) => path)

  test.each([
    ['address.street', 'Seaport-Airport Road', ['/index.html', '/contact.html', '/tournaments.ics']],
    [
      'contact.email',
      'namaste@monsoonpixel.example',
      ['/index.html', '/contact.html', '/.well-known/security.txt'],
    ],
    ['social', 'https://www.twitch.tv/monsoonpixel-example', ['/index.html', '/contact.html', '/blog.html']],
  ])('prints %s, and no longer once it is marked as an example', (_field, value, paths) => {
    expect(pathsWith(filledIn, value)).toEqual(expect.arrayContaining(paths))
    expect(pathsWith(withExamples, value)).toEqual([])
  })

  test('keeps an example without which there is no site', () => {
    for (const value of ['Monsoon Pixel', '+91 11111 22222'])
      expect(pathsWith(withExamples, value)).toContain('/contact.html')
  })

  test('has no empty list or line in place of an example', () => {
    for (const [path, content] of withExamples)
      if (path.endsWith('.html')) expect(textOf(content), path).not.toMatch(/<(ul|li|address)[^>]*><\/\1>/)
  })
})
