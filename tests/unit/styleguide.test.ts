/** The page of components, which only the preview has. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { readSource } from '../../src/content/source.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { compileContent } from '../../src/pages/compileContent.ts'
import { listPages } from '../../src/pages/index.ts'
import type { Picture } from '../../templates/components/Picture.tsx'
import { buildDate, contentOf, required, root } from '../cafes.ts'

/** What is on every page, or has nothing to show. */
const exceptions: Record<string, string> = {
  Bars: 'above every page of a café with closures',
  Breadcrumbs: 'on every page',
  ExpectFirstScreen: 'in the head',
  Fold: 'shows nothing',
  Footer: 'on every page',
  Header: 'on every page',
  Hero: 'the first screen of the home page, which marks its end',
  IconSprite: 'on every page',
  PageFrame: 'the order of parts of a page',
  ScanToBook: 'on paper only',
  ThumbBar: 'on every page',
}

const photograph: Picture = {
  src: '/images/photograph.jpg',
  srcSize: { width: 800, height: 600 },
  avif: '',
  small: '',
  width: 800,
  height: 600,
  alt: 'A photograph',
  colour: '#122',
}

function pagesOf(cafe: 'first' | 'second', styleguide: boolean) {
  const messages = new Messages()
  const compiled = compileContent(readSource(contentOf[cafe], messages), messages, buildDate)
  return listPages({
    ...compiled,
    pictures: new Map(compiled.content.images.images.map(({ file }) => [file, photograph])),
    pictureFiles: new Map(),
    favicon: undefined,
    search: { script: '', index: '', files: new Map() },
    inlineScripts: { bars: '', state: '', day: '', matches: '', unknown: '' },
    today: buildDate,
    previewDay: buildDate,
    styleguide,
  })
}

const isComponent = (value: unknown): value is (props: object) => ReactNode => typeof value === 'function'

/** Calls every component below a node, and collects them, all ids, and the ids to which links lead. */
function look(node: ReactNode, components: Set<unknown>, ids: string[], linked: string[]): void {
  if (Array.isArray(node)) for (const child of node) look(child, components, ids, linked)
  if (!isValidElement<{ id?: string; href?: string; children?: ReactNode }>(node)) return
  if (isComponent(node.type)) {
    components.add(node.type)
    look(node.type(node.props), components, ids, linked)
  } else {
    if (node.props.id) ids.push(node.props.id)
    if (node.type === 'a' && node.props.href?.startsWith('#')) linked.push(node.props.href.slice(1))
    look(node.props.children, components, ids, linked)
  }
}

function styleguideOf(cafe: 'first' | 'second') {
  const { content, metadata } = required(pagesOf(cafe, true).find(({ path }) => path === '/styleguide'))
  if ('head' in content) throw new Error('Only guides are rendered before.')
  const components = new Set<unknown>()
  const [ids, linked]: [string[], string[]] = [[], []]
  look(content, components, ids, linked)
  return { components, ids, linked, metadata }
}

test.each(['first', 'second'] as const)('the %s café has it only where the preview asks for it', (cafe) => {
  expect(pagesOf(cafe, false).map(({ path }) => path)).not.toContain('/styleguide')
  const { components, ids, linked, metadata } = styleguideOf(cafe)
  expect(metadata.noindex).toBe(true)
  expect(components.size).toBeGreaterThan(30)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(linked.length).toBeGreaterThan(5)
  expect(linked.filter((id) => !ids.includes(id))).toEqual([])
})

test('it shows every component and section, but for those with a reason', async () => {
  const { components } = styleguideOf('first')
  const missing: string[] = []
  for (const folder of ['components', 'sections'])
    for (const file of readdirSync(join(root, 'templates', folder))) {
      const parts: Record<string, unknown> = await import(join(root, 'templates', folder, file))
      for (const [name, part] of Object.entries(parts))
        if (isComponent(part) && /^[A-Z]/.test(name) && !components.has(part)) missing.push(name)
    }
  expect(missing.sort()).toEqual(Object.keys(exceptions).sort())
})
