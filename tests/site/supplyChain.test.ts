/** Every dependency has a reason, a licence and a checksum; and installing them runs no scripts. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '../cafes.ts'

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

const { dependencies, scripts } = z
  .looseObject({ dependencies: z.record(z.string(), z.string()), scripts: z.record(z.string(), z.string()) })
  .parse(readJson('package.json'))

const { packages } = z
  .looseObject({
    packages: z.record(
      z.string(),
      z.looseObject({
        integrity: z.string().optional(),
        license: z.string().optional(),
        dev: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(readJson('package-lock.json'))
const installed = Object.entries(packages).filter(([path]) => path !== '')

/** The rows of the first table in docs/dependencies.md. */
const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 7 && /^[@\w]/.test(cells[1] ?? '') && cells[1] !== 'package')
  .map(([, names = '', reason = '', , licences = '', size = '']) => ({
    names: names.split(', '),
    reason,
    licences: licences.split(', '),
    size: Number(size),
  }))

test('every direct dependency is documented once, with a reason', () => {
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys(dependencies).sort())
  for (const { reason } of rows) expect(reason.length).toBeGreaterThan(3)
})

test('the documented licences are those of the packages', () => {
  for (const { names, licences } of rows) {
    const real = names.flatMap((name) => {
      const { license } = z
        .looseObject({ license: z.string() })
        .parse(readJson(`node_modules/${name}/package.json`))
      return license.split(' AND ')
    })
    expect(new Set(licences), names.join()).toEqual(new Set(real))
  }
})

/** Packages that are but the programs of another one. */
const programsOf: Record<string, string> = { esbuild: '@esbuild', sharp: '@img' }

test('the documented sizes are about those on disk', () => {
  for (const { names, size } of rows) {
    const folders = names.flatMap((name) => [name, ...(programsOf[name] ? [programsOf[name]] : [])])
    const real = folders.reduce((sum, folder) => sum + bytesIn(join(root, 'node_modules', folder)), 0) / 1e6
    // Machines differ in the size of programs; and small ones are rounded up.
    expect(Math.abs(size - real), `${names.join()}: ${real.toFixed(1)} MB`).toBeLessThan(0.15 + real)
    expect(real / size, `${names.join()}: ${real.toFixed(1)} MB`).toBeLessThan(2.5)
  }
})

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/** Licences that allow use without publishing one's own code. */
const free = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Zlib',
]
/** Exceptions, with the reasons. */
const known: [name: RegExp, why: string][] = [
  [/^@img\/sharp-/, 'LGPL: a library of its own that is only used, and not part of any site'],
  [/^mdn-data$/, 'CC0: tables'],
  [/^argparse$/, 'Python licence: free'],
]

test('every package that the build needs has a permissive licence', () => {
  for (const [path, { license = '', dev }] of installed) {
    if (dev) continue
    const name = path.split('node_modules/').at(-1) ?? ''
    const licences = license.replaceAll(/[()]/g, '').split(/ AND | OR /)
    const isKnown = known.some(([pattern]) => pattern.test(name))
    if (!isKnown) for (const licence of licences) expect(free, `${path}: ${license}`).toContain(licence)
  }
})

test('every package has a checksum', () => {
  expect(installed.length).toBeGreaterThan(100)
  for (const [path, { integrity }] of installed) expect(integrity, path).toMatch(/^sha512-/)
})

test('installation runs no scripts, and no package but esbuild has one', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)
  expect(withScripts.filter((path) => !path.endsWith('/fsevents'))).toEqual(['node_modules/esbuild'])
  expect(Object.keys(scripts).filter((name) => /install|prepare/.test(name))).toEqual([])
})

test('npm run sbom lists all packages as CycloneDX, and marks those for development', async () => {
  const [program, ...args] = scripts.sbom?.replace(/ > sbom\.json$/, '').split(' ') ?? []
  const { stdout } = await promisify(execFile)(program ?? '', args, {
    cwd: root,
    // In production, npm leaves out the packages for development.
    env: { ...process.env, NODE_ENV: '' },
    maxBuffer: 20_000_000,
    shell: process.platform === 'win32',
  })
  const { bomFormat, specVersion, components } = z
    .looseObject({
      bomFormat: z.string(),
      specVersion: z.string(),
      components: z.array(
        z.looseObject({
          name: z.string(),
          version: z.string(),
          purl: z.string(),
          properties: z.array(z.strictObject({ name: z.string(), value: z.string() })),
        }),
      ),
    })
    .parse(JSON.parse(stdout))
  expect(bomFormat).toBe('CycloneDX')
  expect(Number(specVersion)).toBeGreaterThanOrEqual(1.5)
  const find = (name: string) => components.find((component) => component.name === name)
  // npm leaves esbuild, tsx and yaml out when it is asked to omit what only the tests need, hence all.
  for (const name of Object.keys(dependencies)) expect(find(name)?.properties, name).toEqual([])
  expect(find('vitest')?.properties).toContainEqual({ name: 'cdx:npm:package:development', value: 'true' })
})
