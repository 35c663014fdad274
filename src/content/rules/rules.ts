/** Rules that no single field can know: what one file says against another. */
import type { Messages } from '../../diagnostics/messages.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { placeOf } from '../../diagnostics/positions.ts'
import type { CheckedFile } from '../fileSummary.ts'
import { dataSchemas, pageSchemas } from '../schema/files.ts'
import type { Source } from '../source.ts'
import type { Content } from '../types.ts'
import type { YamlText } from '../yaml/parse.ts'
import { checkContradictions } from './contradictions.ts'
import { checkPhotographs } from './photographs.ts'

export function checkRules(
  content: Content,
  files: readonly CheckedFile[],
  source: Source,
  messages: Messages,
) {
  for (const { file, notes } of files) {
    for (const problem of notes.problems) messages.error({ file, ...problem })
  }
  const texts = pageTexts(files)
  checkDuplicates(texts, messages)
  checkLengths(texts, messages)
  if (!content.unreadable.has('images.yaml')) checkImages(content, files, source, messages)
  const yamlOf = (name: keyof typeof dataSchemas) =>
    files.find(({ file }) => file === `${source.folder}/${name}.yaml`)?.yaml()
  const packages = yamlOf('packages')
  const tournaments = yamlOf('tournaments')
  const images = yamlOf('images')
  if (packages?.sound) checkTiers(content, packages, messages)
  // Sums are only worth comparing when every part of them is a figure.
  const isClean = (yaml: YamlText) =>
    !messages.all.some((message) => message.fatal && message.file === yaml.file)
  if (images && isClean(images)) checkImageList(content, images, messages)
  if (packages && isClean(packages)) checkHourlyPrices(content, packages, messages)
  if (tournaments && isClean(tournaments)) checkPrizeSplits(content, tournaments, messages)
  checkContradictions(content, files, source, messages)
  checkPhotographs(content, files, source, messages)
  checkForeignFiles(source, messages)
}

/** Title and description of every page, location and guide, with references filled in. */
const pageTexts = (files: readonly CheckedFile[]) =>
  files.flatMap(({ file, notes }) =>
    notes.pageTexts.map(({ place, ...text }) => ({ ...text, place: { file, ...place } })),
  )

/** Search engines and chats tell pages apart by title and description, so no two pages may share one. */
function checkDuplicates(texts: ReturnType<typeof pageTexts>, messages: Messages) {
  const seen = new Map<string, string>()
  for (const { field, text, place } of texts) {
    const key = `${field}: ${text}`
    const earlier = seen.get(key)
    if (earlier) {
      messages.error({
        ...place,
        rule: `duplicate-${field}`,
        reason: `The ${field} “${text}” is also that of ${earlier}.`,
        remedy: `Each page has a ${field} of its own: of the two, change the one that you edited.`,
      })
    } else seen.set(key, `${place.file}:${place.line}`)
  }
}

/** How many characters search engines show whole (issue "Found and shared", item 1). */
const shownLength = { title: { least: 15, most: 65 }, description: { least: 70, most: 165 } }

/** A title or description that is too long is cut off in a list of results; one that is too short says too little. */
function checkLengths(texts: ReturnType<typeof pageTexts>, messages: Messages) {
  for (const { field, text, place } of texts) {
    const { least, most } = shownLength[field]
    const length = signsIn(text)
    if (length >= least && length <= most) continue
    // One that its field does not take is told already.
    if (messages.all.some(({ fatal, file, line }) => fatal && file === place.file && line === place.line))
      continue
    messages.warning({
      ...place,
      rule: `${field}-length`,
      reason: `This ${field} has ${length} characters with everything filled in; search engines show ${field}s of ${least} to ${most} best.`,
      remedy:
        length > most
          ? `Take out ${length - most} or more, and say the most important thing first; the rest may be cut off.`
          : `Add ${least - length} or more: what is on the page, where, for whom.`,
    })
  }
}

/** How many characters a person would count; a character beyond the first 65,536 has two places in a text. */
const signsIn = (text: string) => (/[\ud800-\udfff]/.test(text) ? [...text].length : text.length)

/** A photograph that is listed twice would have two descriptions. */
function checkImageList({ images }: Content, yaml: YamlText, messages: Messages) {
  const seen = new Set<string>()
  for (const [index, { file }] of images.images.entries()) {
    if (seen.has(file)) {
      messages.error({
        file: yaml.file,
        ...placeOf(yaml, ['images', index, 'file']),
        rule: 'duplicate-image',
        reason: `“${file}” is listed twice.`,
        remedy: 'Delete one of the two entries.',
      })
    }
    seen.add(file)
  }
}

/** Every image that a field names is listed and there; every listed one is there. */
function checkImages(content: Content, files: readonly CheckedFile[], source: Source, messages: Messages) {
  const listFile = `${source.folder}/images.yaml`
  const listed = new Set(content.images.images.map((image) => image.file))
  const present = new Set(
    [...source.files.keys()].filter((path) => path.startsWith('images/')).map((path) => path.slice(7)),
  )
  const named = files.flatMap(({ file, sound, notes }) =>
    sound ? notes.images.map((image) => ({ file, ...image })) : [],
  )
  for (const { file, name, isName, place } of named) {
    if (!isName || (file === listFile ? present : listed).has(name)) continue
    const problem = { file, ...place, rule: 'missing-image' }
    if (file === listFile) {
      const free = [...present].filter((other) => !listed.has(other))
      const users = named
        .filter((image) => image.file !== listFile && image.name === name)
        .map((image) => `${image.file}:${image.place.line}`)
      const instead = users.length > 0 ? `, and name another photograph in ${users.join(', ')}` : ''
      messages.error({
        ...problem,
        reason: `There is no file “${name}” in ${source.folder}/images.`,
        remedy: `${photographs(name, free, 'In the folder, but not listed')}Put the file back into the folder (its history still has it); or delete this entry${instead}.`,
      })
    } else {
      messages.error({
        ...problem,
        reason: `The image “${name}” is not listed in ${listFile}.`,
        remedy: present.has(name)
          ? 'Add an entry there, with file and alt (what it shows).'
          : `${photographs(name, [...listed], 'The photographs are')}For a new one, put its file into the folder images, and add an entry to images.yaml.`,
      })
    }
  }
}

