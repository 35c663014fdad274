/** `npm run generate`: writes the files that are made from the schemas. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { print } from '../print.ts'
import { generatedFiles, modelines, withModeline } from './generatedFiles.ts'

const root = join(import.meta.dirname, '../..')
const files = generatedFiles()
for (const [path, line] of modelines(root)) {
  files.set(path, withModeline(await readFile(join(root, path), 'utf8'), line))
}
for (const [path, text] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
print(`Wrote ${files.size} files.`)
