/**
 * Runs before the browser tests. When no Chromium is found, installs one with Playwright, or with apt on Debian: all of them
 * need it. On Debian, its headless shell is installed beside a Chromium with windows. For the comparison of the engines (the
 * argument `engines`), Firefox and WebKit are installed on Debian; elsewhere their tests are skipped.
 */
import { isDebianRoot, run } from '../debian.ts'
import { debianPackages, engineNames, isInstalled } from '../engines/startEngines.ts'
import { findBrowser, isHeadlessShell } from './findBrowser.ts'

const updateApt = () => isDebianRoot && run('apt-get', 'update', '-qq')
const fromDebian = (...args: string[]) => run('apt-get', 'install', '-y', '-qq', ...args)

if (!findBrowser()) {
  console.log('No browser found: installing Chromium for the tests.')
  const withPlaywright = () =>
    run('npx', 'playwright', 'install', '--only-shell', 'chromium') && findBrowser()
  const withApt = () => updateApt() && (fromDebian('chromium-headless-shell') || fromDebian('chromium'))
  if (!withPlaywright() && !withApt()) {
    console.error(
      'No browser could be installed. Install Chromium, or set CHROMIUM_PATH to one, and try again.',
    )
    process.exit(1)
  }
} else if (isDebianRoot && !process.env.CHROMIUM_PATH && !isHeadlessShell(findBrowser())) {
  console.log('Installing the headless shell of Chromium, in which the tests take half as long.')
  if (!updateApt() || !fromDebian('--no-install-recommends', 'chromium-headless-shell'))
    console.warn('It could not be installed. The tests run in the Chromium that is there.')
}

const needed = process.argv.includes('engines') ? engineNames : []
const missing = () => needed.filter((name) => !isInstalled(name))
if (missing().length > 0 && updateApt()) fromDebian('--no-install-recommends', ...debianPackages)
if (missing().length > 0)
  console.warn(
    `${missing().join(' and ')}: not installed, and installed by the tests only on Debian. SKIPPED.`,
  )
