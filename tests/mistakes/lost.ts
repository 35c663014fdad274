/** What Markdown or YAML would drop, change or show as a mark of another program, without a message of its own. */
import type { Mistake } from './mistake.ts'
import { inAnswer, inGuide } from './texts.ts'

type Expected = Pick<Mistake, 'says' | 'remedy'> & Partial<Mistake>

const asMark = (says: RegExp, remedy: RegExp): Expected => ({ says, remedy })
const foreign = (remedy: RegExp) => asMark(/is a mark of another program/, remedy)

/** Marks of other programs: where they come from, the text, and where in it they begin. */
const foreignMarks: readonly [from: string, text: string, at: string, expected: Expected][] = [
  [
    'kramdown at the end of a heading',
    '## Tea {#tea-time}',
    '{#tea',
    foreign(/get their addresses by themselves/),
  ],
  ['kramdown at the end of a line', 'Hello there{: .lead}', '{: .lead', foreign(/no styles of their own/)],
  ['Liquid', '{% include video.html id="x" %}', '{%', foreign(/picture that leads to it/)],
  ['Hugo', '{{< youtube abc >}}', '{{<', foreign(/picture that leads to it/)],
  ['another generator with two braces', 'We are {{ title }}', '{{ title', foreign(/Delete it/)],
  ['Docusaurus', ':::note Bring a friend', ':::note', foreign(/\*\*Note:\*\*/)],
  ['MkDocs', '!!! warning "Hot tea"', '!!! warning', foreign(/\*\*Note:\*\*/)],
  ['GitHub at the beginning of a quote', '> [!NOTE]\n> Bring a friend.', '[!NOTE]', foreign(/\*\*Note:\*\*/)],
  ['a list of contents', '[TOC]', '[TOC]', foreign(/lists its headings by itself/)],
  ['LaTeX', 'One\n\\newpage', '\\newpage', foreign(/Delete it/)],
  [
    'MDX at the beginning of a file',
    'import Tea from "./Tea"',
    'import',
    asMark(/line of a program/, /Delete it/),
  ],
  ['MDX for a note', 'Tea {/* hot */}', '{/*', asMark(/note in another program/, /<!-- … -->/)],
  ['Obsidian for a note', 'Tea %%hot%%', '%%hot', asMark(/note in another program/, /<!-- … -->/)],
  ['a formula', 'So $x = 1$', '$x', asMark(/with its marks/, /without the dollar signs/)],
  ['a raised figure', '10^3^ guests', '^3^', asMark(/with its marks/, /such as ³/)],
  ['a lowered figure', 'H~2~O', '~2~', asMark(/with its marks/, /₂/)],
  [
    'a field of Word',
    'See Error! Reference source not found.',
    'Error!',
    asMark(/field of Word/, /words or the number/),
  ],
  [
    'an encyclopedia',
    'Tea is old[citation needed]',
    '[citation',
    asMark(/means nothing to visitors/, /Delete it/),
  ],
  [
    'the end of a line in a program',
    'Come in.\\nSit down.',
    '\\n',
    asMark(/end of a line in programs/, /empty line/),
  ],
  ['a note to oneself', 'TODO ask Meenakshi', 'TODO', asMark(/not finished/, /what is missing/)],
  [
    'a chat on an iPhone',
    '[26/11/26, 10:15 am] Asha: We are full',
    '[26',
    asMark(/copied from a chat/, /leave the message/),
  ],
  [
    'a chat on Android',
    '26/11/26, 10:15 am - Asha: We are full',
    '26/11',
    asMark(/copied from a chat/, /leave the message/),
  ],
]

const lost = (at: string, remedy: RegExp, corrected?: string): Expected => ({
  at,
  says: /would not be shown/,
  remedy,
  ...(corrected !== undefined && { corrected }),
})

