import { nearest } from '../../diagnostics/nearest.ts'
import { dataFiles, pageFiles } from '../collections.ts'
import type { RuleContext } from './context.ts'

/** Warns of files that nothing reads: their name is misspelt, or they are in the wrong folder. */
export function checkUnknownFiles({ source, messages }: RuleContext): void {
  const known = [...Object.values(dataFiles), ...Object.values(pageFiles)].map(({ path }) => path)
  const isRead = (path: string) =>
    known.includes(path) ||
    /^(posts\/.+|seo\/[^/]+\.md|images\/[^/]+)$/.test(path) ||
    /(^|\/)(README|FIELDS)\.md$/.test(path)
  for (const path of source.files.keys()) {
    if (isRead(path)) continue
    const near = nearest(path, known)
    messages.warning({
      file: `${source.folder}/${path}`,
      rule: 'unknown-file',
      reason: 'Nothing reads this file.',
      remedy: near
        ? `Should its name be ${near}?`
        : /\.(md|txt)$/.test(path)
          ? 'Guides are in the folder posts, and their names end in .md.'
          : path.startsWith('pages/')
            ? 'The site has no page of this name. A developer can add one, see docs/architecture.md.'
            : 'Move it to the folder that it belongs to, or delete it.',
    })
  }
}
