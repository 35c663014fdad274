/** Reads `public/`, whose files are published as they are. */
import type { Messages } from '../diagnostics/messages.ts'
import { limits } from '../limits.ts'
import { folderName, readFolder, reportLinkTo } from '../readFiles.ts'
import type { Site } from '../site.ts'
import { readDrawing } from './drawing.ts'

/** The drawings that the build or every page draws. */
const icons = ['favicon.svg', 'logo.svg']

const isDrawing = (path: string) => path.toLowerCase().endsWith('.svg')

/** The files, by their paths in the site. A file that may not be published is reported and left out. */
export function readPublic(directory: string, messages: Messages): Site {
  const published: Site = new Map()
  if (reportLinkTo(directory, messages)) return published
  const limitOf = (path: string) => (isDrawing(path) ? limits.drawing : limits.file)
  const folder = folderName(directory)
  for (const [path, bytes] of readFolder(directory, messages, { limitOf })) {
    const drawing = isDrawing(path) ? readDrawing(bytes, icons.includes(path.toLowerCase())) : undefined
    if (drawing && 'rule' in drawing) messages.error({ file: `${folder}/${path}`, ...drawing })
    else published.set(`/${path}`, bytes)
  }
  return published
}
