/** Files that nothing reads. */
import { parse } from 'node:path'
import * as z from 'zod'
import { availableName } from '../../diagnostics/availableName.ts'
import type { Finding, Messages } from '../../diagnostics/messages.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { slugOf } from '../../validate/hints/addresses.ts'
import { heicRemedy } from '../../validate/hints/images.ts'
import { isRequired } from '../../validate/walkSchema.ts'
import { type Collections, yamlFiles } from '../collections.ts'
import { parseAgain } from '../findInContent.ts'
import type { Source } from '../source.ts'
import { isTextPage } from '../textPageFiles.ts'
import { isPhotograph, photographEnding } from './images.ts'

type Context = { source: Source; collections: Collections; messages: Messages }

/**
 * Reports files that data or page files seem to have become which are missing, such as `packages.yml` or `images/site.yaml`. All
 * else that is missing then follows from the name.
 */
export function reportMisnamedFiles({ source, collections, messages }: Context): void {
  const known = yamlFiles(collections).map(({ path }) => path)
  const missing = known.filter((path) => !source.files.has(path))
  const unread = unreadFiles(source, known)
  for (const path of source.files.keys()) {
    const moved = missing.find((other) => parse(other).base === parse(path).base && !known.includes(path))
    const near =
      moved ??
      (unread.includes(path) && !path.startsWith('images/') ? misspelt(path, source, collections) : undefined)
    if (near) messages.error({ file: `${source.folder}/${path}`, ...misnamed(path, near) })
  }
}

/** The missing file with nearly the name of one, or the only one that has its fields. */
function misspelt(path: string, source: Source, collections: Collections): string | undefined {
  const known = yamlFiles(collections)
  const missing = known.filter((other) => !source.files.has(other.path))
  const near = nearestFile(
    path,
    known.map((other) => other.path),
  )
  if (near) return missing.find((other) => other.path === near)?.path
  if (!/\.ya?ml$/i.test(path)) return undefined
  const names = Object.keys(Object(parseAgain(source, path).toValue()))
  const [only, ...others] = missing.filter(({ schema }) => hasFields(schema, names))
  return others.length === 0 ? only?.path : undefined
}

/** Whether some fields are all that a file must have, and no others than it can have. */
function hasFields(schema: z.ZodType, names: readonly string[]): boolean {
  if (!(schema instanceof z.ZodObject) || names.length === 0) return false
  const { shape } = schema
  const required = Object.keys(shape).filter((name) => isRequired(shape[name]))
  return names.every((name) => Object.hasOwn(shape, name)) && required.every((name) => names.includes(name))
}

function misnamed(path: string, near: string): Finding {
  const isSame = stemOf(path).toLowerCase() === stemOf(near)
  const isMoved = parse(path).base === parse(near).base
  return {
    rule: 'unknown-file',
    reason: `Nothing reads a file of this name${isMoved ? ' in this folder' : ''}, and ${near} is missing.`,
    remedy: isMoved
      ? `Move it to ${near}.`
      : isSame
        ? `Rename it to ${near}.`
        : `Should its name be ${near}?`,
  }
}

/**
 * Reports all other files that nothing reads: they are in the wrong folder, or they are there for another program, such as the
 * files of a Git repository.
 */
export function checkUnknownFiles({ source, collections, messages }: Context): void {
  const known = yamlFiles(collections).map(({ path }) => path)
  for (const path of unreadFiles(source, known)) {
    messages.error({
      file: `${source.folder}/${path}`,
      rule: 'unknown-file',
      reason: isHeic(path)
        ? 'This is a photograph of an iPhone, which browsers do not show.'
        : 'Nothing reads this file.',
      remedy: remedyFor(source, path, nearestFile(path, known)),
    })
  }
}

const unreadFiles = ({ files }: Source, known: readonly string[]) =>
  [...files.keys()].filter(
    (path) =>
      !known.includes(path) &&
      !isPhotograph(path) &&
      !isTextPage(path) &&
      !/^seo\/[^/]+\.md$|(^|\/)(README|FIELDS)\.md$/.test(path),
  )

/** The file whose name one was meant to have, by their names without ending: one of its folder, else any. */
function nearestFile(path: string, known: readonly string[]): string | undefined {
  const { dir } = parse(path)
  const inFolder = known.filter((other) => parse(other).dir === dir)
  const nearestOf = (files: readonly string[]) => {
    const near = nearest(stemOf(path), files.map(stemOf))
    return files.find((other) => stemOf(other) === near)
  }
  return nearestOf(inFolder) ?? nearestOf(known)
}

/** `pages/faq.yaml.txt` → faq */
const stemOf = (path: string) => parse(path).base.split('.')[0] ?? ''

const isHeic = (path: string) => /\.hei[cf]$/i.test(path)

function remedyFor({ files }: Source, path: string, near: string | undefined): string {
  const ownPage = /^pages\/[^/]+\.(ya?ml|txt)$/i.test(path)
    ? ` A page of your own is a Markdown file: pages/${nameOfOwnPage(path, files)}.md, with title and description between two lines ---, and the text below.`
    : ''
  if (near && files.has(near))
    return `If it is a copy of ${near}, make the change there, and delete this file.${ownPage}`
  if (ownPage) return ownPage.trim()
  if (isHeic(path)) return heicRemedy
  if (photographEnding.test(path)) return moveToImages(path, files)
  if (path.startsWith('images/'))
    return 'A photograph ends in .jpg, .png, .webp or .avif: save one of another type as JPEG. Delete any other file.'
  if (/\.(md|txt)$/.test(path)) return 'Guides are in the folder posts, and their names end in .md.'
  return 'Move it to the folder that it belongs to, or delete it: content has only files that the site is made of.'
}

/** A photograph that is in another folder, or in one within images. */
function moveToImages(path: string, files: Source['files']): string {
  const { name, ext } = parse(path)
  const free = availableName(slugOf(name) || 'photograph', (other) =>
    files.has(`images/${other}${ext.toLowerCase()}`),
  )
  return `Photographs are in the folder images, without folders in it: move it there, as ${free}${ext.toLowerCase()}, and list it in images.yaml under that name; or delete it.`
}

const nameOfOwnPage = (path: string, files: Source['files']) =>
  availableName(slugOf(stemOf(path)) || 'house-rules', (name) => files.has(`pages/${name}.md`))
