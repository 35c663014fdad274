/** Addresses that an earlier state of the content had and this one has not: old links and bookmarks to them lead nowhere. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { InlineScripts } from '../assets/bundle.ts'
import type { RenderedSite } from '../checks/renderedSite.ts'
import { placeIn } from '../content/places.ts'
import { readSource, type Source } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import type { Options } from '../options.ts'
import { type CompiledContent, publishedOn } from '../pages/completeContent.ts'
import { folderName } from '../readFiles.ts'
import type { Page } from '../render/page.ts'
import { fileAt } from '../siteFiles.ts'
import type { State } from './earlierWarnings.ts'
import { filesInRevision } from './git.ts'

type Compile = (
  inputs: Pick<RenderedSite, 'definition' | 'source' | 'messages'>,
  today?: string,
) => CompiledContent | undefined

/**
 * Reports every page of the state that `--against` names that is gone without a redirect; does nothing without the option.
 *
 * @returns that state with the warnings about it
 */
export function reportLostAddresses(
  rendered: RenderedSite,
  options: Options,
  compile: Compile,
): State | undefined {
  const { content, definition, source, site, messages, today } = rendered
  const { against } = options
  if (against === undefined) return undefined
  const earlier = readEarlier(against, options, messages)
  if (!earlier) return undefined
  const state = { source: earlier, messages: new Messages() }
  const compiled = contentOf(state, against, rendered, compile)
  if (!compiled) return undefined
  const before = definition.listPages({ ...withoutAssets, ...publishedOn(today, compiled), today })
  const isKept = ({ path }: Page) =>
    fileAt(path, site) !== undefined || content.redirects.redirects.some(({ from }) => from === path)
  const known = new Set(before.map(({ path }) => path))
  const added = rendered.pages.map(({ page }) => page.path).filter((path) => !known.has(path))
  for (const { path, metadata } of before.filter((page) => !isKept(page))) {
    const to = parentOf(path, site)
    const near = added.filter((other) => other.startsWith(`${parentPath(path)}/`))
    const instead = near.length > 0 ? `, such as ${near.slice(0, 3).join(' or ')}` : ''
    messages.error({
      ...placeIn(source, 'redirects.yaml', ['redirects']),
      rule: 'lost-address',
      reason: `The page ${path} (“${metadata.title}”) is gone, and old links to it lead nowhere.`,
      remedy: `Add an entry below “redirects:” that leads the old address to ${to}, or to a page that replaces it${instead}; entries that are there already stay below it.`,
      corrected: `redirects:\n  - from: ${path}\n    to: ${to}`,
    })
  }
  return state
}

const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The nearest page above an address: `/blog` for `/blog/some-guide`. */
function parentOf(path: string, site: RenderedSite['site']): string {
  const parent = parentPath(path)
  return parent === '' ? '/' : fileAt(parent, site) ? parent : parentOf(parent, site)
}

/** A state of the content; undefined, with a warning, for one with errors. */
function contentOf(
  state: State,
  against: string,
  { definition, messages, today }: RenderedSite,
  compile: Compile,
): CompiledContent | undefined {
  const compiled = compile({ definition, ...state }, today)
  if (!compiled) {
    messages.warning({
      file: state.source.folder,
      rule: 'against',
      reason: `The content of “${against}” has errors, so its addresses are unknown.`,
      remedy: 'To find addresses that are lost, name a state that was published: --against NAME.',
    })
  }
  return compiled
}

/** What pages show, but their addresses do not depend on. */
const withoutAssets = {
  pictures: new Map(),
  pictureFiles: new Map(),
  favicon: undefined,
  search: { address: '', files: new Map() },
  inlineScripts: {} as InlineScripts,
  logo: undefined,
  previewDay: undefined,
}

/** @returns undefined, with an error, where no content has this name */
function readEarlier(against: string, { content, root }: Options, messages: Messages): Source | undefined {
  if (existsSync(join(resolve(against), 'site.yaml'))) return readSource(resolve(against), messages)
  // A missing folder was reported when it was read.
  if (!existsSync(content)) return undefined
  const files = filesInRevision(against, content, root)
  if (!('rule' in files)) return { folder: against, files }
  messages.error({ file: folderName(content), ...files })
  return undefined
}
