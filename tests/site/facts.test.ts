/** Every figure of the specification is on the page that must show it. */
import { describe, expect, test } from 'vitest'
import { built, loadedContent } from '../cafes.ts'
import { readPages } from '../html.ts'

// Word joiners keep a figure and its unit on one line.
const pages = new Map(readPages(built.first).map(({ file, text }) => [file, text.replaceAll('\u2060', '')]))
const textOf = (file: string) => pages.get(file) ?? ''

describe('prices (spec section 9)', () => {
  /** Name, price on the first tier, price on the second, and further texts of the card. */
  type Card = [name: string, max: string, ultra: string, ...facts: string[]]
  const lists: [list: string, cards: Card[]][] = [
    [
      'Premium Packages',
      [
        ["Warrior's Grind", '₹1,099 ₹73', '₹1,199 ₹79', '15 hours', '7 days'],
        ['Legend Pro', '₹3,600 ₹65', '₹3,600 ₹65', 'Best Value', '55 hours', '25 days'],
        ['Golden Rise', '₹199 ₹49', '₹199 ₹49', '4 hours', 'same day', '8–11 AM'],
      ],
    ],
    [
      'Weekday Passes',
      [
        ['GG Night', '₹299', '₹349', '5 hours', 'same night', 'from 9 PM', 'Mon–Thu'],
        ['Power Play', '₹349', '₹399', '5 hours', 'Mon–Thu'],
        ['XP Boost', '₹240', '₹270', '3 hours', 'Mon–Thu'],
        ['Neon Rush', '₹180', '₹200', '2 hours', '24 hours', 'Mon–Thu'],
      ],
    ],
    [
      'Weekend Passes',
      [
        ['GG Night', '₹599', '₹699', 'Popular', '7 hours', 'Fri–Sun'],
        ['Power Play', '₹449', '₹499', '5 hours', 'Fri–Sun'],
        ['XP Boost', '₹300', '₹330', '3 hours', 'Fri–Sun'],
        ['Neon Rush', '₹210', '₹230', '2 hours', 'Fri–Sun'],
      ],
    ],
    ['Quick Respawn', [['Quick Respawn', '₹110 ₹110', '₹120 ₹120', '1 hour', 'same day']]],
  ]
  const start = (file: string) => textOf(file).slice(textOf(file).indexOf('The Price List'))

  describe.each(['pricing.html', 'index.html'])('%s', (file) => {
    for (const [list, cards] of lists) {
      test.each(cards)(`${list}: %s`, (name, max, ultra, ...facts) => {
        const text = start(file).slice(start(file).indexOf(list))
        const [heading = ''] = text.split(' Book ')
        const card =
          text
            .split(' Book ')
            .find((part) => new RegExp(`${name}[ ,]`).test(part) && part.includes('PRO MAX')) ?? ''
        expect(card).toContain(`PRO MAX ${max} `)
        expect(card).toContain(`PRO ULTRA ${ultra} `)
        // A list for one part of the week has its days in its heading.
        for (const fact of facts) expect(/^\w{3}–\w{3}$/.test(fact) ? heading : card).toContain(fact)
      })
    }

    test('the lists are in the order of the specification', () => {
      const names = [...lists.map(([list]) => list), 'PS5 Lounge', 'PS5 Specials']
      const places = names.map((name) => start(file).indexOf(name))
      expect(places).not.toContain(-1)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    })

    test('both tiers can be chosen', () => {
      expect(start(file)).toMatch(/PRO MAX 2K 240Hz.*PRO ULTRA 360Hz/)
    })

    test('PS5 by controllers, and both specials', () => {
      const text = start(file)
      expect(text).toMatch(/₹120 1 controller.*₹220 2 controllers.*₹270 3 controllers.*₹300 4 controllers/)
      expect(text).toMatch(/Mon–Thu Play 3 hours, get 1 free.*Fri–Sun Play 3 hours, get 10% off/)
    })
  })
})

describe('tournaments (spec section 9)', () => {
  test.each([
    ['Valorant', 'Every Saturday', '7–11 PM', '₹500 per team', '₹10,000'],
    ['CS:GO', 'Every Sunday', '6–10 PM', '₹400 per team', '₹8,000', '₹5,000 / ₹2,000 / ₹1,000'],
    ['BGMI', 'Every Friday', '8–11 PM', '₹300 per team', '₹6,000'],
    [
      'FIFA 24',
      'Every Wednesday',
      '7–9 PM',
      '₹200 per player',
      '₹3,000',
      '6-minute halves',
      'single elimination',
    ],
    ['Free Fire', 'Every Thursday', '8–10 PM', '₹250 per team', '₹4,000'],
    ['Monthly Championship', 'On the last weekend', 'all day', '₹1,000 per team', '₹25,000', '16 teams'],
  ])('%s on both routes', (name, ...facts) => {
    for (const file of ['tournaments.html', 'events.html']) {
      const text = textOf(file)
      const card = text
        .split('Enter on WhatsApp')
        .find((part) => part.includes(`${facts[0]} `) && part.includes(name))
      expect(card, `${name} on ${file}`).toBeDefined()
      for (const fact of facts) expect(card).toContain(fact)
    }
  })

  test.each([
    ['valorant', 'Entry ₹500 per team'],
    ['fifa', 'Entry ₹200 per player'],
  ])('the description of %s says whose entry it is', (id, entry) => {
    const { html = '' } = readPages(built.first).find(({ file }) => file === `tournaments/${id}.html`) ?? {}
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toContain(entry)
  })

  test.each(['30 minutes early', '2 hours before start', 'non-refundable', 'right after'])(
    'the rule “%s”',
    (rule) => {
      expect(textOf('tournaments.html')).toContain(rule)
    },
  )
})

