/** Next prices, discounts, and prices out of order. The day is 27 November 2026. */
import type { Mistake } from './mistake.ts'

/** The price of Boat Race on Lagoon with further lines below it. */
const besidePrice = (lines: string): Pick<Mistake, 'file' | 'from' | 'to'> => ({
  file: 'packages.yaml',
  from: 'price: 522\n            perHour: 87\n',
  to: `price: 522\n            perHour: 87\n            ${lines}\n`,
})

/** A discount with further lines, or other ones. */
const discount = (lines = '', change = (text: string) => text): Pick<Mistake, 'file' | 'from' | 'to'> => ({
  file: 'packages.yaml',
  from: '\nlists:',
  to: `\ndiscounts:\n${change(monsoon)}${lines}\nlists:`,
})

const monsoon = `  - id: monsoon
    name: Monsoon days
    percent: 20
    from: 2026-12-08
    until: 2026-12-10
`

const onam = monsoon.replace('monsoon', 'onam').replace('Monsoon', 'Onam')

/** The console lounge, with three rates; the price of the second is to be written. */
const consoles = (second: string): Pick<Mistake, 'file' | 'from' | 'to'> => ({
  file: 'packages.yaml',
  from: /$/,
  to: `
consoles:
  id: sofa
  name: Sofa corner
  text: Three controllers.
  rates:
    - id: sofa-1
      name: One pad
      controllers: 1
      price: 90
    - id: sofa-2
      name: Two pads
      controllers: 2
      ${second}
    - id: sofa-3
      name: Three pads
      controllers: 3
      price: 180
  bookLabel: Book the sofa
  bookMessage: Hello! Is the sofa free?
`,
})

const nextPrices: Mistake[] = [
  {
    name: 'a next price without its day',
    ...besidePrice('next: { price: 540, perHour: 90 }'),
    at: 'next:',
    says: /The field “from” is missing/,
    remedy: /“from: …”: a date that exists/,
  },
  {
    name: 'a next price without a price',
    ...besidePrice('next: { from: 2026-12-01, perHour: 90 }'),
    at: 'next:',
    says: /The field “price” is missing/,
    remedy: /“price: …”: a whole number/,
  },
  {
    name: 'a next price without its price per hour',
    ...besidePrice('next: { from: 2026-12-01, price: 540 }'),
    at: 'next:',
    says: /The field “perHour” is missing/,
    remedy: /“perHour: …”: a whole number/,
  },
  {
    name: 'a next price with a wrong price per hour',
    ...besidePrice('next: { from: 2026-12-01, price: 540, perHour: 91 }'),
    at: '91 }',
    says: /540 for 6 hours is 90 an hour, not 91/,
    remedy: /^Write perHour: 90/,
  },
  {
    name: 'a next price as a number alone',
    ...besidePrice('next: 540'),
    at: '540',
    says: /“next” is 540, but it must be a group of fields/,
    remedy: /Write from, price and perHour/,
  },
  {
    name: 'a next price with a currency sign',
    ...besidePrice('next: { from: 2026-12-01, price: ₹540, perHour: 90 }'),
    at: '₹540',
    says: /“price” is “₹540”/,
    remedy: /Write 540/,
    corrected: '            next: { from: 2026-12-01, price: 540, perHour: 90 }',
  },
  {
    name: 'a next price that is the present one',
    ...besidePrice('next: { from: 2026-12-01, price: 522, perHour: 87 }'),
    at: '522, perHour',
    says: /The next price of “Boat Race” is the one that it has already, 522/,
    remedy: /^Correct it; or delete “next”, line 74, if the price is not going to change/,
  },
  {
    name: 'a next price that has become the price, and is still there',
    ...besidePrice('next: { from: 2026-11-27, price: 522, perHour: 87 }'),
    at: '522, perHour',
    says: /The next price of “Boat Race” is the one that it has already, 522/,
    remedy: /^Delete “next”, line 74: its day has come\.$/,
  },
  {
    name: 'a next price whose day has come',
    ...besidePrice('next: { from: 2026-11-27, price: 540, perHour: 90 }'),
    at: '2026-11-27',
    says: /Since 27 November 2026, “Boat Race” costs 540, its next price; “price” still says 522/,
    remedy:
      /^If that day is right, write “price: 540” in line 72 and “perHour: 90” in line 73, and delete “next”, line 74\. If it is not, correct it\.$/,
  },
  {
    name: 'a next price of a console whose day has come',
    ...consoles('price: 140\n      next:\n        from: 2026-11-20\n        price: 150'),
    at: '2026-11-20',
    says: /Since 20 November 2026, “Two pads” costs 150/,
    remedy:
      /^If that day is right, write “price: 150” in line 133, and delete “next”, lines 135 to 136\. If it is not, correct it\.$/,
  },
  {
    name: 'a next price of a console with a price per hour',
    ...consoles('price: 140\n      next: { from: 2026-12-01, price: 150, perHour: 150 }'),
    at: 'perHour: 150',
    says: /no field “perHour” here/,
    remedy: /^Delete it: this is the price of an hour already\.$/,
  },
  {
    name: 'a next price with an end',
    ...besidePrice('next: { from: 2026-12-01, until: 2026-12-05, price: 540, perHour: 90 }'),
    at: 'until: 2026-12-05',
    says: /no field “until” here/,
    remedy: /^A next price has no end\. For a lower price on some days, add an entry .* to “discounts:”/,
  },
  {
    name: 'a next price of a package instead of one of its tiers',
    file: 'packages.yaml',
    from: 'validity: The same weekend\n',
    to: 'validity: The same weekend\n        next: { from: 2026-12-01, price: 540, perHour: 90 }\n',
    at: 'next:',
    says: /no field “next” here/,
    remedy: /^Move it below the tier, beside the price that it replaces/,
  },
  {
    name: 'the first day of a package',
    file: 'packages.yaml',
    from: 'validity: The same weekend\n',
    to: 'validity: The same weekend\n        from: 2026-12-01\n',
    at: 'from: 2026',
    says: /no field “from” here/,
    remedy:
      /^A package is always on the price list\. For another price from a day on, write “next: \{ from: …, price: …, perHour: … \}”/,
  },
  {
    name: 'the first day of a price',
    ...besidePrice('from: 2026-12-01'),
    at: 'from: 2026',
    says: /no field “from” here/,
    remedy: /^For another price from a day on, write “next: .* add an entry .* to “discounts:”/,
  },
]

