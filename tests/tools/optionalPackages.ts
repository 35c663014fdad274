/** Packages that only a few tests need, and that are too large for everyone's node_modules. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { editorPackages } from '../../src/editor/admin.ts'
import { root } from '../cafes.ts'

/**
 * Installs a package into the cache of the tests, once.
 *
 * @returns a function that loads modules of the package; undefined when it could not be installed, which is printed
 */
export function requireFromCache(name: string, version: string): NodeJS.Require | undefined {
  const folder = join(root, '.cache/tests/packages', `${name.replaceAll('/', '-')}-${version}`)
  const installed = join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(installed)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"private":true}')
    const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]
    spawnSync('npm', install, { cwd: folder, shell: process.platform === 'win32' })
  }
  if (existsSync(installed)) return createRequire(installed)
  console.warn(`${name} could not be installed: its tests are SKIPPED.`)
  return undefined
}

/** Whether the form editor is installed; prints how to install it where it is not. */
export function hasFormEditor(): boolean {
  const isInstalled = ['@sveltia/cms', '@fontsource/material-symbols-outlined'].every((name) =>
    existsSync(join(root, 'node_modules', name, 'package.json')),
  )
  if (!isInstalled)
    console.warn(
      `The form editor is not installed: its tests are SKIPPED. Run: npm install --no-save ${editorPackages}`,
    )
  return isInstalled
}
