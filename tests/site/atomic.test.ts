/** A build that is killed or cannot write leaves the old site or the new one, complete. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build as bundle } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { Messages } from '../../src/diagnostics/messages.ts'
import { bytesOf, type Site } from '../../src/siteFiles.ts'
import { buildDate, contentOf, optionsFor, publicOf, root, temporaryFolder } from '../cafes.ts'
import { runGenerator } from '../commandLine.ts'
import { canMount, withDisk } from '../disk.ts'
import { listFiles } from '../html.ts'
import { twoSites, writeTo } from './twoSites.ts'

const [oldSite, newSite] = twoSites

/**
 * The index of the site in a folder, compared byte for byte; undefined if it is none of them. A build that was killed between
 * its two renames has left the old one beside the folder.
 */
async function siteIn(out: string, sites: readonly Site[]): Promise<number | undefined> {
  const old = (await readdir(dirname(out))).find((name) => name.startsWith(`${basename(out)}.old-`))
  const folder = existsSync(out) || !old ? out : join(dirname(out), old)
  const files = listFiles(folder)
  for (const [index, site] of sites.entries()) {
    if (files.length !== site.size) continue
    const equal = await Promise.all(
      [...site].map(async ([path, content]) => {
        const bytes = await readFile(join(folder, path)).catch(() => undefined)
        return bytes?.equals(bytesOf(content))
      }),
    )
    if (equal.every(Boolean)) return index
  }
  return undefined
}

/** Starts a program in a group of its own, so that what it started is killed with it. */
function start(args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL')
    } catch {}
    await gone
  }
  return { child, kill }
}

