/** Values that are right by themselves and wrong together; photographs; names of files. */
import { type Mistake, post } from './mistake.ts'

export const ruleMistakes: Mistake[] = [
  {
    name: 'popular twice in a list',
    file: 'packages.yaml',
    from: 'days: sun\n',
    to: 'days: sun\n        popular: true\n',
    says: /“Sunday Anchor” is marked as popular, but so is “Boat Race”/,
    remedy: /Delete the line/,
  },
  {
    name: 'a time slot outside the opening hours',
    file: 'packages.yaml',
    from: 'start: 10:00',
    to: 'start: 08:00',
    at: '08:00',
    says: /not within the opening hours, 10:00 to 22:00/,
    remedy: /Correct the time/,
  },
  {
    name: 'a closing time of the evening written as one of the morning',
    file: 'site.yaml',
    from: /\nhours:\n.*\n.*/,
    to: '\nhours:\n  start: 10:00\n  end: 11:00',
    at: '11:00',
    says: /Most times .* are outside these opening hours, 10:00 to 11:00/,
    remedy: /Times count up to 24: eleven in the evening is 23:00/,
    corrected: '',
  },
  {
    name: 'a tournament after closing time',
    file: 'tournaments.yaml',
    from: 'end: 21:30',
    to: 'end: 23:30',
    at: '23:30',
    says: /not within the opening hours/,
    remedy: /site\.yaml/,
  },
  {
    name: 'a pass named after a day on which it does not hold',
    file: 'packages.yaml',
    from: 'days: sun\n',
    to: 'days: sat\n',
    at: 'sat\n',
    says: /“Sunday Anchor” names Sunday, but its days are sat/,
    remedy: /name or the days/,
  },
  {
    name: 'a tournament named after another day',
    file: 'tournaments.yaml',
    from: 'name: Aerial Cup, Rocket League',
    to: 'name: Friday Cup',
    at: 'every tuesday',
    says: /“Friday Cup” names Friday, but it takes place on Tuesday/,
    remedy: /name or the day/,
  },
  {
    name: 'a question twice',
    file: 'faq.yaml',
    from: 'question: How do I pay?',
    to: 'question: when may I come in',
    at: 'when may',
    says: /asked twice; the first time in the entry “opening”/,
    remedy: /one entry/,
  },
  {
    name: 'two entries of the menu with the same words',
    file: 'site.yaml',
    from: '  - label: Machines\n    href: /gear',
    to: '  - label: our story\n    href: /gear',
    at: 'our story',
    says: /“our story” is twice in this menu, for \/about and \/gear/,
    remedy: /another label/,
  },
  {
    name: 'two entries of the menu that lead to one page',
    file: 'site.yaml',
    from: '  - label: Machines\n    href: /gear',
    to: '  - label: Machines\n    href: /about',
    says: /“Machines” leads to \/about, as another entry/,
    remedy: /address of another page/,
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
    at: 'Now press',
    says: /mention WhatsApp, but the form goes to the form service/,
    remedy: /goes by mail/,
  },
  {
    name: 'a form that opens WhatsApp, with words that speak of mail',
    file: 'pages/contact.yaml',
    from: /done: .*/,
    to: 'done: Your e-mail is on its way.',
    at: 'Your e-mail',
    says: /mention mail, but the form opens WhatsApp/,
    remedy: /WhatsApp opens with the message/,
  },
  {
    name: 'a placeholder for a field that does not exist',
    file: 'site.yaml',
    from: 'copyrightYear: 2026',
    to: 'copyrightYear: 2026\nplaceholders:\n  - field: contact.phoen\n    note: The number.',
    at: 'contact.phoen',
    says: /no field “contact\.phoen”/,
    remedy: /“contact\.phone”/,
  },
  {
    name: 'a category that is nearly another one',
    file: post,
    from: /category: .*/,
    to: 'category: controllers',
    says: /nearly the same as .* of other guides/,
    remedy: /Write “/,
  },
  {
    name: 'a photograph without a description',
    file: 'images.yaml',
    from: /\n {4}alt: Three broad.*/,
    to: '',
    says: /“alt” is missing/,
    remedy: /Add “alt/,
  },
  {
    name: 'an empty description of a photograph',
    file: 'images.yaml',
    from: /alt: Three broad.*/,
    to: 'alt: ""',
    at: '""',
    says: /“alt” is empty/,
    remedy: /what the photograph shows/,
  },
  {
    name: 'a description that is the name of the file',
    file: 'images.yaml',
    from: /alt: Three broad.*/,
    to: 'alt: lagoon row',
    at: 'lagoon row',
    says: /does not describe the picture/,
    remedy: /what the picture shows/,
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
      at: `${alt}\n`,
      says: /does not describe the picture to people who cannot see it/,
      remedy: /what the picture shows/,
    }),
  ),
  {
    name: 'a description of a photograph that says little',
    file: 'images.yaml',
    from: /alt: Three broad.*/,
    to: 'alt: Nice seats',
    at: 'Nice seats',
    says: /“Nice seats” is a short description/,
    remedy: /Write a sentence/,
  },
  {
    name: 'a description of the photograph of a guide that is a name',
    file: post,
    from: /imageAlt: .*/,
    to: 'imageAlt: IMG_2034',
    at: 'IMG_2034',
    says: /does not describe the picture to people who cannot see it/,
    remedy: /what the picture shows/,
  },
  {
    name: 'a photograph that no list names, with the name that the camera gave it',
    file: 'images/IMG_2034.JPG',
    to: new Uint8Array([0xff, 0xd8, 0xff]),
    says: /not listed in images\.yaml/,
    remedy: /Rename it to img-2034\.jpg/,
  },
  {
    name: 'a photograph that is listed twice',
    file: 'images.yaml',
    from: '  - file: arcade-corner.jpeg',
    to: '  - file: lagoon-row.jpg\n    alt: A row of screens.\n  - file: arcade-corner.jpeg',
    says: /listed twice/,
    remedy: /Delete one/,
  },
  {
    name: 'a photograph that no list names',
    file: 'images/new-hall.jpg',
    to: new Uint8Array([0xff, 0xd8, 0xff]),
    says: /not listed in images\.yaml/,
    remedy: /Add an entry/,
  },
  {
    name: 'a guide in a folder of its own',
    file: 'posts/2026/Best Seats.md',
    to: '---\n---\n',
    says: /in the folder “2026”/,
    remedy: /posts\/best-seats\.md/,
  },
  {
    name: 'a guide with another ending',
    file: 'posts/best-seats.txt',
    to: '---\n---\n',
    says: /cannot be an address/,
    remedy: /best-seats\.md/,
  },
  {
    name: 'a photograph among the guides',
    file: 'posts/seats.jpg',
    to: new Uint8Array([0xff, 0xd8, 0xff]),
    says: /not a Markdown guide/,
    remedy: /to images/,
  },
  {
    name: 'an offer that ends before it begins',
    file: 'pages/pricing.yaml',
    from: 'icon: sailboat',
    to: 'icon: sailboat\n    from: 2026-12-05\n    until: 2026-11-30',
    at: '2026-11-30',
    says: /“until” \(2026-11-30\) is before “from” \(2026-12-05\)/,
    remedy: /Correct one of the two dates/,
  },
  {
    name: 'an offer with its last day in words',
    file: 'pages/pricing.yaml',
    from: 'icon: sailboat',
    to: 'icon: sailboat\n    until: 30 November 2026',
    at: '30 November',
    says: /“until”/,
    remedy: /Write 2026-11-30/,
    corrected: '    until: 2026-11-30',
  },
  {
    name: 'specials of a console without a heading',
    file: 'packages.yaml',
    from: /$/,
    to: `
consoles:
  id: sofa
  name: Sofa corner
  text: Two controllers.
  icon: gamepad-2
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
`,
    says: /specials have no heading/,
    remedy: /“specialsName: …” above “specials:”/,
  },
  ...[
    'until 31 Oct 2026',
    'till Saturday, October 31st',
    'by the 31st of October, 2026',
    'until 2026-10-31',
  ].map(
    (words): Mistake => ({
      name: `a text with a date that is over: ${words}`,
      file: 'faq.yaml',
      from: /question: How do I pay\?\n {4}answer: .*/,
      to: `question: How do I pay?\n    answer: Bring a friend for free ${words}.`,
      says: /is over, but this text still says so/,
      remedy: /Correct the date, or take out what is over/,
    }),
  ),
]
