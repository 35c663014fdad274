/**
 * Tells whether the page is scrolled further than a number of pixels, now and at every change. An observer watches the
 * pixels at the top of the page, so that scrolling itself asks for nothing.
 */
export function onScrolledPast(pixels: number, tell: (isPast: boolean) => void) {
  const top = document.createElement('div')
  top.style.cssText = `position:absolute;top:0;height:${pixels}px;width:1px`
  document.body.prepend(top)
  new IntersectionObserver(([entry]) => tell(!entry?.isIntersecting)).observe(top)
}
