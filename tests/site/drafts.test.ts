/** Drafts and guides with a future date are nowhere on the site; both are checked like all others. */

import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build, check, render } from '../../build.ts'
import { waitingGuides } from '../../src/content/publish.ts'
import type { Options } from '../../src/options.ts'
import type { Outcome } from '../../src/report.ts'
import { bytesOf, textOf } from '../../src/siteFiles.ts'
import { contentOf, optionsFor, publicOf, required, temporaryFolder } from '../cafes.ts'

interface Guide {
  slug: string
  /** More lines of front matter. */
  fields?: string
  date: string
  text?: string
}

/** A word that only the unpublished guides contain. */
const secret = 'Zanzibar'

const guide = ({ slug, fields = '', date, text = '' }: Guide) => `---
id: ${slug}
title: The ${secret} plan for ${slug}
description: What ${secret} has to do with ${slug}, and why nobody is to know anything about it before its day comes.
author: Somebody
date: ${date}
readTime: 3 minutes
category: ${secret} nights
tags:
  - ${secret}
image: chaya-balcony.jpg
imageAlt: Tea on the balcony.
keywords: ${secret}, ${slug}
${fields}---

The word is ${secret}. ${text}
`

/** The options of a build of the second café with more guides; `changes` append to files of the content. */
async function optionsWith(
  guides: readonly Guide[],
  options: Partial<Options>,
  changes: Record<string, string> = {},
): Promise<Options> {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await cp(contentOf.second, content, { recursive: true })
  for (const entry of guides) await writeFile(join(content, `posts/${entry.slug}.md`), guide(entry))
  for (const [file, more] of Object.entries(changes)) {
    await writeFile(join(content, file), `${await readFile(join(content, file), 'utf8')}${more}`)
  }
  return optionsFor({ content, public: publicOf.second, out: join(folder, 'site'), ...options })
}

const buildWith = async (
  guides: readonly Guide[],
  options: Partial<Options> = {},
  changes: Record<string, string> = {},
): Promise<Outcome> => build(await optionsWith(guides, options, changes))

/** Renders and checks the second café with more guides, as the dev server does. */
async function previewWith(guides: readonly Guide[]): Promise<Outcome> {
  const options = await optionsWith(guides, { dev: true })
  const rendered = await render(options, new Map())
  const checked = rendered.built ? check(rendered.built, options) : { areLinksChecked: false, toRead: [] }
  return { ...rendered, ...checked, site: rendered.built?.site ?? new Map(), milliseconds: 0 }
}

const errorsOf = ({ messages }: Outcome) => messages.all.filter(({ fatal }) => fatal)

const filesWithSecret = ({ site }: Outcome) =>
  [...site]
    .filter(([path, content]) =>
      new RegExp(secret, 'i').test(path + Buffer.from(bytesOf(content)).toString('latin1')),
    )
    .map(([path]) => path)

const draft = { slug: 'the-draft', date: '2026-01-05', fields: 'draft: true\n' }
const open = { slug: 'the-open-one', date: '2026-01-01' }
const later = { slug: 'the-later-one', date: '2026-11-28' }

describe('an unpublished guide', () => {
  let plain: Outcome
  let outcome: Outcome
  beforeAll(async () => {
    plain = await buildWith([])
    outcome = await buildWith([draft, later])
  })

  test('does not change a byte of the site', () => {
    expect(errorsOf(outcome)).toEqual([])
    expect(filesWithSecret(outcome)).toEqual([])
    expect([...outcome.site.keys()]).toEqual([...plain.site.keys()])
    for (const [path, content] of plain.site)
      expect(Buffer.compare(bytesOf(outcome.site.get(path) ?? ''), bytesOf(content)) === 0, path).toBe(true)
  })

  test.each([
    ['a wrong field', { ...draft, fields: 'draft: true\nauthr: x\n' }, 'unknown-field'],
    ['a switch that is neither on nor off', { ...draft, fields: 'draft: maybe\n' }, 'wrong-type'],
    ['a broken link', { ...later, text: '[x](/nowhere)' }, 'broken-link'],
    ['a broken link of a draft', { ...draft, text: '[x](/nowhere)' }, 'broken-link'],
    ['HTML', { ...draft, text: '<b>x</b>' }, 'raw-html'],
  ])('is checked like others: %s', async (_name, entry, rule) => {
    expect(errorsOf(await buildWith([entry])).map(({ ruleId }) => ruleId)).toContain(rule)
  })
})

describe('the day on which a guide is published', () => {
  test.each([
    ['the evening before, in the site’s time zone', '2026-11-27T18:29:59Z', false],
    ['midnight, in the site’s time zone', '2026-11-27T18:30:00Z', true],
  ])('%s', async (_name, instant, isOut) => {
    const outcome = await buildWith([later], { now: new Date(instant) })
    expect(outcome.site.has('/blog/the-later-one.html')).toBe(isOut)
    const lists = ['/blog.html', '/sitemap.xml', '/feed.xml']
    for (const file of lists)
      expect(textOf(outcome.site.get(file)).includes('the-later-one'), file).toBe(isOut)
    expect(filesWithSecret(outcome).some((path) => path === '/guides.json')).toBe(isOut)
    expect(filesWithSecret(outcome).length > 0).toBe(isOut)
  })

  test('a draft is not published, whatever its date', async () => {
    expect(filesWithSecret(await buildWith([draft], { now: new Date('2030-01-01T00:00:00Z') }))).toEqual([])
  })

  test('a draft and a later guide may have a video', async () => {
    const text = '\n\n[![A seat at night.](monsoon-hall.jpg)](https://www.youtube.com/watch?v=abcdefghijk)\n'
    for (const guide of [draft, later])
      expect(errorsOf(await buildWith([{ ...guide, text }])).map(({ reason }) => reason)).toEqual([])
  })

  test('“draft: false” is no draft', async () => {
    const outcome = await buildWith([{ ...draft, fields: 'draft: false\n' }])
    expect(outcome.site.has('/blog/the-draft.html')).toBe(true)
  })
})

