/** Runs before the browser tests: when no browser is found, installs one with Playwright, or with apt on Debian. */
import { isDebianRoot, run } from '../debian.ts'
import { findBrowser } from './findBrowser.ts'

if (!findBrowser()) {
  console.log('No browser found: installing Chromium for the tests.')
  const withPlaywright = () =>
    run('npx', 'playwright', 'install', '--only-shell', 'chromium') && findBrowser()
  const fromDebian = (name: string) => run('apt-get', 'install', '-y', '-qq', name)
  const withApt = () =>
    isDebianRoot &&
    run('apt-get', 'update', '-qq') &&
    (fromDebian('chromium-headless-shell') || fromDebian('chromium'))
  if (!withPlaywright() && !withApt()) {
    console.error(
      'No browser could be installed. Install Chromium, or set CHROMIUM_PATH to one, and try again.',
    )
    process.exit(1)
  }
}
