/** Finished pages, read for tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Parser } from 'htmlparser2'
import { readFolder } from '../src/readFiles.ts'
import type { Site } from '../src/siteFiles.ts'

export interface ReadPage {
  /** Path of the file inside the site, such as `blog/first.html`. */
  file: string
  html: string
  /** All visible and hidden words, spaces folded, no-break spaces as spaces. */
  text: string
  title: string
  description: string
  headings: { level: number; text: string }[]
  links: string[]
  /** What a browser fetches by itself. */
  assets: string[]
  ids: string[]
}

/** Every file of a folder by its path with `/`, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** A finished site on the disk, as the generator sees one. */
export const readSite = (folder: string): Site =>
  new Map([...readFolder(folder)].map(([path, bytes]) => [`/${path}`, bytes]))

/** The same with the content of each, so that two folders can be compared. */
export const filesIn = async (folder: string) =>
  new Map(
    await Promise.all(
      listFiles(folder).map(async (file) => [file, await readFile(join(folder, file), 'latin1')] as const),
    ),
  )

export const readPages = (folder: string): ReadPage[] =>
  listFiles(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(file, readFileSync(join(folder, file), 'utf8')))

export function parsePage(file: string, html: string): ReadPage {
  const page: ReadPage = {
    file,
    html,
    text: '',
    title: '',
    description: '',
    headings: [],
    links: [],
    assets: [],
    ids: [],
  }
  const open: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name)
      if (/^h[1-6]$/.test(name)) page.headings.push({ level: Number(name[1]), text: '' })
      if (attributes.id) page.ids.push(attributes.id)
      if (name === 'a' && attributes.href) page.links.push(attributes.href)
      if (name === 'meta' && attributes.name === 'description') page.description = attributes.content ?? ''
      if (attributes.src) page.assets.push(attributes.src)
      const { rel = '', href = '' } = attributes
      if (name === 'link' && (href.startsWith('/') || /stylesheet|preload|icon|manifest/.test(rel)))
        page.assets.push(href)
      for (const candidate of attributes.srcset?.split(', ') ?? [])
        page.assets.push(candidate.split(' ')[0] ?? '')
    },
    ontext(text) {
      const inside = open.at(-1)
      if (inside === 'style' || inside === 'script') return
      if (inside === 'title' && open.at(-2) === 'head') page.title += text
      const heading = page.headings.at(-1)
      if (heading && open.some((name) => /^h[1-6]$/.test(name))) heading.text += text
      page.text += text
    },
    onclosetag(name) {
      if (open.at(-1) === name) open.pop()
      page.text += ' '
    },
  })
  parser.end(html)
  page.text = page.text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ')
  return page
}