const discounts: Mistake[] = [
  {
    name: 'a discount of nothing',
    ...discount('', (text) => text.replace('20\n', '0\n')),
    at: '0\n    from',
    says: /“percent” is 0; it must be at least 1/,
    remedy: /Write a whole number, such as 20, at least 1/,
  },
  {
    name: 'a discount of all',
    ...discount('', (text) => text.replace('20\n', '100\n')),
    at: '100\n',
    says: /“percent” is 100; it must be at most 99/,
    remedy: /at most 99/,
  },
  {
    name: 'a discount with the sign of percent',
    ...discount('', (text) => text.replace('20\n', '"20%"\n')),
    at: '"20%"',
    says: /“percent” is “20%”/,
    remedy: /Write 20/,
    corrected: '    percent: 20',
  },
  {
    name: 'a discount of half a percent',
    ...discount('', (text) => text.replace('20\n', '12.5\n')),
    at: '12.5',
    says: /“percent” is 12\.5, but it must be a whole number/,
    remedy: /^Write a whole number, such as 20\.$/,
    corrected: '',
  },
  {
    name: 'a discount without a name',
    ...discount('', (text) => text.replace(/ {4}name: .*\n/, '')),
    says: /The field “name” is missing in the entry “monsoon”/,
    remedy: /Add “name: …”/,
  },
  {
    name: 'a discount that ends before it begins',
    ...discount('', (text) => text.replace('12-10', '12-01')),
    at: '2026-12-01',
    says: /“until” \(2026-12-01\) is before “from” \(2026-12-08\)/,
    remedy: /Correct one of the two dates/,
  },
  {
    name: 'a discount with a price',
    ...discount('    price: 400\n'),
    at: 'price: 400',
    says: /no field “price” here/,
    remedy: /^A discount is written in percent\. For another price from a day on, write “next: /,
  },
  {
    name: 'a discount that wants to be announced',
    ...discount('    announce: 2026-12-01\n'),
    at: 'announce',
    says: /no field “announce” here/,
    remedy: /add a notice to calendar\.yaml/,
  },
  {
    name: 'a discount for a misspelt tier',
    ...discount('    tiers: [lagon]\n'),
    at: 'lagon]',
    says: /There is no tier with the id “lagon”/,
    remedy: /^Did you mean “lagoon”\? Write one of these: lagoon, typhoon\.$/,
  },
  {
    name: 'a discount for a misspelt package',
    ...discount('    packages: [boat-race, first-lite]\n'),
    at: 'first-lite',
    says: /There is no package with the id “first-lite”/,
    remedy: /^Did you mean “first-light”\? Write one of these: first-light, chaya-break/,
  },
  {
    name: 'a discount for the name of a package',
    ...discount('    packages: [Boat Race]\n'),
    at: 'Boat Race]',
    says: /no package with the id “Boat Race”/,
    remedy: /^Write its id: boat-race\.$/,
  },
  {
    name: 'a discount with a package among the tiers',
    ...discount('    tiers: [boat-race]\n'),
    at: 'boat-race]',
    says: /no tier with the id “boat-race”/,
    remedy: /^It is one of the packages: write it after “packages:” instead\.$/,
  },
  {
    name: 'a discount for tiers without an id',
    ...discount('    tiers: []\n'),
    at: 'tiers: []',
    says: /“tiers” has 0 entries/,
    remedy: /for all, leave the field out/,
  },
  {
    name: 'a discount for a package that is not sold for its tier',
    ...discount('    tiers: [typhoon]\n    packages: [sunday-anchor]\n'),
    also: { file: 'packages.yaml', from: / {10}typhoon:\n {12}price: 188\n.*\n/, to: '' },
    at: 'packages: [',
    says: /“Monsoon days” lowers no price: none of its packages is sold for its tiers/,
    remedy: /Correct the packages or the tiers/,
  },
  {
    name: 'two discounts on the same days',
    ...discount(onam.replace('percent: 20', 'percent: 25').replace('2026-12-08', '2026-12-09')),
    at: '2026-12-09',
    says: /“Onam days” and “Monsoon days” \(content\/packages\.yaml:12\) lower the same price, such as that of “First Light”, from 9 December 2026 to 10 December 2026\. They are not added up: guests get 25 percent/,
    remedy: /change the days, tiers or packages of one of the two/,
  },
]