export const lostMistakes: Mistake[] = [
  ...foreignMarks.flatMap(([from, text, at, expected]) => [
    inGuide(`in a guide, a mark of ${from}`, text, { consequences: 2, ...expected, at }),
    inAnswer(`in an answer, a mark of ${from}`, `|\n      Come.\n\n${text.replaceAll(/^/gm, '      ')}`, {
      consequences: 2,
      ...expected,
      at,
    }),
  ]),
  inGuide('stars within figures', 'Call 24*7, chat 24*7', {
    ...lost('*7,', /Write × or x/, 'Call 24×7, chat 24×7'),
    consequences: 2,
  }),
  inAnswer('stars within figures, in an answer', 'Call 24*7, chat 24*7.', {
    ...lost('*7,', /Write × or x/, '    answer: Call 24×7, chat 24×7.'),
    consequences: 2,
  }),
  inAnswer('stars within a word between double quotes', '"M*A*S*H"', {
    ...lost('*A*', /backslash before it/, '    answer: "M\\\\*A\\\\*S*H"'),
    consequences: 2,
  }),
  inGuide('an underscore within a face', 'Hello ^_^ and ^_^', {
    ...lost('_^ and', /backslash/),
    consequences: 2,
  }),
  inGuide('grave accents instead of apostrophes', 'We don`t and can`t', {
    ...lost('`t and', /The apostrophe is ’/, 'We don’t and can’t'),
    consequences: 2,
  }),
  inGuide('a grave accent instead of an apostrophe', 'We don`t', {
    at: '`t',
    says: /has no partner/,
    remedy: /an apostrophe is ’/,
    corrected: 'We don’t',
  }),
  inGuide(
    'a sign before a figure that makes a quote',
    '> 200 frames a second',
    lost('> 200', /quotation mark/, '\\> 200 frames a second'),
  ),
  inGuide('a comparison that makes a quote', '>= 16 years', lost('>= 16', /backslash/, '\\>= 16 years')),
  inAnswer(
    'a sign before a figure that makes a quote, in an answer',
    '|\n      > 16 years\n\n      With an ID card.',
    lost('> 16', /backslash/, '      \\> 16 years'),
  ),
  inGuide(
    'a plus sign that makes a list',
    '+ 16 guests',
    lost('+ 16', /“- ” \(hyphen, space\)/, '\\+ 16 guests'),
  ),
  inGuide(
    'a star of a note that makes a list',
    '* Terms apply.',
    lost('* Terms', /“- ” \(hyphen, space\)/, ''),
  ),
  inGuide(
    'a number sign before a figure that makes a heading',
    '# 1 in Kochi',
    lost('# 1', /write both together: #1/, ''),
  ),
  inGuide(
    'a number sign at the end of a heading',
    '## Practise C #',
    lost('#\n\n## The', /backslash/, '## Practise C \\#'),
  ),
  inGuide('a zero before the number of an item', '01. Come', {
    at: '01.',
    says: /“01\.” would be shown as “1\.”/,
    remedy: /Write 1\. instead/,
    corrected: '1. Come',
  }),
  inGuide('a list below a text that does not begin with 1', 'Favourites:\n5. Chess\n4. Go', {
    at: '5. Chess',
    says: /as a part of the text above them, and not as a list/,
    remedy: /empty line above/,
    corrected: '\n5. Chess',
  }),
  inGuide('a list too far to the right', 'We take:\n    - cash\n    - UPI', {
    at: '    - cash',
    says: /too far to the right/,
    remedy: /spaces at its beginning/,
    corrected: '- cash',
    consequences: 2,
  }),
  inAnswer(
    'a list too far to the right, in an answer',
    '|\n      We take:\n          - cash\n          - UPI',
    {
      at: '- cash',
      says: /too far to the right/,
      remedy: /spaces at its beginning/,
      consequences: 2,
    },
  ),
  inGuide('a list with the digits of another script', '१. या\n२. बसा', {
    says: /Only the figures 0 to 9/,
    remedy: /“1. ”/,
    corrected: '1. या',
    consequences: 2,
  }),
  inGuide('a list with Roman numbers', 'i. Come in\nii. Sit down', {
    says: /Only a figure with a full stop makes a list/,
    remedy: /“1. ”/,
    corrected: '1. Come in',
    consequences: 2,
  }),
  ...[
    'क) या\nख) बसा',
    '(१) या\n(२) बसा',
    '1- Come in\n2- Sit down',
    '#1 Come in\n#2 Sit down',
    'ⅰ. Come in\nⅱ. Sit down',
  ].map((list) =>
    inGuide(`a list with the marks of ${list.split(' ')[0]}`, list, {
      says: /Only a figure with a full stop makes a list/,
      remedy: /“1. ”/,
      consequences: 2,
    }),
  ),
  inGuide('a picture with its brackets in the other order', '!(A seat at night.)[monsoon-hall.jpg]', {
    says: /meant as a picture/,
    remedy: /^Write what it shows in square brackets/,
    corrected: '![A seat at night.](monsoon-hall.jpg)',
  }),
  inGuide('a number with spaces as the address of a link', '[Call](91234 56789)', {
    at: '](91234',
    says: /has spaces/,
    remedy: /tel:\$\{site\.contact\.phone\}/,
  }),
  inGuide('a list with numbers that are emoji', '1️⃣ Come in\n2️⃣ Sit down', {
    says: /copied from another program/,
    remedy: /“1. ”/,
    corrected: '1. Come in',
    consequences: 2,
  }),
  inGuide('a text right below a table', '| Seat | Tea |\n| - | - |\n| Row | hot |\nWith milk.', {
    at: 'With milk',
    says: /read as a row of the table above it/,
    remedy: /empty line above/,
    corrected: '\nWith milk.',
  }),
  inGuide(
    'a picture as letters and figures',
    '![][image1]\n\n[image1]: <data:image/png;base64,iVBORw0KGgo=>',
    {
      says: /wrote this picture into the text itself/,
      remedy: /Put the photograph into the folder.*begins with “\[image1\]:”/,
    },
  ),
  inGuide('a picture with its name elsewhere', '![Tea on a table][tea]\n\n[tea]: lagoon-row.jpg', {
    says: /name of this picture is on another line/,
    remedy: /delete that line/,
    corrected: '![Tea on a table](lagoon-row.jpg)',
  }),
  inGuide(
    'a picture that the editor of GitHub pasted',
    '<img width="9" src="https://github.com/user-attachments/x" />',
    {
      says: /HTML is not allowed/,
      remedy: /Put the photograph into the folder images/,
    },
  ),
  ...[
    'Sent from my iPhone',
    'This message was deleted',
    "Let me know if you'd like me to change the tone",
  ].map((words) =>
    inGuide(`what a program wrote: ${words}`, `${words}.`, {
      at: words,
      says: new RegExp(`“${words}” was copied from a chat program or another site`),
      remedy: /^Delete it\.$/,
    }),
  ),
  ...['[Your name here]', '₹XX', 'Rs. ___', 'xx/xx/2026', 'dd-mm-yyyy'].map((words) =>
    inGuide(`words to be filled in: ${words}`, `Ask for ${words} at the desk.`, {
      at: words,
      says: /is a note that something is not finished, and visitors would read it/,
      remedy: /^Write what is missing\./,
    }),
  ),
  inGuide('the front matter of another program in a text', '---\nlayout: post\ntitle: Rain\n---', {
    at: 'layout: post',
    says: /are the settings of a file of another program, and would be shown as a heading/,
    remedy: /^Delete them, and the lines of hyphens above and below them\.$/,
  }),
  ...[
    ['hyphens that do not break', '\u2011 Tea\n\u2011 Vada', /does not make a list/, '- Tea'],
    ['numbers with colons', '1: Tea\n2: Vada', /Only a figure with a full stop makes a list/, '1. Tea'],
    [
      'letters and tabs, as in Word',
      'a)\tTea\nb)\tVada',
      /Only a figure with a full stop makes a list/,
      '1. Tea',
    ],
  ].map(([name, text, says, corrected]) =>
    inGuide(`a list with ${name}`, String(text), {
      says: new RegExp(says ?? ''),
      remedy: /^Begin each line/,
      corrected: String(corrected),
      consequences: 2,
    }),
  ),
  inGuide('Marathi that a program garbled', 'à¤¸à¤•à¤¾à¤³à¥€ ten of us came.', {
    at: 'à¤¸',
    says: /“à¤¸” is what another program made of “स”/,
    remedy: /^Write “स”\.$/,
    corrected: 'सकाळी ten of us came.',
  }),
  inGuide('the frame of a video', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x"></iframe>', {
    says: /HTML is not allowed/,
    remedy:
      /^For the video, write this .*: \[!\[What it shows\]\(name\.jpg\)\]\(https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ\)\.$/,
  }),
  inAnswer(
    'the frame of a video in an answer',
    `'<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'`,
    {
      at: '<iframe',
      says: /HTML is not allowed/,
      remedy:
        /^Only guides and your own pages show videos\. Write a link to it: \[words\]\(https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ\)\.$/,
    },
  ),
  inGuide('the frame of a map', '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', {
    says: /HTML is not allowed/,
    remedy: /write a link instead: \[words\]\(address\)\.$/,
  }),
  inGuide('a phone number as the address of a link', '[call](98765-43210)', {
    says: /leads nowhere/,
    remedy: /begins with tel:.*tel:\+919876543210/,
    corrected: '',
  }),
  inGuide('a whole phone number as the address of a link', '[call](+919876543210)', {
    says: /leads nowhere/,
    remedy: /begins with tel:/,
    corrected: '[call](tel:+919876543210)',
  }),
  inGuide('a phone number with spaces in a link', '[call](tel:98765 43210)', {
    at: '](tel:',
    says: /has spaces/,
    remedy: /tel:\$\{site\.contact\.phone\}.* the code of its country/,
    corrected: '',
  }),
  inGuide('a phone number between angle brackets', 'Call <tel:+919876543210>', {
    at: '<tel',
    says: /would read “tel:”/,
    remedy: /\[words\]\(tel:/,
  }),
  inGuide('a chat without the beginning of its address', '[chat](wa.me/919876543210)', {
    says: /leads nowhere/,
    remedy: /begins with https/,
    corrected: '[chat](https://wa.me/919876543210)',
  }),
  inAnswer('a heading in an answer of one line', '"## Why"', {
    at: '## Why',
    says: /begins with “##”, which would be shown/,
    remedy: /Take the sign away/,
  }),
  inAnswer('a list in a folded text', '>-\n      We take:\n      - cash\n      - UPI', {
    at: '>-\n      We take',
    says: /such as line \d+, would run together/,
    remedy: /“\|” instead of “>-”/,
    corrected: '    answer: |',
  }),
  inAnswer('two paragraphs in a folded text', '>-\n      We take cash.\n\n      We take UPI.', {
    at: '>-\n      We take',
    says: /its paragraphs would run together/,
    remedy: /“\|” instead of “>-”/,
    corrected: '    answer: |',
  }),
  inAnswer(
    'a line of a text that begins too far to the left and has a colon',
    '>-\n      We take cash.\n    Also: UPI.',
    {
      at: 'Also: UPI',
      says: /further to the left than the text above it/,
      remedy: /put 6 spaces before it/,
      corrected: '      Also: UPI.',
    },
  ),
  inAnswer('a line of a text that begins too far to the left', '>-\n      We take cash.\n    Also UPI.', {
    at: 'Also UPI',
    says: /further to the left than the text above it/,
    remedy: /put 6 spaces before it/,
    corrected: '      Also UPI.',
  }),
  inAnswer(
    'a text whose first line begins too far to the right',
    '|\n        We take\n      cash,\n      UPI\n      and more.',
    {
      at: 'We take\n',
      says: /further to the right than the other lines/,
      remedy: /Put 6 spaces/,
      corrected: '      We take',
    },
  ),
  {
    name: 'a blank that is misspelt',
    file: 'pages/pricing.yaml',
    from: '{package}',
    to: '{packge}',
    at: '{packge}',
    says: /nothing to put into “\{packge\}”/,
    remedy: /Did you mean \{package\}\?/,
  },
  {
    name: 'a field of a group at the margin',
    file: 'site.yaml',
    from: /^ {2}(end: .*)$/m,
    to: 'end: 22:00',
    at: 'end: 22:00',
    says: /There is no field “end” here/,
    remedy: /^It belongs to “hours”, above it\. Put 2 more spaces before this line\.$/,
    corrected: '  end: 22:00',
  },
  {
    name: 'a note that an answer of one line is not finished',
    file: 'faq.yaml',
    from: 'There is no deposit.',
    to: 'There is no TODO.',
    at: 'TODO',
    says: /^“TODO” is a note that something is not finished/,
    remedy: /^Write what is missing/,
  },
]
