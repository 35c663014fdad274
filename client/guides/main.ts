/** The search of the guides, fetched when it is used. The query is in the address (`/blog?q=…`). */

import * as data from '../../templates/guides/attributes.ts'
import type { IndexedGuide } from '../../templates/guides/searchIndex.ts'
import { fillBlanks } from '../../templates/parts/blanks.ts'
import { pushAddress, replaceAddress } from '../addressBar.ts'
import { all, one, statusIn } from '../dom.ts'
import { createFinder, type Wanted } from './findGuides.ts'

/** How long a visitor pauses before the list follows what is typed, in milliseconds. */
const pauseInTyping = 120
/** The same before the result is announced: screen readers read every change aloud. */
const pauseToAnnounce = 500

/**
 * Lets the form and the links filter the list, once the index is there. What the address asks for is shown first.
 *
 * @throws where the index cannot be fetched; the page is then as it was
 */
export async function startSearch(form: HTMLFormElement) {
  const field = form.querySelector('input')
  const show = await prepareList(form)
  if (!field || !show) return

  const goTo = (address: URL, change: (address: URL) => void) => {
    show(wantedIn(address))
    if (address.href !== location.href) change(address)
  }
  const search = () => {
    const address = new URL(location.pathname, location.href)
    if (field.value.trim()) address.searchParams.set('q', field.value.trim())
    goTo(address, replaceAddress)
  }
  const follow = () => {
    const wanted = wantedIn(location)
    field.value = wanted.q
    show(wanted)
  }

  let typing = 0
  field.addEventListener('input', () => {
    clearTimeout(typing)
    typing = window.setTimeout(search, pauseInTyping)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isFilter(link, form) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    field.value = ''
    goTo(new URL(link.href), pushAddress)
    // Cards that change their places lose the focus.
    link.focus({ preventScroll: true })
  })
  addEventListener('popstate', follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())

  // The visitor may have typed while the index was fetched.
  if (field.value) search()
  else follow()
}

/**
 * Fetches the index and finds the list.
 *
 * @returns a function that shows the guides that are wanted; undefined on a page without guides
 */
async function prepareList(form: HTMLFormElement) {
  const status = statusIn(form.parentElement)
  const leads = one(data.guide)?.parentElement
  // A few guides are all above the search.
  const list = form.parentElement?.nextElementSibling ?? leads
  const links = form.parentElement?.querySelectorAll('a')
  if (!status || !leads || !list || !links) return
  const cards = new Map([...all(data.guide)].map((card) => [card.getAttribute(data.guide), card]))
  const leadsCount = leads.childElementCount
  const find = createFinder(await fetchIndex(form.getAttribute(data.searchIndex) ?? ''))

  let shown = everything
  let announcing = 0
  return (wanted: Wanted) => {
    if (isSame(wanted, shown)) return
    shown = wanted
    const found = new Set(find(wanted).flatMap((slug) => cards.get(slug) ?? []))
    for (const card of cards.values()) card.hidden = !found.has(card)
    // Best first, below the search; hidden cards come before them. No card twice: WebKit would take its first place.
    list.append(...[...cards.values()].filter((card) => !found.has(card)), ...found)
    if (isSame(wanted, everything)) leads.append(...[...found].slice(0, leadsCount))
    for (const link of links) {
      const isChosen = isSame(wantedIn(link), wanted)
      if (isChosen) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
      if (isChosen) scrollToMiddle(link)
    }
    clearTimeout(announcing)
    announcing = window.setTimeout(() => {
      status.textContent = resultInWords(status, found.size, wanted)
    }, pauseToAnnounce)
  }
}

/** On small screens, the links are a row that scrolls. Nothing else scrolls. */
function scrollToMiddle(link: HTMLElement) {
  const row = link.closest('ul')
  if (!row) return
  const [place, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollBy({ left: place.left + place.width / 2 - around.left - around.width / 2 })
}

const everything: Wanted = { q: '', category: '', tag: '' }

async function fetchIndex(address: string): Promise<IndexedGuide[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

function resultInWords(status: HTMLElement, count: number, { q, tag, category }: Wanted): string {
  const query = [q, tag, category].filter(Boolean).join(', ')
  const words = count === 0 ? data.searchNone : count === 1 ? data.searchOne : data.searchMany
  return query ? fillBlanks(status.getAttribute(words) ?? '', { count: String(count), query }) : ''
}

/** What an address or a link asks for. */
function wantedIn({ search }: { search: string }): Wanted {
  const asked = new URLSearchParams(search)
  return {
    q: asked.get('q')?.trim() ?? '',
    category: asked.get('category') ?? '',
    tag: asked.get('tag') ?? '',
  }
}

const isSame = (one: Wanted, other: Wanted) =>
  one.q === other.q && one.category === other.category && one.tag === other.tag

/** Whether a link of the search or of the list leads to guides of the list. */
const isFilter = (link: HTMLAnchorElement, form: HTMLFormElement) =>
  link.origin === location.origin &&
  link.pathname === location.pathname &&
  !link.hash &&
  (form.parentElement?.contains(link) || link.closest(`[${data.guide}]`) !== null)
