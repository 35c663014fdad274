import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFinder } from '../../../../client/guides/findGuides.ts'
import { guideIndex, type IndexedGuide } from '../../../../templates/guides/searchIndex.ts'
import { loadedContent } from '../../../cafes.ts'

const guide = (slug: string, fields: Partial<IndexedGuide> & { html?: string }) => {
  const written = { slug, title: '', description: '', category: 'Guides', tags: [], html: '', ...fields }
  const [entry]: [IndexedGuide] = JSON.parse(guideIndex([written]))
  return entry
}
const all = { q: '', category: '', tag: '' }
const find = createFinder([
  guide('body', { html: '<p>a word about headsets</p>' }),
  guide('title', { title: 'Headsets for long nights', category: 'Hardware' }),
  guide('tag', { tags: ['Headsets', 'PS5'] }),
  guide('cafe', { title: 'Café con leche' }),
  guide('hindi', { title: 'गेमिंग कैफ़े' }),
])

test('a title counts more than a tag, a tag more than the text', () => {
  expect(find({ ...all, q: 'headsets' })).toEqual(['title', 'tag', 'body'])
})

test.each([
  ['the beginning of a word', 'headse', ['title', 'tag', 'body']],
  ['a slip of the finger', 'haedsets', ['title', 'tag', 'body']],
  ['a slip in the first letter of a long word', 'jeadsets', ['title', 'tag', 'body']],
  ['all words must fit', 'headsets nights', ['title']],
  ['the beginnings of two words', 'headse nig', ['title']],
  ['accents and capitals make no difference', 'CAFE', ['cafe']],
  ['other scripts', 'गेमिंग', ['hindi']],
  ['a short word must be right', 'pz5', []],
  ['signs alone find nothing', '₹ & …', []],
])('%s', (_name, q, expected) => {
  expect(find({ ...all, q })).toEqual(expected)
})

test('category and tag must fit exactly, and narrow a search', () => {
  expect(find({ ...all, category: 'Hardware' })).toEqual(['title'])
  expect(find({ ...all, tag: 'PS5' })).toEqual(['tag'])
  expect(find({ ...all, tag: 'ps' })).toEqual([])
  expect(find({ ...all, q: 'headsets', category: 'Guides' })).toEqual(['tag', 'body'])
})

test('nothing asked for is everything, in the order of the list', () => {
  expect(find(all)).toEqual(['body', 'title', 'tag', 'cafe', 'hindi'])
})

const other = guide('other', { html: '<p>Chairs for long evenings, by the window</p>' })

/** What of the queries does not find a text, in the body of a guide or in its title. */
const missed = (written: string, queries: readonly string[]) =>
  [
    guide('one', { html: `<p>Of ${written}, too.</p>` }),
    guide('one', { title: `Of ${written}, too` }),
  ].flatMap((entry) => {
    const find = createFinder([other, entry])
    return queries.filter((q) => find({ ...all, q }).join() !== 'one')
  })

/** Each row: as a guide writes it, and as visitors type it. */
test.each([
  ['360Hz', ['360hz', '360 hz', '360-hz', '360', '३६०hz', '३६० Hz', '３６０Ｈｚ']],
  ['360 Hz', ['360hz', '360Hz', '360-hz', '३६०hz']],
  ['360 hz', ['360hz', '360-hz']],
  ['1Gbps', ['1 gbps', '1gbps', '1-Gbps']],
  ['4K', ['4k', '4 k', '४K']],
  ['5v5', ['5 v 5', '5V5', '5-v-5']],
  ['24/7', ['24/7', '24-7', '247', '24 7']],
  ['₹1,099', ['1,099', '1099', '1 099', 'Rs 1099', 'rs.1099', 'Rs1099', 'Rs. 1,099/-', '₨1,099', 'INR 1099']],
  ['₹1,099', ['1099 rs', '1,099 rupees', '1099INR', '१,०९९', 'रु. १०९९', '१०९९ रुपये', '1.099', '1’099']],
  ['Rs 1,099', ['₹1099', 'rs1099', '1099']],
  ['Rs1,099', ['₹1099', 'rs 1099', '1099']],
  ['1 099 €', ['1099', '1,099', '1 099']],
  ['₹2,25,000', ['2,25,000', '225000', '225,000', 'rs 225000', '२,२५,०००']],
  ['₹1,00,00,000', ['10000000', '1,00,00,000', '10,000,000', 'Rs 1,00,00,000']],
  ['8:30 AM', ['8:30', '8.30', '8 30', '830', '8:30am', '8.30 am', '८:३०']],
  ['2.78 ms', ['2.78', '2.78ms', '2,78']],
  ['+91 98765 43210', ['+919876543210', '9876543210', '98765 43210', '+91-98765-43210']],
  ['VX2758A2K', ['vx2758a2k', 'VX2758', 'vx 2758a2k', 'vx-2758']],
  ['USB3.2Gen2', ['usb3.2gen2', 'usb 3.2', 'usb3.2', 'gen2', 'gen 2']],
  ['CS:GO', ['cs:go', 'csgo', 'cs go', 'CS-GO', 'cs: go']],
  ['PS5', ['ps5', 'ps 5', 'PS-5', 'ps५']],
  ['PS 5', ['ps5', 'PS-5', 'ps 5']],
  ['Counter-Strike 2', ['counter strike', 'counterstrike', 'counter-strike 2', 'counterstrike2', 'strike 2']],
  ['Counter Strike', ['counterstrike', 'counter-strike', 'counterstrke']],
  ['Free Fire', ['freefire', 'free-fire', 'free fire']],
  ['Call of Duty', ['callofduty', 'call-of-duty', 'call of duty']],
  ['Free\nFire', ['freefire']],
  ['FreeFire', ['free fire', 'free-fire']],
  ['Wi-Fi', ['wifi', 'wi fi', 'wi-fi']],
  ['Warrior’s Grind', ['warriors', "warrior's", 'warrior’s grind', 'warrior', 'WARRIORS GRIND']],
  ["Warrior's Grind", ['warriors', 'warrior’s grind']],
  ['Esports & Tournaments', ['esports & tournaments', 'esports tournaments', 'esports&tournaments']],
  ['so\u00adft\u200b hyphens', ['soft', 'hyphens']],
  ['ﬁnal', ['final']],
] as const)('%s is found, however it is typed: %j', (written, queries) => {
  expect(missed(written, [written, ...queries])).toEqual([])
})

