/**
 * Keeps an open page true. Whatever depends on the present moment is a part that runs at once and whenever the page should look
 * at the clock again. Inline scripts have parts of their own, so that a page brings the code of each part once.
 */

/** The event that all parts listen to. One that fails does not stop the others. */
const event = 'now'

/** How often an open page looks at the clock, in milliseconds: times of the site are whole minutes. */
const pause = 60_000

/** Runs a part, and again with every look at the clock, after the parts before it. */
export function showNow(part: () => void) {
  addEventListener(event, part)
  part()
}

/** Looks at the clock when the page is shown again, also from the history, and while it stays open. */
export function followClock() {
  const look = () => dispatchEvent(new Event(event))
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', look)
  setInterval(look, pause)
}

/** How long it is till a moment that an attribute of an element has, in milliseconds; negative once it has passed. */
export const timeTo = (moment: string, element: Element) => Number(element.getAttribute(moment)) - Date.now()
