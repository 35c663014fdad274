/**
 * The preview's own script: brings the page up to date when there is another build, or loads it again at the same place,
 * and lays what is wrong over it. It is put into pages by `npm run dev` alone.
 */
import { bringUpToDate } from './update.ts'

/** What every open page is told after a build, and when it connects. */
export interface PreviewState {
  /** The site that is served; empty while there has been no good one, and a page that was open before stays. */
  build: string
  /** The report of the last build, as the terminal shows it; empty when nothing is wrong. */
  errors: string
  /** The page of that build; where there is none, it has to be fetched. */
  html?: string | undefined
}

const place = 'dev-place'
const script = document.querySelector<HTMLScriptElement>('script[data-build]')
let shownBuild = script?.dataset.build ?? ''
/** The page as it was sent, before its scripts made something of it; known a moment after it was loaded. */
let sent: Document | undefined

returnToPlace()
tellShown()
addEventListener('load', () => setTimeout(learnSent))

let awaited = ''
const events = new EventSource(`/__dev/events?page=${encodeURIComponent(location.pathname)}`)
events.onmessage = ({ data }: MessageEvent<string>) => {
  const { build, errors, html }: PreviewState = JSON.parse(data)
  showErrors(errors)
  if (build !== '' && build !== shownBuild) void showBuild(build, html)
}
// A page that waits in the browser's history must not hold a line.
addEventListener('pagehide', () => events.close())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

async function showBuild(build: string, told: string | undefined) {
  awaited = build
  const html = told ?? (await fetchAgain())
  if (awaited !== build) return
  const next = html === undefined ? undefined : parsed(html)
  if (sent && next && bringUpToDate(document, sent, next)) {
    sent = next
    shownBuild = build
    tellShown()
  } else loadAgain(html)
}

/**
 * Writes the new page in the place of this one (HTML standard, 8.4.1 “Opening the input stream”: the page's listeners are
 * gone with it, its scripts run anew), which takes half the time of a navigation.
 */
function loadAgain(html: string | undefined) {
  sessionStorage.setItem(place, JSON.stringify({ path: location.pathname, x: scrollX, y: scrollY }))
  if (html === undefined) return location.reload()
  events.close()
  document.open()
  document.write(html)
  document.close()
}

/** With the time: a report takes longer on its way than most pages to change. */
function tellShown() {
  navigator.sendBeacon(`/__dev/shown?build=${encodeURIComponent(shownBuild)}&at=${Date.now()}`)
}

/** Asks for the page once more, unless there is another build meanwhile. */
async function learnSent() {
  const html = await fetchAgain()
  const page = html === undefined ? undefined : parsed(html)
  if (page?.querySelector<HTMLElement>('script[data-build]')?.dataset.build === shownBuild) sent ??= page
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

const fetchAgain = () =>
  fetch(location.href, { cache: 'no-store' }).then(
    (response) => (response.redirected ? undefined : response.text()),
    () => undefined,
  )

function returnToPlace() {
  const kept = sessionStorage.getItem(place)
  sessionStorage.removeItem(place)
  if (!kept) return
  const { path, x, y }: { path: string; x: number; y: number } = JSON.parse(kept)
  if (path !== location.pathname) return
  history.scrollRestoration = 'manual'
  scrollTo({ left: x, top: y, behavior: 'instant' })
}

/** An element of its own, in whose inside the page's styles have no say. */
function showErrors(text: string) {
  document.querySelector('dev-errors')?.remove()
  if (text === '') return
  const host = document.createElement('dev-errors')
  host.setAttribute('role', 'alert')
  const inside = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(`
    :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: rgb(11 13 18 / 94%) }
    pre {
      max-width: 60rem; margin: 2rem auto; padding: 1.5rem; border-top: 4px solid #ff6a3d; background: #11151e;
      color: #eceff6; font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere
    }`)
  inside.adoptedStyleSheets.push(styles)
  const report = document.createElement('pre')
  report.textContent = text
  inside.append(report)
  document.documentElement.append(host)
}
