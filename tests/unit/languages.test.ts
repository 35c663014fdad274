/** Paragraphs in Hindi and Marathi say their language, for the voice of screen readers. */
import { expect, test } from 'vitest'
import { languageOf } from '../../src/markdown/languages.ts'
import { renderMarkdown } from '../../src/markdown/render.ts'

test.each([
  ['हम रोज़ खुले हैं, रात 11 बजे तक।', 'hi'],
  ['पार्किंग है।', 'hi'],
  ['PS5 के लिए ₹120 प्रति घंटा', 'hi'],
  ['आम्ही दररोज रात्री ११ पर्यंत उघडे असतो.', 'mr'],
  ['पार्किंग आहे का? हो, मोफत.', 'mr'],
  ['शुक्रवारी संध्याकाळी ७ ते ११.', 'mr'],
  ['We say नमस्ते to all guests.', undefined],
  ['Open daily.', undefined],
  // Both languages have this word.
  ['नियम', undefined],
])('%s', (text, language) => {
  expect(languageOf(text)).toBe(language)
  const { html } = renderMarkdown(text, { inPage: false })
  expect(html).toMatch(language ? `<p lang="${language}">` : '<p>')
})

test('each paragraph and item has its own language; a word that does not tell has that of the text', () => {
  const { html } = renderMarkdown('## नियम\n\nWe are open.\n\nहम खुले हैं।\n\n- नियम\n- Tea', {
    inPage: true,
    tableLabel: 'Table',
  })
  expect(html.replaceAll('\n', '')).toBe(
    '<h2 id="h-नियम" lang="hi">नियम</h2><p>We are open.</p><p lang="hi">हम खुले हैं।</p><ul><li lang="hi">नियम</li><li>Tea</li></ul>',
  )
})