describe('claims, contact and offers (spec sections 1, 2 and 9)', () => {
  test.each([
    [
      'index.html',
      ['Esports Studio | Gaming Zone', 'Book Your Session', '20+', 'ZOWIE', 'PS5', 'NVIDIA', 'RTX'],
    ],
    [
      'gear.html',
      [
        '1Gbps',
        '<10ms',
        '99.9%',
        '6',
        '4K',
        '100+',
        'DualSense',
        'Logitech',
        'Zowie',
        'RTX',
        'headset',
        'Mechanical',
      ],
    ],
    [
      'pricing.html',
      [
        '10%',
        '5%',
        '15–20%',
        'refer someone',
        'birthdays',
        'practice vouchers',
        'Cash',
        'UPI',
        'Debit card',
        'Credit card',
        'Digital wallets',
      ],
    ],
    ['contact.html', ['+91 00000 00000', 'Wakad, Pune, Maharashtra', '8:30 AM to 11:30 PM']],
    ['faq.html', ['8:30 AM to 11:30 PM', '₹300', '₹570', '₹900', '₹500']],
  ])('%s', (file, facts) => {
    const text = textOf(file).toLowerCase()
    for (const fact of facts) expect(text).toContain(fact.toLowerCase())
  })

  test('every game is named', () => {
    for (const game of [
      'Valorant',
      'CS2',
      'PUBG',
      'Fortnite',
      'Apex Legends',
      'Dota 2',
      'League of Legends',
      'God of War Ragnarok',
      'Spider-Man 2',
      'Call of Duty: Modern Warfare III',
    ]) {
      expect(textOf('gear.html'), game).toContain(game)
    }
  })

  test('only the footer has its own version of the hours', () => {
    for (const [file, text] of pages) {
      expect(text.match(/8:30 AM to 3 AM/g), file).toHaveLength(1)
      expect(text.slice(text.indexOf('Visit Us')), file).toContain('8:30 AM to 3 AM')
    }
  })

  test('sample ratings are published nowhere', () => {
    for (const [file, text] of pages) expect(text, file).not.toMatch(/4\.8|150 reviews/)
  })
})

