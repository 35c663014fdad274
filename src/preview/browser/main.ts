/**
 * The script of the dev server, which only `npm run dev` puts into pages: reloads the page after a save, and shows the errors of
 * the last build over it.
 */

/** What the server sends to every open page after a build, and when it connects. */
export interface BuildState {
  /** The name of the build that is served; empty before the first good one. */
  build: string
  /** The report of the last build as the terminal shows it; empty without errors. */
  errors: string
}

/** The build that this page shows. */
const shownBuild = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? ''

const events = new EventSource('/__dev/events')
events.onmessage = ({ data }: MessageEvent<string>) => {
  const { build, errors }: BuildState = JSON.parse(data)
  showErrors(errors)
  // The browser keeps the scroll position.
  if (build !== '' && build !== shownBuild) location.reload()
}
// A page in the back/forward cache must not hold a connection, and may be out of date when it comes back.
addEventListener('pagehide', () => events.close())
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})

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
