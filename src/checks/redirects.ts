/** Old addresses that keep working (`content/redirects.yaml`): checked against the finished site, written for hosts. */

import { reasonAgainstLink } from '../content/publish.ts'
import type { Source } from '../content/source.ts'
import type { Content, Data } from '../content/types.ts'
import { parseYaml } from '../content/yaml/parse.ts'
import { Messages, type Problem } from '../diagnostics/messages.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { placeOf } from '../diagnostics/positions.ts'
import { redirectsPath } from '../hosts/headersFile.ts'
import { decodedPath, fileAt, type Site } from '../site.ts'

type Redirect = Data['redirects']['redirects'][number]
/** What is wrong with a redirect, and with which of its fields. */
type Finding = Pick<Problem, 'rule' | 'reason' | 'remedy'> & { field: 'from' | 'to' }

/**
 * Reports every redirect that hosts would not follow, or follow to nowhere, or in more than one step.
 *
 * @param published the files of `public/`, which may hold a file of redirects of their own
 * @param content all content, with what is not published
 * @param today the day of the build, `YYYY-MM-DD`, in the site's time zone
 */
export function checkRedirects(
  site: Site,
  published: Site,
  content: Content,
  source: Source,
  messages: Messages,
  today: string,
): void {
  const { redirects } = content.redirects
  const path = 'redirects.yaml'
  const file = `${source.folder}/${path}`
  // A wrong value was reported; an example stands in its place.
  const isWrong = messages.all.some((message) => message.fatal && message.file === file)
  if (redirects.length === 0 || isWrong) return
  const yaml = () => parseYaml(file, new TextDecoder().decode(source.files.get(path)), new Messages())
  if (published.has(redirectsPath)) {
    messages.error({
      file,
      rule: 'redirects-twice',
      reason: 'The public folder has a file _redirects of its own, which would take the place of this list.',
      remedy: 'Move its lines into this list, and delete it.',
    })
  }
  const targets = new Map<string, string>()
  for (const { from, to } of redirects)
    if (!targets.has(from)) targets.set(from, pathOf(to, content.site.url))

  for (const [index, redirect] of redirects.entries()) {
    const isFirst = redirects.findIndex(({ from }) => from === redirect.from) === index
    const finding = isFirst
      ? findingOf(redirect, targets, site, content, today)
      : {
          field: 'from' as const,
          rule: 'redirect-twice',
          reason: `The address ${redirect.from} is sent on twice.`,
          remedy: 'Keep the entry that is right, and delete the other one.',
        }
    if (!finding) continue
    const { field, ...problem } = finding
    messages.error({ file, ...placeOf(yaml(), ['redirects', index, field]), ...problem })
  }
}

function findingOf(
  { from, to }: Redirect,
  targets: ReadonlyMap<string, string>,
  site: Site,
  content: Content,
  today: string,
): Finding | undefined {
  const {
    site: { url },
    unreadable,
  } = content
  if (/(^|\/)\.\.?(\/|$)|[\\\p{Cc}]/u.test(decodedPath(from))) {
    return {
      field: 'from',
      rule: 'redirect-no-address',
      reason: `No browser ever asks for ${from}: it has a part of dots alone, a backslash or a control character.`,
      remedy: 'Copy the old address from a browser.',
    }
  }
  if (fileAt(from, site)) {
    return {
      field: 'from',
      rule: 'redirect-from-page',
      reason: `There is a page or file at ${from}, so nobody can be sent on from there.`,
      remedy: 'Delete this entry, or give the page its new address first.',
    }
  }
  const target = pathOf(to, url)
  if (target === from || stepsFrom(from, targets).includes(from)) {
    return {
      field: 'to',
      rule: 'redirect-loop',
      reason: `From ${from} the way leads back to ${from}, round and round.`,
      remedy: 'Send it to a page that is there.',
    }
  }
  if (targets.has(target)) {
    const end = stepsFrom(from, targets).at(-1)
    return {
      field: 'to',
      rule: 'redirect-chain',
      reason: `The address ${to} is sent on itself, to ${targets.get(target)}; each step costs visitors time.`,
      remedy: `Write where the way ends: ${end}.`,
    }
  }
  // Where a part of the content could not be read, its pages are missing for now.
  if (!target.startsWith('/') || unreadable.size > 0) return undefined
  const tooEarly = reasonAgainstLink(content, decodedPath(target), from, today)
  if (tooEarly) {
    return {
      field: 'to',
      rule: 'redirect-to-nowhere',
      reason: tooEarly,
      remedy: 'Write the address of a page that is there, or wait with this entry.',
    }
  }
  const fragment = decodedPath(to.split('#')[1] ?? '')
  const found = fileAt(target, site)
  if (!found) {
    const near = nearest(
      target,
      [...site.keys()].map((path) => path.replace(/\.html$/, '')),
    )
    return {
      field: 'to',
      rule: 'redirect-to-nowhere',
      reason: `There is no page or file at ${target}.`,
      remedy: near ? `Did you mean “${near}”?` : 'Write the address of a page that is there.',
    }
  }
  if (fragment && !String(site.get(found)).includes(` id="${fragment}"`)) {
    return {
      field: 'to',
      rule: 'redirect-to-nowhere',
      reason: `The page ${target} has no place named “${fragment}”.`,
      remedy: `Write ${target} alone, or the id of an entry on that page.`,
    }
  }
  return undefined
}

/** The path of an address of this site; an address elsewhere as it is. */
function pathOf(to: string, siteUrl: string): string {
  const isHere = to.startsWith('/') || to === siteUrl || to.startsWith(`${siteUrl}/`)
  return isHere ? new URL(to, siteUrl).pathname : to
}

/** Every address on the way from one, up to the first that comes twice. */
function stepsFrom(from: string, targets: ReadonlyMap<string, string>): string[] {
  const steps: string[] = []
  let next = targets.get(from)
  while (next !== undefined && !steps.includes(next)) {
    steps.push(next)
    next = targets.get(next)
  }
  return steps
}
