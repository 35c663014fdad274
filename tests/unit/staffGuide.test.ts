/** The staff guide says what is true: its recipes work, its messages are those of the check, its fields and files exist. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { allCollections } from '../../src/content/collections.ts'
import { hideCoveredWarnings } from '../../src/content/rules/openPoints.ts'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { type Field, fieldsOf } from '../../src/editor/fieldTree.ts'
import { collections } from '../../templates/collections.ts'
import { buildDate, contentOf, load, root } from '../cafes.ts'
import { listFiles } from '../html.ts'
import { contentWith, guide, linesToType, recipes } from '../tools/guideRecipes.ts'

/** The generator's sentences, with whatever is put into them as an ellipsis. */
const sentences = ['src', 'templates']
  .flatMap((folder) => listFiles(join(root, folder)).map((path) => join(root, folder, path)))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(path, 'utf8').replaceAll(/\$\{[^}]*\}/g, '…'))
  .join('\n')

const rows = (heading: string) =>
  (guide.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))

const messages = rows('What the check says').map(([, message = '']) => message)

test('messages are explained', () => {
  expect(messages.length).toBeGreaterThanOrEqual(8)
})

test.each(messages)('the check says: %s', (message) => {
  const parts = message.split(/\s*…\s*/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  expect(new RegExp(parts.join('[^\\n`]*')).test(sentences), 'the check has no such sentence').toBe(true)
})

test('every file that it names is there', () => {
  const names = [...guide.matchAll(/`((?:pages\/|seo\/|posts\/|images\/)?[a-z-]*(?:\.yaml|\/))`/g)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(20)
  for (const name of names.filter((name) => !name.startsWith('/'))) {
    expect(existsSync(join(contentOf.first, name)), name).toBe(true)
  }
})

test('every field that it names is one', () => {
  const known = new Set(['id'])
  const add = (field: Field) => {
    known.add(field.name)
    if (field.type === 'group') field.fields.forEach(add)
    if (field.type === 'list') add(field.item)
    if (field.type === 'keyed') add(field.value)
    if (field.type === 'variants') for (const { fields } of field.variants) fields.forEach(add)
  }
  for (const { schema } of allCollections(collections)) fieldsOf(schema).forEach(add)
  const recipes = guide.split('## Prices')[1]?.split("\n## What the site can't do")[0] ?? ''
  const named = [...recipes.matchAll(/`([a-z]+[A-Za-z]*)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(25)
  for (const name of named) expect([...known], name).toContain(name)
})

test('every recipe with lines to type is tried', () => {
  expect(recipes.map(({ task }) => task)).toEqual([...linesToType.keys()])
})

/** Warnings that list the texts to rewrite, which the recipes for a discount and a branch ask for. */
const textsToRewrite = ['figures-to-come', 'branch-text']

/** What the check says of these files, without line numbers, what an open question covers, and lists of texts. */
function messagesOf(files: ReadonlyMap<string, Uint8Array>, date: string): string[] {
  const messages = new Messages()
  const source = { folder: 'content', files }
  const loaded = load(source, messages, date)
  if (loaded) hideCoveredWarnings({ content: loaded.content, collections, source, messages })
  return messages.all
    .filter(({ ruleId = '' }) => !textsToRewrite.includes(ruleId))
    .map(({ reason }) => reason.replaceAll(/:\d+/g, ''))
}

const usual = messagesOf(readSource(contentOf.first, new Messages()).files, buildDate)

test.each(recipes)('the check has nothing against “$task”', (recipe) => {
  const added = messagesOf(contentWith(recipe), recipe.date).filter((message) => !usual.includes(message))
  expect(added).toEqual([])
})

test('its pictures are small, and each is shown', () => {
  const shown = [...guide.matchAll(/!\[[^\]]+\]\(\.\.\/docs\/pictures\/([\w-]+)\.webp\)/g)].map(
    ([, name]) => name,
  )
  expect(shown).toEqual(recipes.flatMap(({ picture }) => picture?.name ?? []))
  const sizes = shown.map((name) => statSync(join(root, `docs/pictures/${name}.webp`)).size)
  expect(Math.max(...sizes)).toBeLessThan(40_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(300_000)
})

test('it is short enough to read', () => {
  expect(guide.trim().split(/\s+/).length).toBeLessThanOrEqual(4000)
})

test('its links to places lead there', () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading))
  for (const [, place = ''] of guide.matchAll(/\]\(#([^)]+)\)/g)) expect(headings).toContain(place)
})

test('every recipe is in the list of tasks', () => {
  const tasks = guide.split('## Find your task')[1]?.split('\n## ')[0]
  const headings = [...guide.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading)
  expect(headings.length).toBeGreaterThan(35)
  for (const heading of headings) expect(tasks, heading).toContain(`](#${slug(heading)})`)
})
