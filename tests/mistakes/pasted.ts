/** What was pasted from another program, or stands in for words that are still missing, and passed in silence. */
import type { Mistake } from './mistake.ts'
import { inAnswer, inGuide } from './texts.ts'

const unfinished = (text: string): Mistake =>
  inAnswer(`words in place of those that are missing: ${text}`, JSON.stringify(text))

const pasted = (what: string, text: string): Mistake => inGuide(`from another program: ${what}`, text)

const alt = (text: string): Mistake => ({
  name: `a description that fits any picture: ${text}`,
  file: 'images.yaml',
  from: /alt: Three broad monitors.*/,
  to: `alt: ${text}`,
})

export const pastedMistakes: Mistake[] = [
  ...[
    'The prize is TBD.',
    'To be announced.',
    '- Prize: to be announced\n- Entry: tbc',
    'The prize is ???.',
    'The prize is ??? ask owner.',
    'The prize is TBC, the fee tbd.',
    'The prize is xxx.',
    'We have insert text here.',
    'xxx',
    'Placeholder',
  ].map(unfinished),
  ...[
    'Description of the picture',
    'Your alt text here',
    'Write a sentence about what the photo shows.',
    'Enter image description here',
    'Uploading photo',
  ].map(alt),
  ...['the words people see', 'enter link description here', 'Your text here'].map((words) =>
    inGuide(`a link with words of an example: ${words}`, `Come and see [${words}](/contact).`),
  ),
  ...['Open {hours}.', 'From [price] an hour.', 'Call { phone number }.'].map((text) =>
    inAnswer(`a blank that nothing fills in: ${text}`, JSON.stringify(text)),
  ),
  {
    name: 'a blank in a line that has none',
    file: 'pages/blog.yaml',
    from: /heading: .*/,
    to: 'heading: Guides of {name}',
  },
  inAnswer(
    'an item too far to the right below an item',
    '|\n      - cash\n        - notes\n               - coins',
  ),
  inAnswer(
    'an item too far to the right below an empty line',
    '|\n      - cash\n\n      - notes\n\n               - coins',
  ),
  inAnswer('an item three spaces too far to the right', '|\n      - cash\n         - UPI\n      - cards'),
  pasted('an item five spaces too far to the right', '- Cash\n     - UPI\n- Cards'),
  pasted(
    'an item too far to the right below an inner item and an empty line',
    '- Cash\n  - notes\n\n         * coins',
  ),
  pasted('the next number too far to the right below an empty line', '1. Register\n2. Pay\n\n     3. Play'),
  pasted('words too far to the right below an item', '- Cash\n\n       Notes or coins.'),
  pasted('letters inside a numbered list', '1. Register\n2. Pay\na) cash\nb) UPI\n3. Play'),
  pasted('bullets inside a numbered list', '1. Pay\n• cash\n• UPI\n2. Play'),
  pasted('letters of another script inside a numbered list', '१. नोंदणी\n२. पैसे\nअ) रोख\nब) यूपीआय\n३. खेळा'),
  inAnswer(
    'letters inside a numbered list in an answer',
    '|\n      1. Register\n      2. Pay\n         (i) cash\n         (ii) UPI',
  ),
  inAnswer('a line of four spaces in an answer', '|\n      We take:\n\n          Cash only.'),
  pasted('words of a network', 'Book now, link in bio. Or swipe up.'),
  pasted('lines of one dot', 'Great night.\n.\n.\nSee you.'),
  inAnswer('a dot before a folded text', '>-\n      .\n      .\n      Great night.'),
  {
    name: 'a heading in a notice',
    file: 'calendar.yaml',
    to: 'notices:\n  - id: tea\n    text: |\n      ## Tea\n      It is hot.\n    until: 2026-12-05\n',
  },
  pasted('the attributes of a picture', '![Six desks beside a window](lagoon-row.jpg){width=300}'),
  pasted('words that are divided at the ends of lines', 'Our next tourna-\nment is on Fri-\nday.'),
  inAnswer('a divided word in a folded text', '>-\n      Our next tourna-\n      ment is on Friday.'),
  pasted('a link of a search engine', '[x](https://www.google.com/url?q=https://example.org/tea&sa=D)'),
  pasted('a link of a network', '[x](https://l.instagram.com/?u=https%3A%2F%2Fexample.org%2Ftea&e=1)'),
  pasted('the sender of a message behind words', 'Come. [27/11/26, 9:41 PM] Asha: Bring a friend.'),
  inAnswer(
    'the sender of a message in a folded text',
    '>-\n      We take cash.\n      27/11/2026, 21:41 - Asha: And UPI.',
  ),
  pasted('the date of a message behind its hour', '[9:41 PM, 27/11/2026] Asha: Bring a friend.'),
  pasted('a picture that a chat left out', 'Come to our night. <Media omitted>'),
  pasted('a mark of a chat alone', 'Forwarded\n\nYou deleted this message'),
  pasted('a mark of a chat in slanted words', '*Forwarded many times*'),
  pasted('the sender of a message behind a day without its year', '[28/11, 6:15 pm] Asha: Bring a friend.'),
  pasted('the name of a photograph alone', 'IMG_2041.jpg'),
  pasted('the name of a photograph of a chat alone', 'WhatsApp Image 2026-11-20 at 19.33.01.jpeg'),
  pasted('the name of a photograph among words', 'Our hall: IMG_2041.jpg'),
  ...['Read [TOC] first.', 'Read :::note first.', 'Read [!NOTE] first.', 'Look at [gallery] here.'].map(
    (text) => pasted(`a mark among words: ${text}`, text),
  ),
  pasted('a minus that makes a list', 'It was cold:\n\n- 5 degrees\n\nin the hall.'),
  pasted('two hyphens before an item', '- - Tea\n- Coffee'),
  pasted('stars without a space before them', 'Come*(free)* here'),
  ...['**[Prices](/pricing)**come', 'Come**[prices](/pricing)**', '** [Prices](/pricing) ** here'].map(
    (link) => pasted(`a bold link: ${link}`, `See ${link}.`),
  ),
  pasted('stars before a link alone', 'See **[Prices](/pricing) here.'),
  pasted('a chat whose number has spaces', '[chat](https://wa.me/91 98765 43210)'),
  inAnswer('a box to tick in a line', '"- [ ] call Asha"'),
  pasted('a picture in a mail', '[image: image.png]'),
  pasted('a picture in HTML', '<p align="center"><img src="hall.jpg"></p>'),
  pasted('the code of a letter', 'Our caf\\u00e9 is open'),
  pasted('a question mark in place of an apostrophe', 'We don?t close'),
  pasted('a question mark in place of a currency sign', 'Tea is ?20'),
  pasted('a list of definitions', 'Night pass\n:   A night at the desks'),
  pasted('a field of a note', 'Status:: open'),
  pasted('the address of a paragraph', 'See you there. ^a1b2c3'),
  pasted('a person of a chat', 'Ask <@U123> first.'),
  pasted('the signature of a mail', 'See you.\n-- \nRavi'),
  pasted('a task that is begun', '- [/] Call Asha'),
  pasted('a quoted mail', 'On Tue, 12 May 2026, Ravi wrote:\n> Can we come?'),
  pasted('styled letters and figures', 'Only ₹𝟭,𝟬𝟵𝟵 on 𝗙𝗿𝗶𝗱𝗮𝘆!'),
  inAnswer('raised figures as a number', 'The hall is ₹¹⁷⁴.'),
  pasted('the remains of a letter that was lost', 'Our cafï¿½ is open'),
  inGuide('a picture without its file', '![Six desks beside a window]'),
  inGuide(
    'a picture with a space between its description and its file',
    '![Six desks by a window] (lagoon-row.jpg)',
  ),
  inGuide('a link that writes a text message', '[us](sms:+919876543210)'),
  inGuide('a link that opens a chat program', '[us](whatsapp://send?phone=919876543210)'),
  inGuide('a link that writes a text message, with a space', '[us](sms:98765 43210)'),
]
