/** The page about the café. */
import { expect, test } from 'vitest'
import { built, required } from '../../cafes.ts'
import { readPages } from '../../html.ts'

const pages = readPages(built.first)
const pageOf = (file: string) => required(pages.find((page) => page.file === file))

test('has the figures and languages of the specification', () => {
  const { text } = pageOf('about.html')
  for (const fact of ['2023', '5000+', '10+', 'English', 'Hindi', 'Marathi', 'Discord'])
    expect(text).toContain(fact)
})

test('ends with links to the comparison and the contact page; an answer leads to it', () => {
  const [related = ''] = /<div class="related section">.*?<\/nav>/s.exec(pageOf('about.html').html) ?? []
  expect(related).toMatch(/href="\/comparison".*href="\/contact"/s)
  expect(pageOf('faq.html').links).toContain('/about')
})

test.each(['about.html', 'index.html'])(
  'on %s, each of the four features leads to the equipment or the tournaments',
  (file) => {
    const { html } = pageOf(file)
    for (const [title, path] of [
      ['Displays That Keep Up With You', '/gear'],
      ['A PS5 Lounge With 4K TVs', '/gear'],
      ['A Fast, Steady Connection', '/gear'],
      ['Tournaments With Prize Money', '/tournaments'],
    ])
      expect(html).toContain(`<a href="${path}">${title}</a>`)
  },
)
