/** The contact form and the search of the guides. */
import { expect } from 'playwright/test'
import type { Engine } from '../engine.ts'
import { type Behaviour, desktop } from './behaviour.ts'

const visitor = {
  name: 'Asha & Co.',
  email: 'asha@example.org',
  message: 'Five of us, Saturday.\n100% sure? ₹500',
}

/** Types into the fields of a form, by their names. Runs in the page. */
function type(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`)
    if (!field) throw new Error(`There is no field ${name}.`)
    field.focus()
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The fields that are filled. Runs in the page. */
const filled = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form.form [name]')]
      .filter(({ value }) => value)
      .map(({ name, value }) => [name, value]),
  )

const focused = () => document.activeElement?.getAttribute('name')

/** Follows no link to a new tab, as browsers inside of apps do, and notes its address. Runs in the page. */
function blockWindows() {
  const opened: string[] = []
  Object.assign(window, { opened })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    opened.push(event.target.href)
    event.preventDefault()
  })
}

const opened = () =>
  Reflect.get(window, 'opened').map((address: string) => new URL(address).searchParams.get('text'))

/** The topic that is marked, and the guides of the list. Runs in the page. */
const readSearch = () => ({
  topic: [...document.querySelectorAll('.search__topics [aria-current]')].map(
    ({ textContent }) => textContent,
  ),
  guides: [...document.querySelectorAll('[data-guide]')]
    .filter((card) => card.checkVisibility())
    .map((card) => card.getAttribute('data-guide')),
})

async function expectFound(engine: Engine, pattern: RegExp) {
  await expect.poll(async () => (await engine.run(readSearch)).guides[0]).toMatch(pattern)
}

export const formBehaviours: Behaviour[] = [
  {
    name: 'the contact form refuses what is missing or wrong, keeps a draft, and sends every sign',
    async check(engine, site) {
      const send = () => engine.click('form.form [type=submit]')
      await engine.open(site.at('/contact'), desktop)
      await engine.run(() => sessionStorage.clear())
      await engine.open(site.at('/contact'), desktop)
      await engine.run(blockWindows)
      await send()
      await expect.poll(() => engine.run(focused)).toBe('name')
      await engine.run(type, { ...visitor, email: 'nonsense' })
      await send()
      await expect.poll(() => engine.run(focused)).toBe('email')
      expect(await engine.run(opened)).toEqual([])
      await engine.run(type, visitor)
      await engine.open(site.at('/contact'), desktop)
      expect(await engine.run(filled)).toEqual(visitor)
      await engine.run(blockWindows)
      await send()
      await expect
        .poll(() => engine.run(opened))
        .toEqual([`${visitor.message}\n\nName: ${visitor.name}\nEmail: ${visitor.email}`])
    },
  },
  {
    name: 'where no window may be opened, the form keeps the text and shows the chat to press',
    async check(engine, site) {
      await engine.open(site.at('/contact'), desktop)
      await engine.run(blockWindows)
      await engine.run(type, visitor)
      await engine.click('form.form [type=submit]')
      const chat = () =>
        [...document.querySelectorAll<HTMLAnchorElement>('form.form a[href^="https://wa.me/"]')]
          .filter((link) => link.checkVisibility())
          .map(({ href }) => new URL(href).searchParams.get('text')?.split('\n')[0])
      await expect.poll(() => engine.run(chat)).toEqual([visitor.message.split('\n')[0]])
      await engine.open(site.at('/contact'), desktop)
      expect(await engine.run(filled)).toEqual(visitor)
      await engine.run(() => sessionStorage.clear())
    },
  },
  {
    name: 'guides are found by words and by topic, and the address keeps the query',
    async check(engine, site) {
      await engine.open(site.at('/blog'), desktop)
      const all = (await engine.run(readSearch)).guides
      // The search is fetched when its field gets the focus.
      await engine.click('.search__form input')
      await engine.run(type, { q: 'valoran' })
      await expectFound(engine, /valorant/)
      await expect
        .poll(() => engine.run(() => document.querySelector('.search__status')?.textContent))
        .toContain('“valoran”')
      expect(await engine.run(() => location.search)).toBe('?q=valoran')
      await engine.run(type, { q: '' })
      await expect.poll(async () => (await engine.run(readSearch)).guides).toEqual(all)
      await engine.click('.search__topics li:nth-child(3) a')
      await expectFound(engine, /ps5/)
      expect(await engine.run(readSearch)).toEqual({
        topic: ['Console Gaming'],
        guides: [expect.any(String)],
      })
      expect(await engine.run(() => location.search)).toBe('?category=Console%20Gaming')
    },
  },
  {
    name: '“All guides” is marked as the topic from the beginning',
    async check(engine, site) {
      await engine.open(site.at('/blog'), desktop)
      expect((await engine.run(readSearch)).topic).toEqual(['All guides'])
    },
  },
  {
    name: 'figures are found with a space, a sign or a comma',
    async check(engine, site) {
      for (const query of ['360 hz', '₹1,099']) {
        await engine.open(site.at(`/blog?q=${encodeURIComponent(query)}`), desktop)
        await expectFound(engine, /./)
      }
    },
  },
]
