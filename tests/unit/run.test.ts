/** What starts the generator says what is wrong with the code itself. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, temporaryFolder } from '../cafes.ts'

/** What a project prints to stderr whose build.ts is this code. */
async function errorsOf(code: string) {
  const folder = await temporaryFolder()
  for (const name of ['src', 'templates']) mkdirSync(join(folder, name))
  for (const name of ['src/run.mjs', 'src/hashOfGenerator.mjs', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'build.ts'), code)
  const { status, stderr } = spawnSync(process.execPath, ['src/run.mjs'], { cwd: folder, encoding: 'utf8' })
  return { status, stderr }
}

test('an import of a deleted file is reported with its line, and what to do', async () => {
  const code = "import { a } from './templates/gone.ts'\nimport b from 'no-such-package'\nconsole.log(a, b)\n"
  expect(await errorsOf(code)).toEqual({
    status: 1,
    stderr: `  build.ts:1  error  This line imports ./templates/gone.ts, which is not there.
    → Correct its path; or take out the import, and what uses it.
  build.ts:2  error  This line imports no-such-package, which is not there.
    → Run npm ci, or take out the import.
`,
  })
})

test('any other mistake in the code is reported with its line', async () => {
  const { status, stderr } = await errorsOf('const a = 1\nconst = 2\n')
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '  build.ts:2  error  Expected identifier but found "="\n',
  })
})
