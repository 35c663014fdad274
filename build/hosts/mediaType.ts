import { lookup } from 'mrmime'

/** The media type of a file by its ending; undefined for an unknown one. */
export const mediaTypeOf = (path: string): string | undefined =>
  path.endsWith('.ico') ? 'image/vnd.microsoft.icon' : lookup(path)
