/**
 * Reports whether the page is scrolled further than a number of pixels, now and at every change. An observer watches the
 * pixels at the top of the page, so that scrolling runs no script.
 */
export function onScrolledPast(pixels: number, report: (isPast: boolean) => void) {
  const top = document.createElement('div')
  top.style.cssText = `position:absolute;top:0;height:${pixels}px;width:1px`
  document.body.prepend(top)
  new IntersectionObserver(([entry]) => report(!entry?.isIntersecting)).observe(top)
}