const orders: Mistake[] = [
  {
    name: 'a console that costs less with more controllers',
    ...consoles('price: 14'),
    at: '14\n    - id: sofa-3',
    says: /“Two pads” costs 14, less than “One pad” with 90 \(content\/packages\.yaml:129\)/,
    remedy: /more controllers never cost less/,
  },
  {
    name: 'a next price with which more controllers cost less',
    ...consoles('price: 140\n      next: { from: 2026-12-01, price: 200 }'),
    at: '180\n  bookLabel',
    says: /^From 1 December 2026 on, “Three pads” costs 180, less than “Two pads” with 200 \(content\/packages\.yaml:134\)/,
    remedy: /more controllers never cost less/,
  },
  {
    name: 'a dearer tier that costs less',
    file: 'packages.yaml',
    from: 'price: 642\n            perHour: 107',
    to: 'price: 462\n            perHour: 77',
    at: '462',
    says: /“Boat Race” costs 462 on Typhoon, less than on Lagoon with 522 \(content\/packages\.yaml:72\)\. In other packages, Typhoon costs more/,
    remedy: /Correct the price that is wrong, and its perHour/,
  },
  {
    name: 'a next price that is higher than that of the dearer tier',
    ...besidePrice('next: { from: 2026-12-01, price: 660, perHour: 110 }'),
    at: '642',
    says: /^From 1 December 2026 on, “Boat Race” costs 642 on Typhoon, less than on Lagoon with 660 \(content\/packages\.yaml:74\)/,
    remedy: /Correct the price that is wrong/,
  },
  {
    name: 'an unknown tier beside a price that is not a number',
    file: 'packages.yaml',
    from: '          typhoon:\n            price: 642',
    to: '          tyfoon:\n            price: 642',
    also: { file: 'packages.yaml', from: 'price: 96', to: 'price: many' },
    at: 'tyfoon',
    says: /There is no tier “tyfoon”/,
    remedy: /lagoon, typhoon/,
    consequences: 2,
  },
]