describe('a link to an unpublished guide', () => {
  test.each([
    [
      'a draft',
      draft,
      "is a draft (“draft: true”), so visitors can't open it",
      'If the guide should be on the site, delete “draft: true” in posts/the-draft.md. Otherwise, delete the sentence that points to it (in a menu or a list, the whole entry), or redirect its address in redirects.yaml, with the two lines “  - from: /blog/the-draft” and “    to: /blog”.',
    ],
    ['a later guide', later, 'only published on 28 November 2026', 'Take the link out until then.'],
  ])('from a page to %s is an error', async (_name, target, words, remedy) => {
    const outcome = await buildWith([target, { ...open, text: `[x](/blog/${target.slug})` }])
    const [error, ...others] = errorsOf(outcome)
    expect(others).toEqual([])
    expect(error).toMatchObject({ ruleId: 'broken-link', line: 16 })
    expect(error?.file).toMatch(/posts\/the-open-one\.md$/)
    expect(error?.reason).toContain(words)
    expect(error?.note).toContain(remedy)
  })

  test.each([
    ['a guide of the same day may', { ...open, date: '2026-11-28' }, later, 0],
    ['a guide of a later day may', { ...open, date: '2026-12-24' }, later, 0],
    [
      'a guide of an earlier day may not',
      { ...later, date: '2026-11-29' },
      { ...open, date: '2026-12-24' },
      1,
    ],
    ['a draft may, it comes out nobody knows when', { ...draft, slug: 'the-other-draft' }, later, 0],
    ['a draft may lead to a draft', { ...draft, slug: 'the-other-draft' }, draft, 0],
    ['a later guide may not lead to a draft, which would still be one', later, draft, 1],
  ])('%s', async (_name, from, to, errors) => {
    const outcome = await buildWith([to, { ...from, text: `[x](/blog/${to.slug})` }])
    expect(errorsOf(outcome)).toHaveLength(errors)
  })

  test('a redirected link is a warning, so that a guide can be unpublished', async () => {
    const outcome = await buildWith(
      [draft, { ...open, text: '[x](/blog/the-draft)' }],
      {},
      { 'redirects.yaml': '  - from: /blog/the-draft\n    to: /blog\n' },
    )
    expect(errorsOf(outcome)).toEqual([])
    const links = outcome.messages.all.filter(({ ruleId }) => ruleId === 'redirected-link')
    expect(links).toHaveLength(1)
    expect(links[0]).toMatchObject({
      line: 16,
      reason: 'The link “/blog/the-draft” only leads to /blog by a redirect.',
    })
    expect(links[0]?.note).toMatch(/^Take out the sentence that points to it/)
  })

  test('a redirect to it is an error', async () => {
    const outcome = await buildWith(
      [draft],
      {},
      {
        'redirects.yaml': '  - from: /old-plan\n    to: /blog/the-draft\n',
      },
    )
    expect(errorsOf(outcome).map(({ reason }) => reason)).toEqual([
      "The guide /blog/the-draft is a draft (“draft: true”), so visitors can't open it.",
    ])
  })
})

describe('the preview', () => {
  test('shows drafts and later guides with a mark', async () => {
    const outcome = await previewWith([draft, later])
    expect(errorsOf(outcome)).toEqual([])
    const marks = (path: string) =>
      textOf(outcome.site.get(path))
        .split(/<h1|<section/)
        [path === '/blog.html' ? 1 : 0]?.match(/(Still brewing|Poured on [\w ]*)(?=<)/g)
    expect(marks('/blog/the-draft.html')).toEqual(['Still brewing'])
    expect(marks('/blog/the-later-one.html')).toEqual(['Poured on 28 November 2026'])
    expect(marks('/blog.html')).toEqual(['Poured on 28 November 2026', 'Still brewing'])
  })

  test('reports a link to a draft as the build does', async () => {
    const outcome = await previewWith([draft, { ...later, text: '[x](/blog/the-draft)' }])
    expect(errorsOf(outcome).map(({ ruleId }) => ruleId)).toEqual(['broken-link'])
  })
})

test('unpublished guides are listed, the next one first, with their day or as drafts', async () => {
  const latest = { slug: 'the-last-one', date: '2026-12-03' }
  const { built } = await buildWith([draft, latest, open, later])
  const { loaded, today } = required(built)
  expect(waitingGuides(loaded.content, today)).toEqual([
    '“The Zanzibar plan for the-later-one” will be published on 28 November 2026 (posts/the-later-one.md).',
    '“The Zanzibar plan for the-last-one” will be published on 3 December 2026 (posts/the-last-one.md).',
    '“The Zanzibar plan for the-draft” is a draft: it is not published until “draft: true” is deleted in posts/the-draft.md.',
  ])
})

test('the site is the same until the day of a guide, and differs from then on', async () => {
  const at = Date.parse(`${later.date}T00:00:00+05:30`)
  const now = await buildWith([later])
  const before = await buildWith([later], { now: new Date(at - 1000) })
  const after = await buildWith([later], { now: new Date(at) })
  const digest = ({ site }: Outcome) => [...site].map(([path, content]) => `${path} ${content}`).join('\n')
  expect(digest(before) === digest(now)).toBe(true)
  expect(digest(after) === digest(now)).toBe(false)
})