describe.skipIf(process.platform === 'win32')(
  'a build that is killed leaves the old site or the new one',
  () => {
    test('at 12 moments while it writes', async () => {
      const program = join(await temporaryFolder(), 'writeForever.mjs')
      const entryPoints = [join(root, 'tests/site/writeForever.ts')]
      await bundle({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm' })
      let halfWay = 0
      for (let round = 0; round < 12; round++) {
        const folder = await temporaryFolder()
        const out = join(folder, 'site')
        const { child, kill } = start([program, out])
        await once(child.stdout, 'data')
        const delay = Math.random() * 60
        await wait(delay)
        await kill()
        expect(await siteIn(out, twoSites), `killed after ${delay} ms`).toBeDefined()
        if ((await readdir(folder)).length > 1) halfWay++
      }
      // The test proves nothing unless some builds were killed half-way.
      expect(halfWay).toBeGreaterThan(0)
    })

    test('at 6 moments of a whole run', async () => {
      const folder = await temporaryFolder()
      const out = join(folder, 'site')
      const contents = ['one', 'other'].map((name) => join(folder, name))
      for (const content of contents) await cp(contentOf.second, content, { recursive: true })
      const faq = join(contents[1] ?? '', 'faq.yaml')
      await writeFile(faq, (await readFile(faq, 'utf8')).replace(/(question: .*)\?/, '$1, then?'))
      const sites: Site[] = []
      for (const content of contents) {
        const { site, messages } = await build(optionsFor({ content, public: publicOf.second, out }))
        expect(messages.hasErrors).toBe(false)
        sites.push(site)
      }
      expect(await siteIn(out, sites.slice(0, 1))).toBeUndefined()
      for (let round = 0; round < 6; round++) {
        const { kill } = start([
          ...['src/run.mjs', '--content', contents[round % 2] ?? '', '--public', publicOf.second],
          ...['--out', out, '--date', buildDate],
        ])
        const delay = Math.random() * 1200
        await wait(delay)
        await kill()
        expect(await siteIn(out, sites), `killed after ${delay} ms`).toBeDefined()
      }
    })
  },
)

test('a build begins by putting the old site back where another one was killed between its renames', async () => {
  const out = join(await temporaryFolder(), 'site')
  write(oldSite, out)
  const { pid } = spawnSync(process.execPath, ['--version'])
  await rename(out, `${out}.old-${pid}`)
  await mkdir(`${out}.next-${pid}`)
  const { messages } = await build(optionsFor({ content: join(out, 'nowhere'), out }))
  expect(messages.hasErrors).toBe(true)
  expect(await siteIn(out, twoSites)).toBe(0)
  expect(existsSync(out)).toBe(true)
  write(newSite, out)
  expect(await siteIn(out, twoSites)).toBe(1)
  expect(await readdir(dirname(out))).toEqual(['site'])
})

const write = (site: Site, out: string) => {
  const messages = new Messages()
  writeTo(out, site, messages)
  return messages
}

test('a damaged file is written again, and a foreign file is removed', async () => {
  const out = join(await temporaryFolder(), 'site')
  write(oldSite, out)
  await writeFile(join(out, 'images/1.jpg'), `${'same'.repeat(4999)}sama`)
  await writeFile(join(out, 'pages/mine.html'), 'mine')
  write(oldSite, out)
  expect(await siteIn(out, [oldSite])).toBe(0)
})

test.each(['site', 'nowhere', 'link'])(
  'a symbolic link in place of the output folder is refused: %s',
  async (target) => {
    const folder = await temporaryFolder()
    const out = join(folder, 'link')
    await mkdir(join(folder, 'site'))
    await symlink(join(folder, target), out)
    expect(write(newSite, out).all.map(({ ruleId }) => ruleId)).toEqual(['symbolic-link'])
    expect(listFiles(folder)).toEqual([])
    expect((await readdir(folder)).sort()).toEqual(['link', 'site'])
  },
)

test('a symbolic link to the content is not replaced', async () => {
  const folder = await temporaryFolder()
  await cp(contentOf.second, join(folder, 'content'), { recursive: true })
  await symlink(join(folder, 'content'), join(folder, 'link'))
  const before = listFiles(folder)
  const messages = new Messages()
  writeTo(join(folder, 'link'), newSite, messages, [join(folder, 'content')])
  expect(messages.all[0]?.reason).toContain('Symbolic links are not allowed')
  expect(listFiles(folder)).toEqual(before)
})

describe('a site that cannot be written is reported with its cause', () => {
  const isRoot = process.getuid?.() === 0

  test('a file in its place', async () => {
    const folder = await temporaryFolder()
    const out = join(folder, 'site')
    await writeFile(out, 'precious')
    const { all } = write(newSite, out)
    expect(all[0]?.reason).toBe('There is a file of this name, not a folder.')
    expect(await readFile(out, 'utf8')).toBe('precious')
    const below = write(newSite, join(out, 'site'))
    expect(below.all[0]?.reason).toMatch(/^The site cannot be written: (ENOTDIR|EEXIST)/)
    expect(await readFile(out, 'utf8')).toBe('precious')
  })

  test('missing parent folders are created', async () => {
    const out = join(await temporaryFolder(), 'some/where/site')
    expect(write(newSite, out).all).toEqual([])
    expect(await siteIn(out, [newSite])).toBe(0)
  })

  test.skipIf(isRoot || process.platform === 'win32')(
    'folders without write permission (skipped for root)',
    async () => {
      const folder = await temporaryFolder()
      const out = join(folder, 'site')
      write(oldSite, out)
      const folders = [folder, out, ...['pages', 'images', 'assets'].map((name) => join(out, name))]
      for (const name of folders) await chmod(name, 0o555)
      const { all } = write(newSite, out)
      expect(all[0]?.reason).toContain('The site cannot be written: EACCES: permission denied')
      expect(await siteIn(out, [oldSite])).toBe(0)
      for (const name of folders) await chmod(name, 0o755)
    },
  )

  test.skipIf(!canMount)(
    'a full disk, a disk that can only be read, and a mount point (needs root)',
    async () => {
      const folder = await temporaryFolder()
      const disk = join(folder, 'disk')
      await withDisk(disk, '2m', async (remount) => {
        const out = join(disk, 'site')
        expect((await write(oldSite, out)).all).toEqual([])
        const large: Site = new Map([...newSite, ['/large.jpg', new Uint8Array(4_000_000)]])
        const full = await write(large, out)
        expect(full.all[0]?.reason).toContain('The site cannot be written: ENOSPC: no space left on device')
        expect(full.all[0]?.note).toContain('the disk has room')
        expect(await siteIn(out, [oldSite])).toBe(0)
        expect(await readdir(disk)).toEqual(['site'])

        remount('ro')
        const { code, stderr } = await runGenerator(['--content', contentOf.second, '--out', out])
        expect(code).toBe(1)
        expect(stderr).toContain('The site cannot be written: EROFS: read-only file system')
        expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+/)
        expect(await siteIn(out, [oldSite])).toBe(0)
        remount('rw,size=9m')

        // A mount point cannot be moved, and nothing in it is touched.
        await writeFile(join(disk, '404.html'), '')
        const mounted = write(newSite, disk)
        expect(mounted.all[0]?.reason).toContain('The site cannot be written: EBUSY: resource busy')
        expect(mounted.all[0]?.note).toContain('name a folder inside it')
        expect(await siteIn(out, [oldSite])).toBe(0)
      })
    },
  )
})
