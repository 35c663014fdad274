/** `npm run generate`: writes the files that are made from the schemas. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadData } from '../content/load.ts'
import { readSource } from '../content/source.ts'
import { Messages } from '../diagnostics/messages.ts'
import { generatedFiles, modelines, withModeline } from './generatedFiles.ts'

const root = join(import.meta.dirname, '../..')
const { packages } = loadData(readSource(join(root, 'content'), new Messages()), new Messages())

const files = generatedFiles((packages?.tiers ?? []).map(({ id }) => id))
for (const [path, line] of modelines()) {
  files.set(path, withModeline(await readFile(join(root, path), 'utf8'), line))
}
for (const [path, text] of files) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
console.log(`Wrote ${files.size} files.`)
