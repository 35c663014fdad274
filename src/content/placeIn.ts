import { Messages } from '../diagnostics/messages.ts'
import { type Place, placeOf } from '../diagnostics/positions.ts'
import type { Source } from './source.ts'
import { parseYaml, type YamlText } from './yaml/parse.ts'

/** Parses a file again that was read before, without messages: for checks that have the content but not its files. */
export const parseAgain = (source: Source, path: string): YamlText =>
  parseYaml(`${source.folder}/${path}`, new TextDecoder().decode(source.files.get(path)), new Messages())

/**
 * File, line and column of a value.
 *
 * @param path the path of a YAML file in the source
 */
export function placeIn(
  source: Source,
  path: string,
  keys: readonly PropertyKey[],
): Place & { file: string } {
  const yaml = parseAgain(source, path)
  return { file: yaml.file, ...placeOf(yaml, keys) }
}
