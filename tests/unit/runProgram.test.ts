/** Programs are started in one place, and nothing but their arguments reaches them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { runProgram } from '../../src/runProgram.ts'
import { root } from '../cafes.ts'
import { listFiles } from '../html.ts'

test('only runProgram.ts starts programs, besides run.mjs, which starts itself', () => {
  const files = ['src', 'templates', 'client'].flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => `${folder}/${file}`),
  )
  const starting = [...files, 'build.ts'].filter((file) =>
    /child_process|node:cluster|worker_threads/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(starting.sort()).toEqual(['src/run.mjs', 'src/runProgram.ts'])
})

afterEach(() => {
  delete process.env.GIT_EXTERNAL_DIFF
})

test('a program gets its arguments as they are, the folder of the generator, and hardly any environment', () => {
  process.env.GIT_EXTERNAL_DIFF = 'id'
  const print =
    'console.log(JSON.stringify([process.argv.slice(1), process.cwd(), Object.keys(process.env)]))'
  const hostile = ['$(id)', '`id`; id', '--eval=1', '\'"\n']
  const variables = { ADDED: '1' }
  const { output, error } = runProgram(process.execPath, ['-e', print, '--', ...hostile], { variables })
  expect(error).toBeUndefined()
  const [args, folder, names] = JSON.parse(String(output))
  expect(args).toEqual(hostile)
  expect(folder).toBe(join(root, 'src'))
  expect(names.filter((name: string) => !/^(PATH|TEMP|SystemRoot|ADDED)$/.test(name))).toEqual([])
})

test('a program that fails or does not exist says why', () => {
  expect(runProgram(process.execPath, ['-e', 'console.error("no"); process.exit(3)']).error).toBe('no')
  expect(runProgram(process.execPath, ['-e', 'process.exit(3)']).error).toBe('exit code 3')
  expect(runProgram('no-such-program', []).error).toContain('ENOENT')
})
