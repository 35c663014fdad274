import * as data from '../templates/gallery/attributes.ts'
import * as shared from '../templates/parts/attributes.ts'
import { one, statusIn } from './dom.ts'

/** The parts of a picture's caption as sentences. */
const captionOf = (picture: Element | undefined) =>
  [...(picture?.querySelector('figcaption')?.children ?? [])].map(({ textContent }) => textContent).join('. ')

/**
 * The gallery (spec section 2): steps that wrap around, thumbnails that jump, arrow keys, and a full-screen dialog. The
 * pictures are in a row that scrolls, so a swipe needs no script.
 */
export function enhanceGallery() {
  const stage = one(data.galleryStage, HTMLElement)
  const row = one(data.galleryPictures, HTMLElement)
  // Firefox 97 has no dialogs; its gallery has no full screen.
  const dialog = window.HTMLDialogElement && one(data.galleryDialog, HTMLDialogElement)
  const place = stage?.parentElement
  const gallery = place?.parentElement
  if (!stage || !row || !place || !gallery) return
  const status = statusIn(gallery)
  const enlarge = one(data.galleryEnlarge, HTMLElement)
  const pictures = [...row.children]
  const thumbnails = [...gallery.querySelectorAll<HTMLAnchorElement>(`[${data.galleryThumbnails}] a`)]
  let shown = 0

  const at = (index: number) => (index + pictures.length) % pictures.length
  /** Fetches the picture and its neighbours, so that the next step does not have to wait. */
  const fetchAround = () => {
    for (const near of [0, 1, -1]) {
      const image = pictures[at(shown + near)]?.querySelector('img')
      if (image) image.loading = 'eager'
    }
  }
  const mark = (index: number) => {
    if (index === shown) return
    shown = index
    for (const [number, thumbnail] of thumbnails.entries())
      thumbnail.setAttribute('aria-current', String(number === index))
    for (const [number, picture] of pictures.entries())
      picture.toggleAttribute(shared.current, number === index)
    if (status) status.textContent = captionOf(pictures[index])
    fetchAround()
  }
  /** How far it is from the start of one picture to that of the next. */
  const width = () => (pictures[1] ?? row).getBoundingClientRect().width
  let settling = 0
  const bringIntoView = (behavior: ScrollBehavior) => {
    clearTimeout(settling)
    row.scrollTo({ left: shown * width(), behavior })
  }
  const show = (index: number) => {
    const isNext = Math.abs(index - shown) === 1
    mark(index)
    // Scrolling past many pictures explains nothing.
    bringIntoView(isNext ? 'auto' : 'instant')
  }

  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      fetchAround()
    },
    { rootMargin: '200px' },
  )

  for (const [index, thumbnail] of thumbnails.entries()) {
    thumbnail.addEventListener('click', (event) => {
      show(index)
      event.preventDefault()
    })
  }
  for (const button of gallery.querySelectorAll(`[${data.galleryStep}]`)) {
    const step = Number(button.getAttribute(data.galleryStep))
    button.addEventListener('click', () => show(at(shown + step)))
  }
  gallery.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    show(at(shown + step))
    event.preventDefault()
  })

  // After a swipe: once the row has stopped at a picture, that is the current one. Safari has `scrollend` from 26.2 on.
  const settle = () => {
    clearTimeout(settling)
    settling = window.setTimeout(() => {
      const index = row.scrollLeft / width()
      if (Math.abs(index - Math.round(index)) < 0.05) mark(Math.round(index))
      else settle()
    }, 120)
  }
  row.addEventListener('scroll', settle)

  if (!dialog) enlarge?.remove()
  enlarge?.addEventListener('click', () => {
    if (!dialog) return
    place.style.minHeight = `${place.clientHeight}px`
    dialog.append(stage)
    dialog.showModal()
    bringIntoView('instant')
  })
  dialog?.addEventListener('close', () => {
    place.append(stage)
    place.style.minHeight = ''
    bringIntoView('instant')
    enlarge?.focus({ preventScroll: true })
  })

  thumbnails[0]?.setAttribute('aria-current', 'true')
  pictures[0]?.setAttribute(shared.current, '')
  near.observe(place)
}
