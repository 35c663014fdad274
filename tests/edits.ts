/** Edits of the second café's content: random ones, and ones that show in many places. */
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf } from './cafes.ts'
import { listFiles } from './html.ts'
import { pick, randomNumbers } from './random.ts'

const files = listFiles(contentOf.second)
const texts = files.filter((file) => /\.(yaml|md)$/.test(file))
const guides = texts.filter((file) => file.startsWith('posts/'))
const photographs = files.filter((file) => /\.jpe?g$/.test(file))

const newGuide = (step: number) => `---
id: added-${step}
title: A guide that was added in step ${step}
description: Words about something that somebody wanted to say, so many that nobody finds them too few.
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

/**
 * Makes random edits, the same ones each time.
 *
 * @param content the folder, which holds the second café's content
 * @yields a description after each edit; some states have mistakes
 */
export async function* randomEdits(content: string, seed: number, count: number): AsyncGenerator<string> {
  const random = randomNumbers(seed)
  const rewrite = async (file: string, change: (text: string, lines: string[], at: number) => string) => {
    const path = join(content, file)
    const text = await readFile(path, 'utf8').catch(() => '')
    const lines = text.split('\n')
    await writeFile(path, change(text, lines, Math.floor(random() * lines.length)))
  }
  const edits: Record<string, (file: string, step: number) => Promise<unknown>> = {
    digit: (file) =>
      rewrite(file, (text) =>
        text.replaceAll(/\d/g, (digit) => (random() < 0.05 ? String((Number(digit) + 1) % 10) : digit)),
      ),
    word: (file) => rewrite(file, (_, lines, at) => lines.with(at, `${lines[at]} indeed`).join('\n')),
    double: (file) => rewrite(file, (_, lines, at) => lines.toSpliced(at, 0, lines[at] ?? '').join('\n')),
    lose: (file) => rewrite(file, (_, lines, at) => lines.toSpliced(at, 1).join('\n')),
    draft: () => rewrite(pick(guides, random), (text) => text.replace(/^---\n/, '---\ndraft: true\n')),
    photograph: async () =>
      writeFile(join(content, pick(photographs, random)), await original(pick(photographs, random))),
    delete: (file) => rm(join(content, file), { force: true }),
    add: (_, step) => writeFile(join(content, `posts/added-${step}.md`), newGuide(step)),
    rename: (_, step) =>
      rename(join(content, guides[0] ?? ''), join(content, `posts/renamed-${step}.md`)).catch(() => {}),
    'bring all back': () => cp(contentOf.second, content, { recursive: true }),
  }
  for (let step = 0; step < count; step++) {
    // Every second edit repairs what the one before broke.
    const name = step % 2 === 1 ? 'bring all back' : pick(Object.keys(edits), random)
    const file = pick(texts, random)
    await edits[name]?.(file, step)
    yield `${step}: ${name} ${file}`
  }
}

/** Edits in one place that show in others. */
export const farReachingEdits: [what: string, file: string, from: string | RegExp, to: string][] = [
  ['a fee that a guide refers to', 'tournaments.yaml', 'entry: 145', 'entry: 155'],
  ['a figure that a guide refers to', 'facts.yaml', 'value: 95,', 'value: 97,'],
  ['the name of the café', 'site.yaml', 'name: Monsoon Pixel', 'name: Monsoon Voxel'],
  ['the title of a guide', 'posts/choosing-a-fighting-game-pad.md', 'Choosing a', 'Taking a'],
  ['the date of a guide', 'posts/choosing-a-fighting-game-pad.md', '2026-06-20', '2025-06-20'],
  ['the title of the home page', 'pages/home.yaml', 'calm PC gaming', 'quiet PC gaming'],
  ['the description of a photograph', 'images.yaml', 'A dark teal hall', 'A dark blue hall'],
  ['the part of a photograph that stays visible', 'images.yaml', '68% 46%', '28% 46%'],
  ['an entry of the menu', 'site.yaml', /(navigation:\s+- \{? ?label: )/, '$1Our '],
  ['a character that is new to the font', 'pages/blog.yaml', /^heading: .*/m, 'heading: Žába in the rain'],
  ['a heading that others may link to', 'posts/choosing-a-fighting-game-pad.md', /^## /m, '## Now: '],
]
