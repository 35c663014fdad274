/** Icons and manifest: made from one drawing, each replaceable by a file. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { build } from '../../build.ts'
import { built, contentOf, optionsFor, publicOf, temporaryFolder } from '../cafes.ts'
import { readPages } from '../html.ts'

describe.each(['first', 'second'] as const)('the %s café', (cafe) => {
  const site = built[cafe]
  const bytes = (file: string) => readFileSync(join(site, file))

  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s has %i pixels', async (file, size) => {
    const { format, width, height } = await sharp(bytes(file)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size })
  })

  test('the icons for home screens and masks are opaque', async () => {
    for (const file of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
      expect((await sharp(bytes(file)).stats()).isOpaque, file).toBe(true)
    }
  })

  test('a circular mask cuts off only the background', async () => {
    const { data, info } = await sharp(bytes('icon-maskable-512.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const background = [...data.subarray(0, 3)]
    for (let offset = 0; offset < data.length; offset += info.channels) {
      const index = offset / info.channels
      const fromMiddle = Math.hypot((index % 512) - 256, Math.floor(index / 512) - 256)
      if (
        fromMiddle > 0.4 * 512 + 1 &&
        background.some((part, channel) => Math.abs((data[offset + channel] ?? 0) - part) > 8)
      )
        throw new Error(`something is drawn ${fromMiddle} pixels from the middle`)
    }
  })

  test('favicon.ico holds one picture of 32 pixels', async () => {
    const ico = bytes('favicon.ico')
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const [size, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
    expect(start + size).toBe(ico.length)
    expect(await sharp(ico.subarray(start)).metadata()).toMatchObject({
      format: 'png',
      width: 32,
      height: 32,
    })
  })

  test('the manifest has the fields that phones need, and its icons exist', async () => {
    const manifest = JSON.parse(bytes('site.webmanifest').toString())
    const home = readPages(site).find(({ file }) => file === 'index.html')?.html ?? ''
    expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui' })
    expect(home).toContain(`<html lang="${manifest.lang}"`)
    expect(home).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`)
    expect(home).toContain(`<meta property="og:site_name" content="${manifest.name}"`)
    // The colour of the start screen is the one that the page itself paints; the build shortens names of properties.
    const [, ink = 'none'] = /body\{[^}]*background:var\((--\w+)\)/.exec(home) ?? []
    expect(new RegExp(`[{;]${ink}:(#\\w+)`).exec(home)?.[1]).toBe(manifest.background_color)
    expect(manifest.short_name).toBeTruthy()
    expect(
      manifest.icons.map((icon: { purpose: string; sizes: string }) => `${icon.purpose} ${icon.sizes}`),
    ).toEqual(['any 192x192', 'any 512x512', 'maskable 512x512'])
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(bytes(src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  test('every page links icons and manifest', () => {
    for (const { file, html } of readPages(site)) {
      expect(html, file).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg"/>')
      expect(html, file).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32"/>')
      expect(html, file).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
      expect(html, file).toContain('<link rel="manifest" href="/site.webmanifest"/>')
    }
  })
})

async function buildWithPublic(files: Record<string, string | Uint8Array>) {
  const folder = await temporaryFolder()
  const out = join(folder, 'out')
  const publicFolder = join(folder, 'public')
  await mkdir(publicFolder)
  for (const [name, content] of Object.entries(files)) await writeFile(join(publicFolder, name), content)
  const { messages } = await build(optionsFor({ content: contentOf.second, public: publicFolder, out }))
  expect(messages.hasErrors).toBe(false)
  return { out, warning: messages.all.find(({ ruleId }) => ruleId === 'site-icon')?.reason }
}

test('without a drawing the site is built without icons, with a warning', async () => {
  const { out, warning } = await buildWithPublic({})
  expect(warning).toContain('/favicon.ico')
  expect(existsSync(join(out, 'favicon.ico'))).toBe(false)
  expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toMatch(/favicon|apple-touch/)
  expect(JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8')).icons).toEqual([])
})

test('a drawing that is too large to be drawn is reported, and the site is built', async () => {
  const large = '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><path d="M0 0h9v9"/></svg>'
  const { out, warning } = await buildWithPublic({ 'favicon.svg': large })
  expect(warning).toContain('cannot be read')
  expect(existsSync(join(out, 'favicon.ico'))).toBe(false)
})

test('an icon of the public folder is published instead of one that is drawn', async () => {
  const { out, warning } = await buildWithPublic({
    'favicon.svg': readFileSync(join(publicOf.second, 'favicon.svg')),
    'favicon.ico': 'our own',
  })
  expect(warning).toBeUndefined()
  expect(readFileSync(join(out, 'favicon.ico'), 'utf8')).toBe('our own')
  expect(existsSync(join(out, 'apple-touch-icon.png'))).toBe(true)
})

test('another drawing gives other icons', () => {
  for (const file of ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png', 'icon-maskable-512.png']) {
    const [one, other] = [built.first, built.second].map((site) => readFileSync(join(site, file)))
    expect(one?.equals(other ?? Buffer.alloc(0)), file).toBe(false)
  }
})
