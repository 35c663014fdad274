/** Edits of a café's content, to see whether builds that remember others give what a build alone gives. */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf } from './cafes.ts'
import { listFiles } from './html.ts'

/** Numbers from 0 to 1 that are the same every time (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Edits of a person in a hurry: small changes, lines doubled and lost, a switch, a photograph, and back again. */
export async function* editsOf(content: string, seed: number, count: number) {
  const random = numbersFrom(seed)
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)]
  await rm(content, { recursive: true, force: true })
  await cp(contentOf.second, content, { recursive: true })
  const files = listFiles(contentOf.second)
  const texts = files.filter((file) => /\.(yaml|md)$/.test(file))
  const photographs = files.filter((file) => /\.jpe?g$/.test(file))
  const guide = files.find((file) => file.startsWith('posts/')) ?? ''
  const guideOf = (step: number) => `---
id: added-${step}
title: A guide that was added in step ${step}
description: Words about something that somebody wanted to tell, so many that nobody says they are too few.
author: Somebody
date: 2026-01-0${(step % 9) + 1}
readTime: 1 min read
category: Added
tags: [added]
image: ${photographs[0]?.replace('images/', '')}
imageAlt: A room with screens.
keywords: added
---

Some words, and a [link](/faq).
`
  const original = (file: string) => readFile(join(contentOf.second, file))
  yield 'nothing'
  for (let step = 0; step < count; step++) {
    const kind = pick([
      'digit',
      'digit',
      'word',
      'word',
      'double',
      'lose',
      'draft',
      'photo',
      'delete',
      'add',
      'rename',
      'back',
      'back',
      'all back',
    ])
    const file =
      (kind === 'photo'
        ? pick(photographs)
        : kind === 'draft'
          ? pick(texts.filter((text) => text.startsWith('posts/')))
          : pick(texts)) ?? ''
    const path = join(content, file)
    const text = await readFile(path, 'utf8').catch(() => '')
    const lines = text.split('\n')
    const at = Math.floor(random() * lines.length)
    if (kind === 'digit')
      await writeFile(
        path,
        text.replaceAll(/\d/g, (digit) => (random() < 0.05 ? String((Number(digit) + 1) % 10) : digit)),
      )
    if (kind === 'word') await writeFile(path, lines.with(at, `${lines[at]} indeed`).join('\n'))
    if (kind === 'double') await writeFile(path, lines.toSpliced(at, 0, lines[at] ?? '').join('\n'))
    if (kind === 'lose') await writeFile(path, lines.toSpliced(at, 1).join('\n'))
    if (kind === 'draft') await writeFile(path, text.replace(/^---\n/, '---\ndraft: true\n'))
    if (kind === 'photo') await writeFile(path, await original(pick(photographs) ?? ''))
    if (kind === 'delete') await rm(path, { force: true })
    if (kind === 'add') await writeFile(join(content, `posts/added-${step}.md`), guideOf(step))
    if (kind === 'rename')
      await rename(join(content, guide), join(content, `posts/renamed-${step}.md`)).catch(() => {})
    if (kind === 'back') await writeFile(path, await original(file))
    if (kind === 'all back') await cp(contentOf.second, content, { recursive: true })
    yield `${kind} ${file}`
  }
}
