/** The second café with a change, built quickly. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '../build.ts'
import { optionsFor, publicOf, temporaryFolder, writeSmallContent } from './cafes.ts'

type Edit = (text: string) => string

/** Builds the second café with one file changed, or several. */
export async function buildWith(file: string, edit: Edit, others: Readonly<Record<string, Edit>> = {}) {
  const folder = await temporaryFolder()
  const content = join(folder, 'content')
  await writeSmallContent(content)
  for (const [name, change] of Object.entries({ [file]: edit, ...others }))
    await writeFile(join(content, name), change(await readFile(join(content, name), 'utf8')))
  return build(optionsFor({ content, public: publicOf.second, out: join(folder, 'out') }))
}
