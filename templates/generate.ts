/** `npm run generate`: writes the files that are made from the schemas, in place of all earlier ones. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generatedFiles, modelines, withModeline } from '../src/editor/generatedFiles.ts'
import { print } from '../src/print.ts'
import { collections } from './collections.ts'

const root = join(import.meta.dirname, '..')
const files = generatedFiles(collections)
for (const [path, line] of modelines(root, collections)) {
  files.set(path, withModeline(await readFile(join(root, path), 'utf8'), line))
}
await rm(join(root, 'schema'), { recursive: true, force: true })
for (const [path, text] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
print(`Wrote ${files.size} files.`)
