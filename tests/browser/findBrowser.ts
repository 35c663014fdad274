/**
 * Finds a Chromium for the browser tests: Playwright's own, else one on the system. The headless shell is the same browser
 * without its windows; the tests take half as long in it.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const places = [
  ...names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Playwright tells the path of its whole Chromium alone; the shell is in a folder beside it. */
const whole = chromium.executablePath()
const shell = whole.replace(
  /chromium-(\d+)([\\/])chrome-([\w-]+)[\\/].*?(\.exe)?$/,
  'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
)

/** The path of an installed browser; undefined when there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', shell, whole, ...places].find((path) => path !== '' && existsSync(path))

/** Whether it is the browser without its windows. */
export const isHeadlessShell = (path = '') => /headless[-_]shell/.test(path)

/**
 * How the browser is started: quietly, and also where there is no sandbox, as in most containers. It draws without imitating a
 * graphics card, and reaches no host but this machine. Without the last one, the headless shell rounds the widths of letters, and
 * breaks lines elsewhere than browsers with windows.
 */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-gpu-compositing',
  '--host-resolver-rules=MAP stranger.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
