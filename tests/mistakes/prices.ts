/** Next prices, discounts, and prices out of order. The day is 27 November 2026. */
import { guideFile, type Mistake } from './mistake.ts'

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

/** Until the Sunday after. */
const longer = (text: string) => text.replace('12-10', '12-13')

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
  { name: 'a next price without its day', ...besidePrice('next: { price: 540, perHour: 90 }') },
  { name: 'a next price without a price', ...besidePrice('next: { from: 2026-12-01, perHour: 90 }') },
  {
    name: 'a next price without its price per hour',
    ...besidePrice('next: { from: 2026-12-01, price: 540 }'),
  },
  {
    name: 'a next price with a wrong price per hour',
    ...besidePrice('next: { from: 2026-12-01, price: 540, perHour: 91 }'),
  },
  {
    name: 'a next price two spaces too far to the left',
    file: 'packages.yaml',
    from: 'price: 522\n            perHour: 87\n',
    to: `price: 522\n            perHour: 87\n          next:\n            from: 2026-12-01\n            price: 540\n            perHour: 90\n`,
  },
  {
    name: 'a next price whose fields are beside its name',
    ...besidePrice('next:\n            from: 2026-12-01\n            price: 540\n            perHour: 90'),
  },
  { name: 'a next price as a number alone', ...besidePrice('next: 540') },
  {
    name: 'a next price with a currency sign',
    ...besidePrice('next: { from: 2026-12-01, price: ₹540, perHour: 90 }'),
  },
  {
    name: 'a next price with a digit too many',
    ...besidePrice('next: { from: 2026-12-01, price: 5400, perHour: 900 }'),
  },
  {
    name: 'a pass with a digit too many in both of its prices',
    file: 'packages.yaml',
    from: 'price: 188\n            perHour: 94',
    to: 'price: 1880\n            perHour: 940',
  },
  {
    name: 'a next price that is the present one',
    ...besidePrice('next: { from: 2026-12-01, price: 522, perHour: 87 }'),
  },
  {
    name: 'a next price that has become the price, and is still there',
    ...besidePrice('next: { from: 2026-11-27, price: 522, perHour: 87 }'),
  },
  {
    name: 'a next price whose day has come',
    ...besidePrice('next: { from: 2026-11-27, price: 540, perHour: 90 }'),
  },
  {
    name: 'a next price of a console whose day has come',
    ...consoles('price: 140\n      next:\n        from: 2026-11-20\n        price: 150'),
  },
  {
    name: 'a next price of a console with a price per hour',
    ...consoles('price: 140\n      next: { from: 2026-12-01, price: 150, perHour: 150 }'),
  },
  {
    name: 'a next price with an end',
    ...besidePrice('next: { from: 2026-12-01, until: 2026-12-05, price: 540, perHour: 90 }'),
  },
  {
    name: 'a next price of a package instead of one of its tiers',
    file: 'packages.yaml',
    from: 'validity: The same weekend\n',
    to: 'validity: The same weekend\n        next: { from: 2026-12-01, price: 540, perHour: 90 }\n',
  },
  {
    name: 'the first day of a package',
    file: 'packages.yaml',
    from: 'validity: The same weekend\n',
    to: 'validity: The same weekend\n        from: 2026-12-01\n',
  },
  { name: 'the first day of a price', ...besidePrice('from: 2026-12-01') },
]

const discounts: Mistake[] = [
  { name: 'a discount of nothing', ...discount('', (text) => text.replace('20\n', '0\n')) },
  { name: 'a discount of all', ...discount('', (text) => text.replace('20\n', '100\n')) },
  {
    name: 'the figure of a discount in a guide',
    ...discount(),
    also: { file: guideFile, from: '## The', to: 'Everything is 20% off.\n\n## The' },
  },
  { name: 'a discount with the sign of percent', ...discount('', (text) => text.replace('20\n', '"20%"\n')) },
  { name: 'a discount of half a percent', ...discount('', (text) => text.replace('20\n', '12.5\n')) },
  { name: 'a discount without a name', ...discount('', (text) => text.replace(/ {4}name: .*\n/, '')) },
  {
    name: 'a discount that ends before it begins',
    ...discount('', (text) => text.replace('12-10', '12-01')),
  },
  { name: 'a discount with a price', ...discount('    price: 400\n') },
  { name: 'a discount that wants to be announced', ...discount('    announce: 2026-12-01\n') },
  { name: 'a discount for a misspelt tier', ...discount('    tiers: [lagon]\n') },
  { name: 'a discount for a misspelt package', ...discount('    packages: [boat-race, first-lite]\n') },
  { name: 'a discount for the name of a package', ...discount('    packages: [Boat Race]\n') },
  { name: 'a discount with a package among the tiers', ...discount('    tiers: [boat-race]\n') },
  { name: 'a discount for tiers without an id', ...discount('    tiers: []\n') },
  {
    name: 'a discount for a package that is not sold for its tier',
    ...discount('    tiers: [typhoon]\n    packages: [sunday-anchor]\n'),
    also: { file: 'packages.yaml', from: / {10}typhoon:\n {12}price: 188\n.*\n/, to: '' },
  },
  {
    name: 'a discount on days on which none of its packages may be used',
    ...discount('    packages: [backwater-run]\n', (text) =>
      text.replace('12-08', '12-11').replace('12-10', '12-13'),
    ),
  },
  {
    name: 'two discounts on the same days',
    ...discount(onam.replace('percent: 20', 'percent: 25').replace('2026-12-08', '2026-12-09')),
  },
]

