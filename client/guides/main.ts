/** The search of the guides, fetched when it is used. The query is in the address (`/blog?q=…`). */
import { fillBlanks } from '../../templates/blanks.ts'
import * as data from '../../templates/dataAttributes.ts'
import { one } from '../dom.ts'
import { createFinder, type IndexedGuide, type Wanted } from './findGuides.ts'

/** How long a visitor pauses before the result is announced, in milliseconds: screen readers read every change aloud. */
const pause = 500

const form = one(data.search, HTMLFormElement)
const status = one(data.searchStatus, HTMLElement)
const field = form?.querySelector('input')
if (form && status && field) start(form, field, status)

async function start(form: HTMLFormElement, field: HTMLInputElement, status: HTMLElement) {
  const cards = [...document.querySelectorAll<HTMLElement>(`[${data.guide}]`)]
  const bySlug = new Map(cards.map((card) => [card.getAttribute(data.guide), card]))
  const list = cards[0]?.parentElement
  const response = await fetch(form.getAttribute(data.searchIndex) ?? '')
  const guides: IndexedGuide[] = await response.json()
  const find = createFinder(guides)

  let saying = 0
  /** Shows the results for the query in the address. */
  const follow = () => {
    const wanted = read()
    const found = new Set(find(wanted))
    for (const [slug, card] of bySlug) card.hidden = !found.has(slug ?? '')
    // Best first; hidden cards come last.
    for (const slug of found) list?.append(bySlug.get(slug) ?? '')
    for (const link of form.parentElement?.querySelectorAll('a') ?? []) {
      link.ariaCurrent = link.href === location.href ? 'true' : null
    }
    const query = [wanted.q.trim(), wanted.tag, wanted.category].filter(Boolean).join(', ')
    const words = found.size === 0 ? data.searchNone : found.size === 1 ? data.searchOne : data.searchMany
    clearTimeout(saying)
    saying = window.setTimeout(() => {
      status.textContent = query
        ? fillBlanks(status.getAttribute(words) ?? '', { count: String(found.size), query })
        : ''
    }, pause)
  }
  const goTo = (address: URL | string, isNew: boolean) => {
    if (String(address) !== location.href) history[isNew ? 'pushState' : 'replaceState'](null, '', address)
    follow()
  }
  const search = () => {
    const address = new URL(location.pathname, location.href)
    if (field.value.trim()) address.searchParams.set('q', field.value.trim())
    goTo(address, false)
  }

  let typing = 0
  field.addEventListener('input', () => {
    clearTimeout(typing)
    typing = window.setTimeout(search, 120)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !isListLink(link) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (!form.parentElement?.contains(link) && !list?.contains(link)) return
    event.preventDefault()
    field.value = ''
    goTo(link.href, true)
    // Cards that change their places lose the focus.
    link.focus({ preventScroll: true })
  })
  addEventListener('popstate', () => {
    field.value = read().q
    follow()
  })

  field.value ||= read().q
  if (location.search) follow()
  else if (field.value) search()
}

function read(): Wanted {
  const asked = new URLSearchParams(location.search)
  return { q: asked.get('q') ?? '', category: asked.get('category') ?? '', tag: asked.get('tag') ?? '' }
}

const isListLink = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.pathname === location.pathname && !link.hash
