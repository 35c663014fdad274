/** The sentences of the texts that visitors see, each with what is around it. */
import { type ShownText, shownTexts, yamlFields } from '../../content/shownTexts.ts'
import type { Source } from '../../content/source.ts'
import { otherFiles } from './namesInTexts.ts'

export interface Sentence {
  file: string
  /** Its first line. */
  line: number
  last: number
  /** On one line, without the name of its field. */
  text: string
  /** The heading and the paragraph; of YAML, the fields of the entry down to this one. */
  around: string
  /** The headings above a paragraph, the outer ones first; of YAML, the first line of its entry. Others with the same are nearby. */
  section?: string
  /** The name of its field. */
  field?: string
  /** Whether it is the list of words for search engines. */
  isForSearch?: boolean
}

/** The name of a field, with the mark of an entry before it, or the mark of a text in a list. */
const mark = /^( *)(- +)?(?:([\w-]+):(?= |$) *(?:[>|]-?$)?)?["']?/m
/** Fields with names of files. */
export const notRead = /^(?:id|image|href|url|icon|file|author|tags)$/

/** The sentences of the data files, the pages and the guides. */
export function sentencesIn(source: Source): Sentence[] {
  const texts = shownTexts(source).filter(
    ({ file }) => !otherFiles.includes(file.slice(source.folder.length + 1).replace(/\.\w+$/, '')),
  )
  return [...new Set(texts.map(({ file }) => file))].flatMap((file) => {
    const parts = texts.filter((text) => text.file === file)
    if (file.endsWith('.yaml')) return sentencesOfFields(parts)
    const isFrontMatter = ({ line, written }: ShownText) => line === 1 && written.startsWith('---')
    return [
      ...sentencesOfFields(parts.filter(isFrontMatter).flatMap(yamlFields)),
      ...sentencesOfParagraphs(parts.filter((part) => !isFrontMatter(part))),
    ]
  })
}

function sentencesOfParagraphs(paragraphs: readonly ShownText[]): Sentence[] {
  let headings: string[] = []
  return paragraphs.flatMap((paragraph) => {
    const { written } = paragraph
    if (written.startsWith('#'))
      headings = [...headings.filter((heading) => levelOf(heading) < levelOf(written)), written]
    const section = headings.join('\n')
    return split(paragraph, `${headings.at(-1) ?? ''}\n${written}`).map((one) => ({ ...one, section }))
  })
}

const levelOf = (heading: string) => heading.search(/[^#]/)

function sentencesOfFields(fields: readonly ShownText[]): Sentence[] {
  let entries: { indent: number; text: string }[] = []
  return fields.flatMap((part) => {
    const [start = '', indent = '', dash, field = ''] = mark.exec(part.written) ?? []
    entries = entries.filter((entry) => entry.indent < indent.length)
    if (dash && field) entries.push({ indent: indent.length, text: '' })
    const entry = entries.at(-1)
    if (entry) entry.text += `\n${part.written}`
    if (notRead.test(field)) return []
    return split(part, entry?.text ?? part.written, start.length).map((one) => ({
      ...one,
      ...(entry && { section: entry.text.split('\n')[1] ?? '' }),
      field,
      isForSearch: field === 'keywords',
    }))
  })
}

/** Where a sentence or a paragraph ends, or a line begins that has a mark. */
const ends = /(?<=[.!?]["”*)]?["”*)]?)\s+(?=[\p{Lu}\p{N}*$["“(])|\n(?= *(?:[-|>]|\d+\.) ?)|\n\n/gu

/** A pattern that pages fill in: `{price}` */
const pattern = /(?<!\$)\{\w+\}/

function split({ file, line, written }: ShownText, around: string, from = 0): Sentence[] {
  const starts = [...written.slice(from).matchAll(ends)].map(
    ({ index, 0: space }) => from + index + space.length,
  )
  return [from, ...starts].flatMap((start, index) => {
    const lines = written.slice(start, starts[index]).trim()
    const text = lines.replaceAll(/\s+/g, ' ')
    const before = written.slice(0, start).split('\n').length - 1
    const blank = /^\s*/.exec(written.slice(start))?.[0].split('\n').length ?? 1
    const first = line + before + blank - 1
    const last = first + lines.split('\n').length - 1
    return text === '' || pattern.test(text) ? [] : [{ file, line: first, last, text, around }]
  })
}
