/** Which engines this machine has, and how each is started. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from '../browser/findBrowser.ts'
import { startChromium } from './chromium.ts'
import { type Driver, type Engine, engineOf } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webKit.ts'

/** Chromium is the one that the others are compared with. */
export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const
export type EngineName = (typeof engineNames)[number]

/** Debian's packages with the other two. WebKit with GTK 4 places letters as other engines do, with GTK 3 on whole pixels. */
export const debianPackages = [
  'firefox-esr',
  'fonts-liberation',
  'libwebkitgtk-6.0-4',
  'webkit2gtk-driver',
  'xdotool',
  'xvfb',
]

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

/** How each engine is started; undefined where it is not installed. */
const find: Record<EngineName, () => (() => Promise<Driver>) | undefined> = {
  Chromium() {
    const path = findBrowser()
    return path ? () => startChromium(path) : undefined
  },
  Firefox() {
    const path = inPath('firefox-esr')
    return path ? () => startFirefox(path) : undefined
  },
  WebKit() {
    const [driver, screen, input] = ['WebKitWebDriver', 'Xvfb', 'xdotool'].map(inPath)
    const browser = miniBrowser()
    return driver && screen && input && browser
      ? () => startWebKit({ driver, screen, input, browser })
      : undefined
  },
}

/** It is in a folder for the kind of machine: `/usr/lib/x86_64-linux-gnu/…`. */
const miniBrowser = () =>
  existsSync('/usr/lib')
    ? readdirSync('/usr/lib')
        .map((folder) => join('/usr/lib', folder, 'webkitgtk-6.0/MiniBrowser'))
        .find(existsSync)
    : undefined

export const isInstalled = (name: EngineName) => find[name]() !== undefined

/** Engines that start when they are first asked for, and end together. */
export function engineStore() {
  const started = new Map<EngineName, Promise<Engine>>()
  return {
    /** @throws where it is not installed */
    get(name: EngineName): Promise<Engine> {
      const engine = started.get(name) ?? find[name]()?.().then(engineOf)
      if (!engine) throw new Error(`${name} is not installed.`)
      started.set(name, engine)
      return engine
    },
    async close() {
      const engines = await Promise.allSettled(started.values())
      started.clear()
      await Promise.all(engines.map((engine) => engine.status === 'fulfilled' && engine.value.close()))
    },
  }
}
