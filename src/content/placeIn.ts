import { Messages } from '../diagnostics/messages.ts'
import type { Source } from './source.ts'
import { parseYamlFile } from './yaml/yaml.ts'
import { placeOf } from './yaml/yamlNodes.ts'

/** File, line and column of a value, for checks that know the content but not its files; the file is read once more. */
export function placeIn(source: Source, path: string, keys: readonly PropertyKey[]) {
  const file = `${source.folder}/${path}`
  const yaml = parseYamlFile(file, new TextDecoder().decode(source.files.get(path)), new Messages())
  return { file, ...placeOf(yaml, keys) }
}