const orders: Mistake[] = [
  { name: 'a console that costs less with more controllers', ...consoles('price: 14') },
  {
    name: 'a next price with which more controllers cost less',
    ...consoles('price: 140\n      next: { from: 2026-12-01, price: 200 }'),
  },
  {
    name: 'a discount with which more controllers cost less',
    ...consoles('price: 140'),
    also: discount('    packages: [sofa-3]\n', (text) => text.replace('20\n', '50\n')),
  },
  {
    name: 'a dearer tier that costs less',
    file: 'packages.yaml',
    from: 'price: 642\n            perHour: 107',
    to: 'price: 462\n            perHour: 77',
  },
  {
    name: 'a next price that is higher than that of the dearer tier',
    ...besidePrice('next: { from: 2026-12-01, price: 660, perHour: 110 }'),
  },
  {
    name: 'an unknown tier beside a price that is not a number',
    file: 'packages.yaml',
    from: '          typhoon:\n            price: 642',
    to: '          tyfoon:\n            price: 642',
    also: { file: 'packages.yaml', from: 'price: 96', to: 'price: many' },
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
  },
  {
    name: 'a discount on whose days figures are wrong',
    ...discount('    packages: [boat-race]\n', longer),
    also: {
      file: 'facts.yaml',
      from: 'value: 4650,',
      to: 'value: 522, comparedWith: packages.boat-race.lagoon.price,',
    },
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
  },
  { name: 'a weekend price below that of weekdays', ...passes(40, 20) },
]

const superlatives: Mistake[] = [
  {
    name: 'a prize above the one that a text calls the largest',
    file: 'tournaments.yaml',
    from: 'prize: 2750',
    to: 'prize: 12000',
  },
  {
    name: 'a tournament whose text calls its prize the biggest one',
    file: 'tournaments.yaml',
    from: 'Three cars, one ball,',
    to: 'Our biggest prize, one ball,',
  },
  {
    name: 'a tournament whose text calls its pool the biggest one',
    file: 'tournaments.yaml',
    from: 'Three cars, one ball,',
    to: 'Our biggest pool, one ball,',
  },
  {
    name: 'an hour that is called the cheapest one',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: From ${packages.spice-route.lagoon.perHour}, our cheapest hour.',
  },
  {
    name: 'an hour that is called the cheapest one, until the price of another one falls',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: From ${packages.harbour-card.lagoon.perHour}, our cheapest hour.',
    also: {
      file: 'packages.yaml',
      from: 'price: 96\n            perHour: 64\n',
      to: 'price: 96\n            perHour: 64\n            next: { from: 2027-01-04, price: 60, perHour: 40 }\n',
    },
  },
  {
    name: 'an hour that is called the cheapest one, and a discount of another one',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: From ${packages.harbour-card.lagoon.perHour}, our cheapest hour.',
    also: discount('    packages: [chaya-break]\n', (text) => text.replace('20\n', '60\n')),
  },
  {
    name: 'an hour that is called the cheapest one, and a discount on the other tier',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: From ${packages.harbour-card.lagoon.perHour}, our cheapest hour.',
    also: discount('    tiers: [typhoon]\n', (text) => text.replace('20\n', '50\n')),
  },
  {
    name: 'a pass that is for fewer days, and a text without its days',
    file: 'packages.yaml',
    from: 'name: Spice Route\n',
    to: 'name: Spice Route\n        days: sat-sun\n',
    inChange: true,
    also: {
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: 'answer: Take ${packages.spice-route.name}.',
    },
  },
  {
    name: 'passes down to an hour that is not the cheapest one',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: One desk, passes down to ${packages.spice-route.lagoon.perHour}.',
  },
  {
    name: 'an hour that drops to one that is not the cheapest',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: With a pass, a PC hour drops to ${packages.spice-route.lagoon.perHour}.',
  },
  {
    name: 'a range of prices that does not begin with the lowest one',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: It is ${packages.spice-route.lagoon.perHour} to ${packages.boat-race.typhoon.price} for an hour.',
  },
  {
    name: 'a figure above the price that texts call higher',
    file: 'facts.yaml',
    from: 'facts:\n',
    to: 'facts:\n  - id: share\n    kind: money\n    label: A share\n    value: 96\n    lessThan: packages.chaya-break.lagoon.price\n',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: Each pays ${facts.share}.' },
  },
]

export const priceMistakes: Mistake[] = [
  ...nextPrices,
  ...figuresToCome,
  ...slips,
  ...discounts,
  ...orders,
  ...superlatives,
  ...(
    [
      ['an entry fee with a digit too few', 'tournaments.yaml', 'entry: 275', 'entry: 27'],
      ['an entry fee with a digit too many', 'tournaments.yaml', 'entry: 275', 'entry: 2750'],
      ['the figure of a fact with a digit too few', 'facts.yaml', 'value: 12,', 'value: 1,'],
    ] as const
  ).map(
    ([what, file, from, to]): Mistake => ({
      name: `since the content before, ${what}`,
      ...{ file, from, to, inChange: true },
    }),
  ),
  {
    name: 'since the content before, a start in the morning in place of the evening',
    file: 'tournaments.yaml',
    from: 'start: 17:00',
    to: 'start: 05:00',
    also: {
      file: 'site.yaml',
      from: 'hours:\n  start: 10:00\n  end: 22:00',
      to: 'hours:\n  start: 00:00\n  end: 23:59',
    },
    inChange: true,
  },
]