describe('lists of the specification', () => {
  test('eleven questions, whose answers lead to other pages', () => {
    const html = readPages(built.first).find((page) => page.file === 'faq.html')?.html ?? ''
    const answers = html.match(/<details id="faq-[^>]*>.*?<\/details>/gs) ?? []
    expect(answers).toHaveLength(11)
    for (const path of ['/gear', '/contact', '/pricing', '/tournaments']) {
      expect(answers.join(''), path).toContain(`href="${path}"`)
    }
  })

  test('four comparisons, each one table of six rows or more with all four columns', () => {
    const html = readPages(built.first).find((page) => page.file === 'comparison.html')?.html ?? ''
    const [, ...panels] = html.split('<div id="compare-')
    expect(panels).toHaveLength(4)
    for (const panel of panels) {
      const tables = panel.match(/<table.*?<\/table>/gs) ?? []
      expect(tables).toHaveLength(1)
      expect(tables[0]?.match(/<th scope="col">/g)).toHaveLength(4)
      const rows = tables[0]?.match(/<tr><th scope="row">.*?<\/tr>/gs) ?? []
      expect(rows.length).toBeGreaterThanOrEqual(6)
      // Feature, both sides, advantage; none of them empty.
      for (const row of rows) {
        expect(row).toMatch(
          /^<tr><th scope="row">[^<]+<\/th><td>[^<]+<\/td>(<td[^>]*>.+<\/td>)?<td>[^<]+<\/td><\/tr>/,
        )
        expect(row).not.toMatch(/<td[^>]*><\/td>/)
      }
      // Rows where both sides are known come first; below them, one cell fills the column of the others.
      const [first, ...others] = rows.slice(rows.findIndex((row) => row.includes('Ask them')))
      expect(first).toContain(`rowSpan="${others.length + 1}">Ask them<`)
      for (const row of others) expect(row.match(/<td/g)).toHaveLength(2)
    }
  })

  test('no page says of other cafés what is not known', () => {
    for (const { file, text } of readPages(built.first))
      expect(text, file).not.toMatch(/only [a-d] has|none of the four has|only our side|we did not note/i)
  })

  test('rows with both sides come first: in three tables, all but the last row', () => {
    const html = readPages(built.first).find((page) => page.file === 'comparison.html')?.html ?? ''
    const unknown = [...html.matchAll(/<table class="comparison__table[^"]*">.*?<\/table>/gs)].map(
      ([table]) =>
        (table.match(/<tr><th scope="row">.*?<\/tr>/gs) ?? []).map((row) => row.includes('Ask them')),
    )
    const allButLast = [false, false, false, false, false, true]
    expect(unknown.slice(0, 3)).toEqual([allButLast, allButLast, allButLast])
  })

  test.each(['hinjewadi', 'pimpri-chinchwad'])(
    'travel times of %s are 2 to 20 minutes, services have prices, and its call leads to chat and contact',
    (slug) => {
      const html = readPages(built.first).find((page) => page.file === `location/${slug}.html`)?.html ?? ''
      const minutes = [...html.matchAll(/<strong>(\d+)<\/strong> min/g)].map((match) => Number(match[1]))
      expect(minutes.length).toBeGreaterThanOrEqual(5)
      expect(Math.min(...minutes)).toBeGreaterThanOrEqual(2)
      expect(Math.max(...minutes)).toBeLessThanOrEqual(20)
      expect(html.match(/class="price">₹/g)?.length).toBeGreaterThanOrEqual(3)
      const call = /<section class="call-to-action.*?<\/section>/s.exec(html)?.[0]
      for (const address of ['https://wa.me/', '/contact"']) expect(call).toContain(`href="${address}`)
    },
  )

  test('guides are shown newest first, each of 900 to 1,800 words with a table and links', () => {
    const all = readPages(built.first)
    const dates = [
      ...(all.find((page) => page.file === 'blog.html')?.html ?? '').matchAll(/<time dateTime="([^"]+)"/gi),
    ].map((match) => match[1] ?? '')
    expect(dates).toHaveLength(5)
    expect(dates).toEqual([...dates].sort().reverse())
    const guides = all.filter((page) => page.file.startsWith('blog/'))
    expect(guides).toHaveLength(5)
    for (const { file, html } of guides) {
      const body = /<div class="prose prose--article">(.*?)<\/article>/s.exec(html)?.[1] ?? ''
      const words = body.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length
      expect(words, file).toBeGreaterThanOrEqual(900)
      expect(words, file).toBeLessThanOrEqual(1800)
      expect(body, file).toContain('<table>')
      expect(body.match(/href="\//g)?.length, file).toBeGreaterThanOrEqual(4)
    }
  })

  test.each([
    ['comparison.html', ['₹110', '₹120', '₹300', '₹570', '₹900', '₹500 per team']],
    [
      'blog/gaming-center-rates-pune-price-comparison.html',
      [
        'about ₹100 per PC per hour',
        'from ₹65 an hour',
        'Team of five PCs, three hours ₹1,500',
        'Scrim on ten PCs, two hours ₹2,000',
        '5% off on weekday afternoons with a valid ID',
      ],
    ],
    [
      'blog/ps5-gaming-wakad-complete-guide.html',
      ['two, three or five hours with one controller: ₹240, ₹360 or ₹600'],
    ],
    ['tournaments/valorant.html', ['Enter from Wed ']],
    [
      'blog/valorant-tournament-schedule-volt-arena-pune.html',
      [
        'from 3 days before the match',
        'until 48 hours before the start',
        '16 teams at most, costs ₹1,000 per team',
        'an entry of ₹2,000 per team',
        'Hosting costs ₹500 per team',
      ],
    ],
  ])('figures that only other copy has: %s', (file, figures) => {
    for (const figure of figures) expect(textOf(file)).toContain(figure)
  })

  test('the price guide has every figure of the other centres and of a set-up at home', () => {
    const text = textOf('blog/gaming-center-rates-pune-price-comparison.html')
    for (const figure of [
      '₹120',
      '₹130',
      '₹100',
      '₹140',
      '₹90',
      '₹160',
      '₹200',
      '₹150',
      '₹2,25,000',
      '₹1,500',
      '₹1,000',
      '₹3,000',
      '₹10,000',
      '₹4,400',
      '₹52,800',
      '₹799',
      '₹899',
      '₹2,000',
      '₹570',
      '₹900',
    ]) {
      expect(text, figure).toContain(figure)
    }
  })
})

test('where pictures are illustrations, a page says so', () => {
  const { images } = loadedContent('first').images
  const isSaid = [...pages.values()].some((text) => /\billustrations?\b/i.test(text))
  const remedy = 'Say it in another text, such as the introduction of content/pages/about.yaml.'
  expect(isSaid || !images.some(({ illustration }) => illustration), remedy).toBe(true)
})