test.each([
  [
    'figures of either script',
    'ताशी ₹१,०९९, ३६०Hz वर',
    ['1099', '₹1,099', '१०९९', 'रु. 1099', '360hz', '३६० hz', '360'],
  ],
  ['Latin figures', 'ताशी ₹1,099 आणि PS5', ['१०९९', 'रु १,०९९', 'ps५']],
  ['a figure after a word without capitals', 'पीएस 5', ['पीएस५', 'पीएस5', 'पीएस-५']],
  ['the two spellings of a joined ra', 'दुस\u0930\u094d\u200dया दिवशी', ['दुस\u0931\u094dया', 'दुसर्या']],
  ['joiners', 'क्\u200dष आणि न\u200cम\u200cस्\u200dते\u200d!', ['क्ष', 'नमस्ते', 'न\u200dमस्ते']],
  ['nuktas', 'गेमिंग कैफ\u093cे, ज़ोन', ['कैफ़े', 'कैफे', 'जोन', '\u095bोन']],
  ['the beginning of a word', 'पुण्यातील गेमिंग', ['पुण्या', 'गेमि']],
])('Marathi: %s', (_name, written, queries) => {
  expect(missed(written, queries)).toEqual([])
})

test.each([
  ['1,0', '₹1,099'],
  ['1,09', '₹1,099'],
  ['10', '₹1,099'],
  ['2,25,0', '₹2,25,000'],
  ['360 h', '360Hz'],
  ['36', '360Hz'],
  ['cs:g', 'CS:GO'],
  ['free fi', 'FreeFire'],
  ['8:3', '8:30 AM'],
])('“%s” is on the way to “%s”', (q, written) => {
  expect(missed(written, [q])).toEqual([])
})

test.each([
  ['ps4', 'PS5 for 4 players'],
  ['360hz', '₹360 for 240Hz'],
  ['5', '50, 55 or 500'],
  ['24 hours', '240Hz for 3 hours'],
  ['10,000', '10 of 25,000'],
  ['25001', '25,000'],
  ['2.78', '2 of 78'],
  ['beach', 'each of us can reach it'],
  ['bread', 'read'],
  ['12345', '12346'],
  ['csgo', 'cs and go'],
  ['in foam', 'inform'],
])('“%s” does not find “%s”', (q, written) => {
  expect(createFinder([guide('one', { html: `<p>${written}</p>` })])({ ...all, q })).toEqual([])
})

test('tags within a line belong to the words, blocks do not, and characters are decoded', () => {
  const html =
    '<table><tr><td>PS</td><td>5</td></tr></table><p><strong>CS</strong>:GO, <a href="/x">240</a>Hz</p><p>R&#x26;D &lt;ok&gt;</p><p>Arcade<br>Pads</p>'
  const find = createFinder([guide('one', { html })])
  const isFound = (q: string) => find({ ...all, q }).length === 1
  expect(['csgo', '240hz', 'r&d', 'rd', 'ok', 'ps', '5'].filter((q) => !isFound(q))).toEqual([])
  expect(['ps5', 'arcadepads', 'href', 'lt', 'x26', 'td'].filter(isFound)).toEqual([])
})

test('the index has each term of a text once', () => {
  const { words } = guide('one', { html: '<p>360Hz, 360 Hz; 360hz: CS:GO. Cs:go!</p>' })
  expect(words.split(' ')).toEqual(['360', '360hz', 'hz', 'cs', 'csgo', 'go'])
})

test('whatever characters a text has, it is found by each of its words as they are written', () => {
  const characters = [
    ..."aabzAKé12390.,:'’-/₹+()sSrR२९कख",
    'क\u093c',
    '\u200d',
    '\u200c',
    'Rs',
    'रु',
    'ﬁ',
    '½',
    '™',
    '①',
    'İ',
  ]
  const word = fc
    .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 9 })
    .map((all) => all.join(''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const find = createFinder([guide('one', { html: `<p>${words.join(' ')}</p>` })])
      return [...words, words.join(' '), words.join(', ')].every((q) => find({ ...all, q }).length === 1)
    }),
    { numRuns: 200 },
  )
})

test('each guide is found by its figures and names, as they are written there', () => {
  const { guides } = loadedContent('first')
  const find = createFinder(JSON.parse(guideIndex(guides)))
  const missing = guides.flatMap((guide) => {
    const text = guide.html.replaceAll(/<[^>]*>|&[^;]+;/g, ' ')
    const written = new Set(text.match(/(?<=\s)\S*[\p{L}\p{N}](\p{P}|\p{S}|\p{N})+[\p{L}\p{N}]\S*/gu))
    expect(written.size).toBeGreaterThan(20)
    return [...written].filter((q) => !find({ ...all, q }).includes(guide.slug))
  })
  expect(guides.length).toBeGreaterThan(3)
  expect(missing).toEqual([])
})
