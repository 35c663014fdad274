/** The second café with a change, built quickly. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../build.ts'
import { optionsFor, publicOf, temporaryFolder, writeSmallContent } from './cafes.ts'

/** Builds the second café with one file changed. */
export async function buildWith(file: string, edit: (text: string) => string) {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await writeSmallContent(content)
  await writeFile(join(content, file), edit(await readFile(join(content, file), 'utf8')))
  return build(optionsFor({ content, public: publicOf.second, out: join(folder, 'out') }))
}
