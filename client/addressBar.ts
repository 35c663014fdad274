/** How long to wait after a refusal, in milliseconds. */
const pause = 2000

let waiting = 0

/**
 * Replaces the address without loading it. Browsers may refuse: Safari does after 100 changes in 10 seconds. The last address
 * is tried again then, and nothing stops.
 */
export function replaceAddress(address: string | URL) {
  clearTimeout(waiting)
  try {
    history.replaceState(null, '', address)
  } catch {
    waiting = window.setTimeout(replaceAddress, pause, address)
  }
}

/** The same, with a new entry in the history. One that is refused replaces the present entry. */
export function pushAddress(address: string | URL) {
  clearTimeout(waiting)
  try {
    history.pushState(null, '', address)
  } catch {
    replaceAddress(address)
  }
}
