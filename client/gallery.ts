import * as data from '../templates/gallery/attributes.ts'
import * as shared from '../templates/parts/attributes.ts'
import { all, one, statusIn } from './dom.ts'

/**
 * The gallery (spec section 2): steps that wrap around, thumbnails that jump, arrow keys, and a full-screen dialog. The
 * pictures are in a row that scrolls, so a swipe needs no script.
 */
export function enhanceGallery() {
  const stage = one(data.galleryStage)
  const row = one(data.galleryPictures)
  const place = stage?.parentElement
  const gallery = place?.parentElement
  if (!stage || !row || !place || !gallery) return
  const status = statusIn(gallery)
  const pictures = [...row.children]
  // On its own page, the first picture has none.
  const thumbnails = pictures.map(({ id }) =>
    gallery.querySelector(`[${data.galleryThumbnails}] [href="#${id}"]`),
  )
  let shown = 0

  /** Fetches the picture and its neighbours, so that the next step does not have to wait. */
  const fetchAround = () => {
    for (const near of [0, 1, -1]) {
      const image = pictures.at((shown + near) % pictures.length)?.querySelector('img')
      if (image) image.loading = 'eager'
    }
  }
  const mark = (index: number) => {
    for (const [number, picture] of pictures.entries()) {
      picture.toggleAttribute(shared.current, number === index)
      thumbnails[number]?.setAttribute('aria-current', String(number === index))
    }
    if (index === shown) return
    shown = index
    if (status) status.textContent = captionOf(pictures[index])
    fetchAround()
  }
  const scrollTo = scrollRow(row, mark)
  const show = (index: number) => {
    // Scrolling past many pictures explains nothing.
    const behavior = Math.abs(index - shown) === 1 ? 'auto' : 'instant'
    mark(index)
    scrollTo(index, behavior)
  }
  const showInstead = (event: Event, index: number) => {
    show((index + pictures.length) % pictures.length)
    // Thumbnails may be a screen below the stage.
    place.scrollIntoView({ block: 'nearest' })
    event.preventDefault()
  }

  for (const [index, thumbnail] of thumbnails.entries())
    thumbnail?.addEventListener('click', (event) => showInstead(event, index))
  for (const button of all(data.galleryStep, gallery))
    button.addEventListener('click', (event) =>
      showInstead(event, shown + Number(button.getAttribute(data.galleryStep))),
    )
  gallery.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step) showInstead(event, shown + step)
  })
  offerFullScreen(stage, place, () => scrollTo(shown, 'instant'))
  mark(0)

  new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchAround(), {
    rootMargin: '25%',
  }).observe(place)
}

/** The parts of a picture's caption as sentences. */
const captionOf = (picture: Element | undefined) =>
  [...(picture?.querySelector('figcaption')?.children ?? [])].map(({ textContent }) => textContent).join('. ')

/**
 * Scrolls a row of pictures.
 *
 * @param report called with the index of the picture at which a swipe stops
 * @returns a function that brings a picture into view
 */
function scrollRow(row: HTMLElement, report: (index: number) => void) {
  let settling = 0
  /** How far it is from the start of one picture to that of the next. */
  const width = () => (row.children[1] ?? row).getBoundingClientRect().width
  // Where there is no `scrollend` (Safari before 26.2), a row that has not moved for so long has stopped; on a slow phone, it may
  // not have begun to move.
  row.addEventListener('onscrollend' in row ? 'scrollend' : 'scroll', () => {
    clearTimeout(settling)
    settling = window.setTimeout(() => report(Math.round(row.scrollLeft / width())), 120)
  })
  return (index: number, behavior: ScrollBehavior) => {
    clearTimeout(settling)
    row.scrollTo({ left: index * width(), behavior })
  }
}

/** Moves the stage into the dialog and back. Firefox 97 has no dialogs; its gallery has no full screen. */
function offerFullScreen(stage: HTMLElement, place: HTMLElement, onMoved: () => void) {
  const button = one(data.galleryEnlarge)
  const dialog = window.HTMLDialogElement && one<HTMLDialogElement>(data.galleryDialog)
  if (!dialog) return button?.remove()
  button?.addEventListener('click', () => {
    place.style.minHeight = `${place.clientHeight}px`
    dialog.append(stage)
    dialog.showModal()
    onMoved()
  })
  dialog.addEventListener('close', () => {
    place.append(stage)
    place.style.minHeight = ''
    onMoved()
    button?.focus({ preventScroll: true })
  })
}
