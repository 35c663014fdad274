import { measurementId } from '../templates/parts/attributes.ts'
import { one } from './dom.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
  interface Document {
    prerendering?: boolean
  }
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/** Counts the visit once the page is loaded, unless the visitor's browser asks not to be tracked (spec section 7). */
export function countVisit() {
  const id = one(measurementId)?.getAttribute(measurementId)
  if (!id || navigator.globalPrivacyControl || navigator.doNotTrack === '1') return
  window.dataLayer ??= []
  // The tag reads `arguments` objects and ignores arrays.
  function tag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    window.dataLayer?.push(arguments)
  }
  const start = () => {
    tag('js', new Date())
    tag('config', id, { page_title: document.title, page_location: location.href })
    const script = document.createElement('script')
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
    document.head.append(script)
  }
  const startOnceLoaded = () => {
    if (document.readyState === 'complete') start()
    else addEventListener('load', start)
  }
  // A prerendered page may never be shown.
  if (document.prerendering) document.addEventListener('prerenderingchange', startOnceLoaded, { once: true })
  else startOnceLoaded()
}
