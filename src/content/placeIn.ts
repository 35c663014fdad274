import { Messages } from '../diagnostics/messages.ts'
import { type Place, placeOf } from '../diagnostics/positions.ts'
import type { Source } from './source.ts'
import { parseYaml } from './yaml/parse.ts'

/**
 * File, line and column of a value, for checks that have the content but not its files: the file is parsed again.
 *
 * @param path the path of a YAML file in the source
 */
export function placeIn(
  source: Source,
  path: string,
  keys: readonly PropertyKey[],
): Place & { file: string } {
  const file = `${source.folder}/${path}`
  const yaml = parseYaml(file, new TextDecoder().decode(source.files.get(path)), new Messages())
  return { file, ...placeOf(yaml, keys) }
}
