/**
 * Replaces the address without loading it. Browsers may refuse: Safari does after 100 changes in 10 seconds. The address
 * then stays as it is, and nothing else stops.
 */
export const replaceAddress = (address: string | URL) => change('replaceState', address)

/** The same, with a new entry in the history. */
export const pushAddress = (address: string | URL) => change('pushState', address)

function change(method: 'replaceState' | 'pushState', address: string | URL) {
  try {
    history[method](null, '', address)
  } catch {}
}
