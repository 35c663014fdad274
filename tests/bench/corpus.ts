/**
 * Generated guides with the length and the elements of real ones, the same at every run. They are valid content without
 * warnings, so that a build of them measures building and not reporting.
 */

export interface Guide {
  slug: string
  title: string
  description: string
  category: string
  tags: string[]
  /** As in 2024-05-17. */
  date: string
  image: string
  /** The text below the front matter, about 4.6 KB. */
  body: string
}

/** What guides refer to in the rest of the content. */
export interface Surroundings {
  /** Names of photographs for guides. */
  photographs: readonly string[]
  /** Routes for links. */
  paths: readonly string[]
  /** What every guide has once: the reference `${site.name}`, or a plain text for another generator. */
  name: string
  /** A reference to a price, in one guide of eight. */
  price: string
}

const categories = [
  'Gaming Hardware',
  'Console Gaming',
  'Tournament Play',
  'Pricing & Value',
  'Game Reviews',
  'Practice',
  'Community',
  'Streaming',
]
const openers = [
  'How to Choose',
  'What Matters in',
  'A Fair Look at',
  'First Steps with',
  'Better Evenings with',
]
const topics =
  'Monitors Keyboards Headsets Mice Chairs Controllers Routers Racing Wheels Fight Sticks Microphones Cameras Mouse Pads Team Tactics Map Knowledge Aim Training Warm Ups Replays Voice Chat Patch Notes Co-op Games'.match(
    /[A-Z][\w-]*(?: (?:Wheels|Sticks|Pads|Tactics|Knowledge|Training|Ups|Chat|Notes|Games))?/g,
  ) ?? []
const tags =
  'Monitors Mice Keyboards Consoles Teams Practice Latency Audio Beginners Prices Tournaments Streaming'.split(
    ' ',
  )
const words =
  `a the this that every most some a good an honest a careful player team friend evening match round map screen frame
  mouse seat desk game keyboard headset controller picture hand eye habit reason answer question mistake moment plan
  looks feels sounds stays moves waits helps costs means shows teaches follows changes begins ends rests counts
  quickly slowly often rarely calmly together alone again first later never always nearly simply before after while
  because although until with without beside behind under over about into from for and but so then`.split(
    /\s+/,
  )
const nouns = 'Delay Grip Weight Colour Noise Reach Comfort Rhythm Focus Balance Habit Angle'.split(' ')

/** Guide number `index`: the same index always gives the same guide. */
export function guide(index: number, { photographs, paths, name, price }: Surroundings): Guide {
  const random = numbersFrom(index + 1)
  const one = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise
  const some = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const phrase = (length: number) => Array.from({ length }, () => one(words, 'and')).join(' ')
  const sentence = () => capital(`${phrase(some(7, 18))}.`)
  const topic = one(topics, 'Mice')
  const number = inLetters(index)

  /** Emphasis and links as real guides have them: about one in three sentences. */
  const rich = () => {
    const choice = random()
    if (choice < 0.1) return capital(`${phrase(5)} **${phrase(2)}** ${phrase(5)}.`)
    if (choice < 0.2) return capital(`${phrase(4)} *${phrase(2)}*, ${phrase(6)}.`)
    if (choice < 0.3) return capital(`${phrase(5)} [${phrase(3)}](${one(paths, '/')}) ${phrase(4)}.`)
    return sentence()
  }
  const paragraph = (least: number, most: number) => Array.from({ length: some(least, most) }, rich).join(' ')
  const list = (marker: (at: number) => string) =>
    Array.from({ length: some(4, 6) }, (_, at) => `${marker(at)} ${capital(phrase(some(6, 14)))}.`).join('\n')
  const heading = (level: string) =>
    `${level} ${capital(`${one(nouns, 'Grip').toLowerCase()} ${phrase(some(2, 4))}`)}`
  const table = () =>
    [
      '| What | Old | New | Note |',
      '| --- | ---: | ---: | --- |',
      ...nouns.slice(0, 8).map((noun) => `| ${noun} | ${some(10, 99)} | ${some(10, 99)} | ${phrase(4)} |`),
    ].join('\n')
  const parts = [
    paragraph(4, 5),
    heading('##'),
    paragraph(4, 5),
    paragraph(4, 6),
    list(() => '-'),
    heading('##'),
    table(),
    paragraph(4, 6),
    heading('###'),
    paragraph(4, 5),
    list((at) => `${at + 1}.`),
    heading('##'),
    paragraph(5, 7),
    `> ${sentence()}`,
    capital(`${phrase(5)} ${name} ${phrase(4)}.${index % 8 === 0 && price ? ` It is ${price} there.` : ''}`),
    heading('###'),
    paragraph(4, 5),
    paragraph(3, 4),
  ]
  return {
    slug: `${topic.toLowerCase().replaceAll(' ', '-')}-${number}`,
    title: `${one(openers, 'First Steps with')} ${topic}: ${capital(number)}`,
    description: `Part ${number} about ${topic.toLowerCase()}: ${phrase(9)}, and what to ask before you sit down.`,
    category: one(categories, 'Practice'),
    tags: [...new Set([one(tags, 'Mice'), one(tags, 'Audio'), one(tags, 'Teams'), one(tags, 'Practice')])],
    date: new Date(Date.UTC(2016, 0, 1 + some(0, 3900))).toISOString().slice(0, 10),
    image: photographs[index % photographs.length] ?? '',
    body: `${parts.join('\n\n')}\n`,
  }
}

/** The file of a guide in the format of this generator. */
export const guideFile = (guide: Guide): string => `---
id: bench-${guide.slug}
title: "${guide.title}"
description: "${guide.description}"
author: The Team
date: ${guide.date}
readTime: 4 min read
category: "${guide.category}"
tags:
${guide.tags.map((tag) => `  - ${tag}`).join('\n')}
image: ${guide.image}
imageAlt: A seat at a desk with a screen, a keyboard and a mouse, in the light of the next screen.
keywords: ${guide.tags.join(', ')}, guide
---
${guide.body}`

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A number in small letters, because figures in titles are compared with the facts of the content. */
function inLetters(number: number): string {
  const letters = 'bcdfghjklmnpqrstvwxz'
  let rest = number
  let written = ''
  for (let place = 0; place < 4; place++) {
    written = `${letters.at(rest % letters.length)}${place % 2 ? 'a' : 'o'}${written}`
    rest = Math.floor(rest / letters.length)
  }
  return written
}

/** Numbers from 0 to 1, always the same ones for one seed (mulberry32). */
function numbersFrom(seed: number) {
  let state = Math.imul(seed, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