/** The nearest of some names, or else all of them. */
function photographs(name: string, known: readonly string[], what: string): string {
  const near = nearest(name, known)
  if (near) return `Did you mean “${near}”? `
  return known.length > 0 ? `${what}: ${known.join(', ')}. ` : ''
}

/** Every package has a price for every tier, and for no other. */
function checkTiers({ packages }: Content, yaml: YamlText, messages: Messages) {
  const tiers = packages.tiers.map((tier) => tier.id)
  // Fields beside the name of their tier look like tiers.
  const hasStrays = messages.all.some(({ file, ruleId }) => file === yaml.file && ruleId === 'stray-fields')
  for (const [listIndex, list] of packages.lists.entries()) {
    for (const [index, entry] of list.packages.entries()) {
      const path = ['lists', listIndex, 'packages', index, 'tiers']
      const unknown = hasStrays ? [] : Object.keys(entry.tiers).filter((tier) => !tiers.includes(tier))
      const misspelt = unknown.map((tier) => nearest(tier, tiers))
      for (const tier of tiers.filter(
        (tier) => !Object.hasOwn(entry.tiers, tier) && !misspelt.includes(tier),
      )) {
        messages.error({
          file: yaml.file,
          ...placeOf(yaml, path),
          rule: 'missing-tier',
          reason: `“${entry.name}” has no price for the tier “${tier}”.`,
          remedy: `Add “${tier}:” with price and perHour below tiers.`,
        })
      }
      for (const tier of unknown) {
        messages.error({
          file: yaml.file,
          ...placeOf(yaml, [...path, tier], true),
          rule: 'unknown-tier',
          reason: `There is no tier “${tier}”.`,
          remedy: `The tiers are: ${tiers.join(', ')}.`,
        })
      }
    }
  }
}

/** The price per hour follows from price and hours, rounded down (spec section 9). */
function checkHourlyPrices({ packages }: Content, yaml: YamlText, messages: Messages) {
  for (const [listIndex, list] of packages.lists.entries()) {
    for (const [index, entry] of list.packages.entries()) {
      const path = ['lists', listIndex, 'packages', index, 'tiers']
      for (const [tier, { price, perHour }] of Object.entries(entry.tiers)) {
        const expected = Math.floor(price / entry.duration)
        if (perHour === expected) continue
        messages.error({
          file: yaml.file,
          ...placeOf(yaml, [...path, tier, 'perHour']),
          rule: 'price-per-hour',
          reason: `${price} for ${entry.duration} ${entry.duration === 1 ? 'hour' : 'hours'} is ${expected} an hour, not ${perHour}.`,
          remedy: `Write perHour: ${expected} (price divided by hours, rounded down), or correct the price.`,
        })
      }
    }
  }
}

function checkPrizeSplits({ tournaments, format }: Content, yaml: YamlText, messages: Messages) {
  for (const [index, { name, prize, prizeSplit }] of tournaments.tournaments.entries()) {
    const sum = prizeSplit?.reduce((total, part) => total + part, 0) ?? prize
    if (sum === prize) continue
    messages.error({
      file: yaml.file,
      ...placeOf(yaml, ['tournaments', index, 'prizeSplit'], true),
      rule: 'prize-split',
      reason: `The parts of the prize of “${name}” add up to ${format.money(sum)}, but the prize is ${format.money(prize)}.`,
      remedy: 'Change the parts or the prize, so that they agree.',
    })
  }
}

/** A file that nothing reads is a misspelt name or in the wrong folder. */
function checkForeignFiles(source: Source, messages: Messages) {
  const known = [
    ...Object.keys(dataSchemas).map((name) => `${name}.yaml`),
    ...Object.keys(pageSchemas).map((name) => `pages/${name}.yaml`),
  ]
  for (const path of source.files.keys()) {
    if (
      known.includes(path) ||
      /^(posts\/.+|seo\/[^/]+\.md|images\/[^/]+)$/.test(path) ||
      /(^|\/)(README|FIELDS)\.md$/.test(path)
    )
      continue
    // A file that is missing beside it is most likely this one under another name.
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const missing = known.filter(
      (name) => !source.files.has(name) && name.slice(0, name.lastIndexOf('/') + 1) === folder,
    )
    const near = missing.length === 1 ? missing[0] : nearest(path, known)
    messages.warning({
      file: `${source.folder}/${path}`,
      rule: 'foreign-file',
      reason: 'Nothing reads this file.',
      remedy: near
        ? `Should its name be ${near}?`
        : /\.(md|txt)$/.test(path)
          ? 'A guide stands in the folder posts, and its name ends in .md.'
          : 'Move it to where it belongs, or delete it.',
    })
  }
}
