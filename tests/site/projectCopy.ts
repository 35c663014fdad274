/** The generator in a folder of its own, with caches of its own, for tests that damage them. */
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { root, temporaryFolder } from '../cafes.ts'

export async function projectCopy(): Promise<string> {
  const folder = await temporaryFolder()
  for (const name of [
    'src',
    'build.ts',
    'client',
    'templates',
    'schema',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  return folder
}