/** Figures that follow from the price of Boat Race on Lagoon. */
const sums: Mistake['also'] = {
  file: 'facts.yaml',
  from: 'facts:\n',
  to: `facts:
  - { id: two-races, kind: money, value: 1044, label: Two races, comparedWith: packages.boat-race.lagoon.price, times: 2 }
  - { id: share, kind: money, value: 261, label: The share of four, comparedWith: facts.two-races, dividedBy: 4 }
  - { id: mall-race, kind: money, value: 530, label: A race at the mall, moreThan: packages.boat-race.lagoon.price }
  - { id: right-then, kind: money, value: 90, label: An hour of a race, comparedWith: packages.boat-race.lagoon.perHour }
`,
}

const figuresToCome: Mistake[] = [
  {
    name: 'a next price after which figures are wrong',
    ...besidePrice('next: { from: 2026-12-08, price: 540, perHour: 90 }'),
    also: sums,
    at: '2026-12-08',
    says: /^From 8 December 2026 on, these figures are no longer true: “Two races” \(₹1,044, then ₹1,080\), “The share of four” \(₹261, then ₹270\) and “A race at the mall” \(₹530, no longer more\)\.$/,
    remedy: /^Take them out of these texts before that day; or correct them on that day/,
  },
  {
    name: 'a discount on whose days figures are wrong',
    ...discount('    packages: [boat-race]\n'),
    also: {
      file: 'facts.yaml',
      from: 'value: 4650,',
      to: 'value: 522, comparedWith: packages.boat-race.lagoon.price,',
    },
    at: '2026-12-08',
    says: /^From 8 December 2026 to 10 December 2026, “Monsoon days” makes these figures untrue: “The whole hall, one evening” \(₹522, then ₹417\)\. Texts with them: content\/faq\.yaml:37; /,
    remedy:
      /^Say beside these figures that it is the usual price, or take the sentences out for these days\.$/,
  },
  {
    name: 'a discount on whose days a comparison of prices is wrong',
    ...discount('    tiers: [typhoon]\n'),
    also: {
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: 'answer: Never more than ${packages.boat-race.typhoon.price}.',
    },
    at: '2026-12-08',
    says: /^From 8 December 2026 to 10 December 2026, “Monsoon days” lowers prices that texts compare: content\/faq\.yaml:4\.$/,
    remedy: /^Rewrite what is not true with the lower prices, or take it out for these days\.$/,
    corrected: '',
  },
]

/** Chaya Break once for weekdays and once for weekends, and the same of First Light, whose weekends are dearer. */
const passes = (weekend: number, perHour: number): Pick<Mistake, 'file' | 'from' | 'to'> => {
  const pass = (id: string, name: string, days: string, [price, hour]: readonly number[]) =>
    `      - { id: ${id}, name: ${name}, icon: coffee, duration: 2, days: ${days}, tiers: { lagoon: { price: ${price}, perHour: ${hour} } } }\n`
  return {
    file: 'packages.yaml',
    from: '      - id: first-light\n',
    to: [
      pass('weekday-rest', 'Rest', 'mon-thu', [100, 50]),
      pass('weekend-rest', 'Rest', 'fri-sun', [120, 60]),
      pass('weekday-nap', 'Nap', 'mon-thu', [110, 55]),
      pass('weekend-nap', 'Nap', 'fri-sun', [130, 65]),
      pass('weekday-tea', 'Tea', 'mon-thu', [120, 60]),
      pass('weekend-tea', 'Tea', 'fri-sun', [weekend, perHour]),
      '      - id: first-light\n',
    ].join(''),
  }
}

const slips: Mistake[] = [
  {
    name: 'a discount of nearly everything',
    ...discount('', (text) => text.replace('percent: 20', 'percent: 95')),
    at: '95\n',
    says: /^“Monsoon days” takes 95 percent off, so ₹100 become ₹5\.$/,
    remedy: /^Correct the number: it says how much less one pays, not how much\.$/,
  },
  {
    name: 'a weekend price below that of weekdays',
    ...passes(40, 20),
    at: '40, perHour: 20',
    says: /^“Tea” for fri-sun costs 40, less than for mon-thu with 120 \(content\/packages\.yaml:\d+\)\. Other packages cost more for fri-sun\.$/,
    remedy: /^Correct the price that is wrong, and its perHour\.$/,
  },
]

export const priceMistakes: Mistake[] = [...nextPrices, ...figuresToCome, ...slips, ...discounts, ...orders]
