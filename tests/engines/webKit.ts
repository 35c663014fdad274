/** WebKit as Debian has it: MiniBrowser on a screen in memory, driven over WebDriver. */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Driver } from './engine.ts'
import { fontSettings, systemFont } from './fonts.ts'
import { printed, profileFolder, removeFolder, start, stop } from './program.ts'
import { startSession } from './webDriver.ts'

/** The paths of the programs. */
export interface WebKitPrograms {
  driver: string
  browser: string
  screen: string
  /** Presses keys and buttons of the screen, because WebKit's driver cannot with GTK 4. */
  input: string
}

/** Starts a WebKit with a new profile. */
export async function startWebKit(programs: WebKitPrograms): Promise<Driver> {
  const profile = await profileFolder()
  const screen = start(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '2000x2000x24', '-nolisten', 'tcp'],
    {},
  )
  const env = { DISPLAY: `:${await printed(screen, /(\d+)\n/)}`, ...(await settings(profile)) }
  const port = await freePort()
  const driver = start(programs.driver, [`--port=${port}`], env)
  const { send, evaluate } = await startSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
  })
  const toolbar = Number(await evaluate('Promise.resolve(String(outerHeight - innerHeight))'))

  /** Presses something, and waits until the page has handled its last event. */
  const press = async (lastEvent: string, ...args: string[]) => {
    await evaluate(`(async () => {
      globalThis.handled = new Promise((resolve) => {
        addEventListener('${lastEvent}', () => setTimeout(resolve, 0, ''), { capture: true, once: true })
      })
      return ''
    })()`)
    await promisify(execFile)(programs.input, args, { env })
    await evaluate('globalThis.handled')
  }
  return {
    async open(url, { width, height }) {
      await send('POST', '/window/rect', { x: 0, y: 0, width, height: height + toolbar })
      await send('POST', '/url', { url })
      await evaluate(`(${untilLoaded})()`)
    },
    evaluate,
    // X has names of its own for the arrow keys: Left, Right.
    press: (key) => press('keyup', 'key', key.replace('Arrow', '').replace('Enter', 'Return')),
    clickAt: (x, y) => press('click', 'mousemove', String(x), String(y + toolbar), 'click', '1'),
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    async close() {
      await stop(driver)
      await stop(screen)
      await removeFolder(profile)
    },
  }
}

/** On a busy machine, the driver answers before the scripts of the page have run. Runs in the page. */
const untilLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve('')
    else addEventListener('load', () => setTimeout(resolve, 0, ''))
  })

/** The environment with a folder as home. GTK says which font `system-ui` is, and whether visitors want motion. */
async function settings(home: string) {
  await mkdir(join(home, 'gtk-4.0'))
  const lines = ['[Settings]', 'gtk-enable-animations=0', `gtk-font-name=${systemFont} 11`, '']
  await writeFile(join(home, 'gtk-4.0/settings.ini'), lines.join('\n'))
  // Most containers have no sandbox.
  const sandbox = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
  const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
  return { ...process.env, ...sandbox, ...folders, ...(await fontSettings(home)) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
