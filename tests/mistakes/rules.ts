/** Values that contradict each other; photographs; names of files. */
import { guideFile, type Mistake } from './mistake.ts'

/** A console lounge with one special, at the end of the file. */
const consoleWithSpecial = `
consoles:
  id: sofa
  name: Sofa corner
  text: Two controllers.
  rates:
    - id: sofa-1
      name: One pad
      controllers: 1
      price: 90
  bookLabel: Book the sofa
  bookMessage: Hello! Is the sofa free?
  specials:
    - id: sofa-monday
      name: Monday sofa
      days: mon
      offer: Two hours for one
      text: All day long.
`

const namedSpecial = consoleWithSpecial.replace('  specials:', '  specialsName: Sofa days\n  specials:')

const branchAddress =
  '    address:\n      street: 4 Quay Road\n      locality: Kakkanad\n      city: Kochi\n      region: Kerala\n      country: IN\n'

export const ruleMistakes: Mistake[] = [
  {
    name: 'a party as a pass',
    file: 'packages.yaml',
    from: 'name: Harbour Card\n',
    to: 'name: Birthday for ten\n',
    inChange: true,
  },
  {
    name: 'popular twice in a list',
    file: 'packages.yaml',
    from: 'days: sun\n',
    to: 'days: sun\n        popular: true\n',
  },
  {
    name: 'a time slot outside the opening hours',
    file: 'packages.yaml',
    from: 'start: 10:00',
    to: 'start: 08:00',
  },
  {
    name: 'a package that ends after closing time when it begins at its start',
    file: 'packages.yaml',
    from: 'start: 17:30',
    to: 'start: 19:30',
  },
  {
    name: 'a time slot shorter than the hours of its package',
    file: 'packages.yaml',
    from: 'end: 13:00',
    to: 'end: 12:30',
  },
  {
    name: 'a tournament of the last weekend beside one of every Sunday',
    file: 'tournaments.yaml',
    from: 'repeats: every friday',
    to: 'repeats: every sunday',
  },
  {
    name: 'two tournaments at the same time',
    file: 'tournaments.yaml',
    from: 'repeats: every friday\n    time:\n      start: 18:30',
    to: 'repeats: every tuesday\n    time:\n      start: 19:30',
  },
  {
    name: 'a figure above the price that it is compared with',
    file: 'facts.yaml',
    from: 'facts:\n',
    to: 'facts:\n  - id: two-breaks\n    kind: money\n    label: Two breaks\n    value: 200\n    comparedWith: packages.chaya-break.lagoon.price\n    times: 2\n',
  },
  {
    name: 'a figure that is compared with an unknown price',
    file: 'facts.yaml',
    from: 'facts:\n',
    to: 'facts:\n  - id: one-break\n    kind: money\n    label: A break\n    value: 96\n    comparedWith: packages.chaya-break.lagoon.prize\n',
  },
  {
    name: 'a price of another café that is no longer above ours',
    file: 'facts.yaml',
    from: 'facts:\n',
    to: 'facts:\n  - id: other-break\n    kind: money\n    label: A break elsewhere\n    value: 96\n    moreThan: packages.chaya-break.lagoon.price\n',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: "Less than ${facts.other-break}."' },
  },
  {
    name: 'a closing time of the evening written as one of the morning',
    file: 'site.yaml',
    from: /\nhours:\n.*\n.*/,
    to: '\nhours:\n  start: 10:00\n  end: 11:00',
  },
  { name: 'a tournament after closing time', file: 'tournaments.yaml', from: 'end: 21:30', to: 'end: 23:30' },
  {
    name: 'a pass named after a day on which it does not hold',
    file: 'packages.yaml',
    from: 'days: sun\n',
    to: 'days: sat\n',
  },
  {
    name: 'a tournament named after another day',
    file: 'tournaments.yaml',
    from: 'name: Aerial Cup, Rocket League',
    to: 'name: Friday Cup',
  },
  {
    name: 'a tournament of each month with a title of each week',
    file: 'tournaments.yaml',
    from: 'icon: car\n    format: Trios, double elimination\n    repeats: every tuesday',
    to: 'title: Weekly cup for three\n    icon: car\n    format: Trios, double elimination\n    repeats: first tuesday',
  },
  {
    name: 'a text that has a tournament on another day',
    file: 'tournaments.yaml',
    from: 'Our longest event.',
    to: 'Our longest event. Every Thursday at ${tournaments.footsies-night.time.start}.',
  },
  ...['See you on Friday.', 'Mondays belong to trios.', 'Fridays, one entry for all three.'].map((words) => ({
    name: `a text that has a tournament on another day without “every”: ${words}`,
    file: 'tournaments.yaml',
    from: 'Three cars,',
    to: `${words} Three cars,`,
  })),
  {
    name: 'a day that belongs to a tournament of another day',
    file: 'faq.yaml',
    from: /answer: "Every day.*/,
    to: 'answer: Mondays belong to Aerial Cup.',
  },
  {
    name: 'a text that has a tournament of every second week in every week',
    file: 'tournaments.yaml',
    from: /repeats: every friday([\s\S]*?)text: "/,
    to: 'repeats: every second friday from 2026-11-27\n    entry: 145\n    entryPer: player\n    prize: 2750\n    text: "Every Friday. ',
  },
  {
    name: 'a question twice',
    file: 'faq.yaml',
    from: 'question: How do I pay?',
    to: 'question: when may I come in',
  },
  {
    name: 'two entries of the menu with the same words',
    file: 'site.yaml',
    from: '  - label: Journal\n    href: /blog',
    to: '  - label: prices\n    href: /blog',
  },
  {
    name: 'two entries of the menu that lead to one page',
    file: 'site.yaml',
    from: '  - label: Journal\n    href: /blog',
    to: '  - label: Journal\n    href: /pricing',
  },
  {
    name: 'a form that goes by mail, with words that speak of WhatsApp',
    file: 'pages/contact.yaml',
    from: /done: .*/,
    to: 'done: Now press send in WhatsApp.',
    also: {
      file: 'site.yaml',
      from: 'booking:',
      to: 'contactForm:\n  endpoint: https://forms.service.example/x\n\nbooking:',
    },
  },
  {
    name: 'a form that opens WhatsApp, with words that speak of mail',
    file: 'pages/contact.yaml',
    from: /done: .*/,
    to: 'done: Your e-mail is on its way.',
  },
  {
    name: 'a placeholder for a field that does not exist',
    file: 'site.yaml',
    from: 'copyrightYear: 2026',
    to: 'copyrightYear: 2026\nplaceholders:\n  - field: contact.phoen\n    note: The number.',
  },
  ...(
    [
      ['a profile', /url: https:\/\/www\.twitch.*/, 'url: https://www.twitch.tv/@example'],
      ['a mail address', /email: .*/, 'email: hello@example.com'],
      ['an address of the site', /url: https:\/\/monsoonpixel\.example$/m, 'url: https://www.example.com'],
      ['a phone number', /phone: .*/, 'phone: "+91 00000 00000"'],
    ] as const
  ).map(([what, from, to]) => ({
    name: `an example of ${what} that is not listed as one`,
    file: 'site.yaml',
    from,
    to,
  })),
  {
    name: 'a rule that search engines get as something that the café has',
    file: 'site.yaml',
    from: '\nnavigation:',
    to: '\namenities:\n  - name: Smoking\n    text: No smoking inside\n    available: true\nnavigation:',
  },
  {
    name: 'a second phone number with a digit too few',
    file: 'facts.yaml',
    from: /^facts:$/m,
    to: 'facts:\n  - id: phone-2\n    kind: text\n    label: "Phone: the second one"\n    value: +91 98765 4321',
  },
  {
    name: 'a share that does not follow its price',
    file: 'facts.yaml',
    from: /^facts:$/m,
    to: 'facts:\n  - id: share-of-three\n    kind: money\n    label: One of three\n    value: 40\n    comparedWith: packages.chaya-break.lagoon.price\n    times: 2\n    dividedBy: 3\n',
  },
  {
    name: 'a placeholder for a field that another file does not have',
    file: 'site.yaml',
    from: 'copyrightYear: 2026',
    to: 'copyrightYear: 2026\nplaceholders:\n  - field: packages.tirs\n    note: The tiers.',
  },
  {
    name: 'a text with an example that no page prints',
    file: 'site.yaml',
    from: 'copyrightYear: 2026',
    to: 'copyrightYear: 2026\nplaceholders:\n  - field: address.street\n    note: The street.',
    also: { file: 'faq.yaml', from: /answer: .*/, to: 'answer: "We are at ${ site.address.street }."' },
  },
  { name: 'a prize below the entry fee', file: 'tournaments.yaml', from: 'prize: 2750', to: 'prize: 75' },
  {
    name: 'the parts of a prize from the last place up',
    file: 'tournaments.yaml',
    from: '      - 3350\n      - 1380\n      - 770',
    to: '      - 770\n      - 1380\n      - 3350',
  },
  {
    name: 'a description that was copied from another photograph',
    file: 'images.yaml',
    from: /alt: (Three broad.*)([\s\S]*?)alt: .*/,
    to: 'alt: A row of screens in the hall.\n  - file: arcade-corner.jpeg\n    alt: A row of screens in the hall.',
  },
  {
    name: 'a photograph without a description',
    file: 'images.yaml',
    from: /\n {4}alt: Three broad.*/,
    to: '',
  },
  {
    name: 'an empty description of a photograph',
    file: 'images.yaml',
    from: /alt: Three broad.*/,
    to: 'alt: ""',
  },
  {
    name: 'a description that is the name of the file',
    file: 'images.yaml',
    from: /alt: Three broad.*/,
    to: 'alt: lagoon row',
  },
  ...[
    'IMG_2034',
    'DSC00031.JPG',
    'WhatsApp Image 2026-01-31 at 10.11.12 PM',
    '20260131_101112',
    'lagoon-row.png',
    'Photo 3',
  ].map(
    (alt): Mistake => ({
      name: `a description of a photograph like ${alt}`,
      file: 'images.yaml',
      from: /alt: Three broad.*/,
      to: `alt: ${alt}`,
    }),
  ),
  {
    name: 'a description of a photograph that says little',
    file: 'images.yaml',
    from: /alt: Three broad.*/,
    to: 'alt: Nice seats',
  },
  {
    name: 'a description of the photograph of a guide that is a name',
    file: guideFile,
    from: /imageAlt: .*/,
    to: 'imageAlt: IMG_2034',
  },
  {
    name: 'a photograph that no list names, with the name that the camera gave it',
    file: 'images/IMG_2034.JPG',
    to: new Uint8Array([0xff, 0xd8, 0xff]),
  },
  {
    name: 'a photograph that is listed twice',
    file: 'images.yaml',
    from: '  - file: arcade-corner.jpeg',
    to: '  - file: lagoon-row.jpg\n    alt: A row of screens.\n  - file: arcade-corner.jpeg',
  },
  {
    name: 'a photograph that no list names',
    file: 'images/new-hall.jpg',
    to: new Uint8Array([0xff, 0xd8, 0xff]),
  },
  { name: 'a guide in a folder of its own', file: 'posts/2026/Best Seats.md', to: '---\n---\n' },
  { name: 'a guide with another ending', file: 'posts/best-seats.txt', to: '---\n---\n' },
  { name: 'a photograph among the guides', file: 'posts/seats.jpg', to: new Uint8Array([0xff, 0xd8, 0xff]) },
  {
    name: 'a pass without a price',
    file: 'packages.yaml',
    from: /tiers:\n {10}lagoon:\n {12}price: 152\n(?: {10,}.*\n)+/,
    to: 'tiers: {}\n',
  },
  {
    name: 'a tier that no pass is sold for',
    file: 'packages.yaml',
    from: '\nlists:',
    to: '  - id: vip\n    name: Cabin\n    detail: A room\n    text: A room of your own.\n\nlists:',
  },
  {
    name: 'a reference to the price of a tier that the pass is not sold for',
    file: 'packages.yaml',
    from: /(?<=duration: 60[\s\S]*) {10}typhoon:\n.*\n.*\n/,
    to: '',
    also: {
      file: 'pages/pricing.yaml',
      from: 'You pay when you leave',
      to: '${packages.harbour-card.typhoon.price}, when you leave',
    },
  },
  {
    name: 'an offer that ends before it begins',
    file: 'pages/pricing.yaml',
    from: '- title: Six in a boat',
    to: '- title: Six in a boat\n    from: 2026-12-05\n    until: 2026-11-30',
  },
  {
    name: 'an offer with its last day in words',
    file: 'pages/pricing.yaml',
    from: '- title: Six in a boat',
    to: '- title: Six in a boat\n    until: 30 November 2026',
  },
  {
    name: 'a drawing in a guide without the data that it draws',
    file: guideFile,
    from: 'date: 2026-08-15',
    to: 'date: 2026-08-15\ngraphic: refresh-rates',
  },
  {
    name: 'a drawing in a guide that the site does not know',
    file: guideFile,
    from: 'date: 2026-08-15',
    to: 'date: 2026-08-15\ngraphic: compared-price',
  },
  {
    name: 'a short answer without its text',
    file: guideFile,
    from: 'date: 2026-08-15',
    to: 'date: 2026-08-15\nanswer:\n  figure: 4 hours',
  },
  {
    name: 'a price of another café as a number',
    file: 'comparison.yaml',
    from: 'price: ${facts.mall-hour}',
    to: 'price: 130',
  },
  {
    name: 'a price of another café as a number in quotes',
    file: 'comparison.yaml',
    from: 'price: ${facts.mall-hour}',
    to: 'price: "130"',
  },
  {
    name: 'our price as a number in quotes beside those of others',
    file: 'comparison.yaml',
    from: 'ours: ${packages.chaya-break.lagoon.price}\n',
    to: 'ours: "130"\n',
  },
  {
    name: 'a price of another café that is not one price',
    file: 'comparison.yaml',
    from: 'price: ${facts.mall-hour}',
    to: 'price: ask them',
  },
  {
    name: 'prices of other cafés beside words of ours',
    file: 'comparison.yaml',
    from: 'ours: ${packages.chaya-break.lagoon.price}\n',
    to: 'ours: Ask at the desk\n',
  },
  {
    name: 'a tag on a photograph that is not listed',
    file: 'gear.yaml',
    from: '- image: monsoon-hall.jpg',
    to: '- image: monsoon-hal.jpg',
  },
  { name: 'a tag without percent signs', file: 'gear.yaml', from: 'at: 48% 62%', to: 'at: 48 62' },
  {
    name: 'an offer that ends, and a text elsewhere that does not say so',
    file: 'pages/pricing.yaml',
    from: '  - title: Rain money',
    to: '  - title: Rain money\n    until: 2026-12-24',
  },
  {
    name: 'an offer that is over, and a text elsewhere that still has it',
    file: 'pages/pricing.yaml',
    from: '  - title: Rain money',
    to: '  - title: Rain money\n    until: 2026-11-19',
  },
  {
    name: 'a special that ends, and a text elsewhere that does not say so',
    file: 'packages.yaml',
    from: /$/,
    to: `${namedSpecial}      until: 2026-12-24\n`,
    also: { file: guideFile, from: /$/, to: '\n\nBetter still: ${packages.sofa-monday.offer}.\n' },
  },
  {
    name: 'an offer that begins later, and a text elsewhere that does not say so',
    file: 'pages/pricing.yaml',
    from: '  - title: Rain money',
    to: '  - title: Rain money\n    from: 2026-12-08',
  },
  {
    name: 'a special that begins later, and a text elsewhere that does not say so',
    file: 'packages.yaml',
    from: /$/,
    to: `${namedSpecial}      from: 2026-12-07\n`,
    also: { file: guideFile, from: /$/, to: '\n\nBetter still: ${packages.sofa-monday.offer}.\n' },
  },
  {
    name: 'a text of a branch with the address of the café',
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: `    name: Infopark\n${branchAddress}`,
  },
  {
    name: 'a text of a branch with its name and the address of the café',
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: `    name: Infopark\n${branchAddress}`,
    also: {
      file: 'locations.yaml',
      from: /description: .*/,
      to: 'description: Log off at Infopark, log in at ${site.name} in ${site.address.locality}.',
    },
  },
  {
    name: 'a branch whose minutes other texts print as those to the café',
    file: 'locations.yaml',
    from: '    reach:\n      - area: Infopark main gate\n',
    to: '    phone: "+91 98765 00001"\n    reach:\n      - id: gate\n        area: Infopark main gate\n',
    also: {
      file: 'faq.yaml',
      from: /answer: "Every day.*/,
      to: 'answer: About ${locations.gate.minutes} minutes.',
    },
    inChange: true,
  },
  {
    name: 'a branch with an address of its own, and the minutes to the café',
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: `    name: Infopark\n${branchAddress}`,
    inChange: true,
  },
  {
    name: 'a branch that closes before a pass ends that its page offers',
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: '    name: Infopark\n    hours: { start: 10:00, end: 20:00 }\n',
  },
  {
    name: 'a branch with hours by days',
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: '    name: Infopark\n    hours:\n      - { days: mon-fri, start: 11:00, end: 23:00 }\n      - { days: sat-sun, start: 10:00, end: 23:00 }\n',
  },
  ...(
    [
      ['a list of texts', ':\n      - mon-thu 10:00-22:00\n      - fri-sun 10:00-23:00'],
      ['a list of one text', ': [10:00-22:00]'],
      ['a list of one entry with days', ': [{ days: mon-sun, start: 10:00, end: 22:00 }]'],
      ['a list of one entry', ':\n      - start: 10:00\n        end: 22:00'],
      ['fields named after days', ': { start: 10:00, end: 22:00, sun: closed }'],
    ] as const
  ).map(([what, value]) => ({
    name: `a branch with hours as ${what}`,
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: `    name: Infopark\n    hours${value}\n`,
  })),
  {
    name: 'a branch with hours of some days',
    file: 'locations.yaml',
    from: '    name: Infopark\n',
    to: '    name: Infopark\n    hours: { days: mon-fri, start: 11:00, end: 23:00 }\n',
  },
  {
    name: 'a text of a branch with the hours of the café',
    file: 'locations.yaml',
    from: '      The evening passes start',
    to: '      Open until ${site.hours.end}. The evening passes start',
    also: {
      file: 'locations.yaml',
      from: '    name: Infopark\n',
      to: '    name: Infopark\n    hours:\n      start: 12:00\n      end: 22:00\n',
    },
  },
  {
    name: 'specials of a console without a heading',
    file: 'packages.yaml',
    from: /$/,
    to: consoleWithSpecial,
  },
  {
    name: 'a special that does not say what one gets',
    file: 'packages.yaml',
    from: /$/,
    to: `${namedSpecial}      afterHours: 7777\n`,
  },
  {
    name: 'a special that does not say after how many hours it counts',
    file: 'packages.yaml',
    from: /$/,
    to: `${namedSpecial}      percentOff: 12.25\n`,
  },
  {
    name: 'a special with free hours and a lower price',
    file: 'packages.yaml',
    from: /$/,
    to: `${namedSpecial}      afterHours: 2\n      freeHours: 1\n      percentOff: 12.25\n`,
  },
  {
    name: 'a redirect to its own address under the name with www.',
    file: 'redirects.yaml',
    from: 'redirects:\n',
    to: 'redirects:\n  - from: /offers\n    to: https://www.monsoonpixel.example/offers\n',
    inSite: true,
  },
  {
    name: 'a broken link to the own site under the name with www.',
    file: 'pages/contact.yaml',
    from: /^intro: .*/m,
    to: 'intro: "See [x](https://www.monsoonpixel.example/nowhere) and [y](https://www.monsoonpixel.example/faq)."',
    inSite: true,
  },
  {
    name: 'one game more, with a text that counts them',
    file: 'site.yaml',
    from: '  - name: Stardew Valley\n',
    to: '  - name: Hades\n    platform: PC\n  - name: Stardew Valley\n',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: We have six great games.' },
    inChange: true,
  },
  {
    name: 'one game less, with a text that counts them in figures',
    file: 'site.yaml',
    from: '  - name: Stardew Valley\n    platform: PC\n',
    to: '',
    also: { file: 'faq.yaml', from: /answer: "Every day.*/, to: 'answer: We have 6 games.' },
    inChange: true,
  },
  {
    name: 'a rule about the fee, and a text to pay, with a tournament that is free',
    file: 'tournaments.yaml',
    from: 'entry: 275',
    to: 'entry: 0\n    free: true',
    also: {
      file: 'tournaments.yaml',
      from: 'text: Three cars,',
      to: 'text: Pay ₹50 each at the desk. Three cars,',
    },
  },
]
