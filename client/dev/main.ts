/**
 * The script of the dev server, which only `npm run dev` puts into pages: brings the page up to date after a save, or reloads
 * it, and shows the errors of the last build over it.
 */
import { currentDay } from '../../templates/dataAttributes.ts'
import { showStatus } from '../status.ts'
import { chooseToday } from '../today.ts'
import { trackPage } from './update.ts'

/** What the server sends to every open page after a build, and when it connects. */
export interface BuildState {
  /** The name of the build that is served; empty before the first good one. */
  build: string
  /** The report of the last build as the terminal shows it; empty without errors. */
  errors: string
}

/** The latest build that this page shows, or is about to show. */
let latestBuild = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? ''

/** Updates the page in place; before the page is parsed, it has to be reloaded. */
let update = (_next: Document) => false
// The whole page is parsed then, and its module scripts have not run (HTML standard, 13.2.7 “The end”).
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') update = trackPage(document)
})

const events = new EventSource('/__dev/events')
events.onmessage = ({ data }: MessageEvent<string>) => {
  const { build, errors }: BuildState = JSON.parse(data)
  showErrors(errors)
  if (build !== '' && build !== latestBuild) void showBuild(build)
}
// A page in the back/forward cache must not hold a connection, and may be out of date when it comes back.
addEventListener('pagehide', () => events.close())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

async function showBuild(build: string) {
  latestBuild = build
  const next = await fetchPage()
  if (next) {
    // The inline scripts of the open page did the same.
    showStatus(next)
    next.documentElement.className = document.documentElement.className
    const own = [...next.scripts].filter((script) => !script.hasAttribute('data-build'))
    if (own.some(({ text }) => text.includes(currentDay))) chooseToday(next)
  }
  if (build !== latestBuild) return
  if (!next || !update(next)) location.reload()
}

/** This page as the server sends it now; undefined where its address redirects, or the server does not answer. */
async function fetchPage(): Promise<Document | undefined> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    if (response.redirected) return undefined
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    return undefined
  }
}

/** Shows a report in an element with a shadow root, where the styles of the page do not apply. */
function showErrors(text: string) {
  document.querySelector('dev-errors')?.remove()
  if (text === '') return
  const host = document.createElement('dev-errors')
  host.setAttribute('role', 'alert')
  const shadow = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(`
    :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(11 13 18 / 94%) }
    pre {
      max-width: 60rem; margin: 2rem auto; padding: 1.5rem; border-top: 4px solid #ff6a3d; background: #11151e;
      color: #eceff6; font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere
    }`)
  shadow.adoptedStyleSheets.push(styles)
  const report = document.createElement('pre')
  report.textContent = text
  shadow.append(report)
  document.documentElement.append(host)
}
