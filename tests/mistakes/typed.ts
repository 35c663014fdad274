/** What was typed or pasted and passed in silence: bare sums, other phone numbers, addresses of values without their form. */
import type { Mistake } from './mistake.ts'
import { inAnswer, inGuide } from './texts.ts'

const right = '${packages.first-light.lagoon.price}'
const value = right.slice(2, -1)

/** Something like a reference among words. */
const almost = (name: string, written: string, more: Partial<Mistake> = {}): Mistake =>
  inGuide(name, `From ${written} on.`, more)

const offer = (name: string, figure: string): Mistake => ({
  name,
  file: 'pages/pricing.yaml',
  from: '- title: Rain money\n',
  to: `- title: Rain money\n    figure: ${figure}\n`,
})

const eventText = (name: string, text: string): Mistake => ({
  name,
  file: 'tournaments.yaml',
  from: 'Three cars, one ball,',
  to: `${text} Three cars, one ball,`,
})

/** The text of the cup with an hour at which it does not begin. */
const otherHour = (text: string) => eventText(`an hour at which a tournament does not begin: ${text}`, text)

const otherDay = (sentence: string): Mistake =>
  inAnswer(`the day of a tournament in an answer: ${sentence}`, JSON.stringify(sentence))

const openingHour = (sentence: string): Mistake =>
  inAnswer(`another hour of opening or closing: ${sentence}`, JSON.stringify(sentence))

const notice = (text: string): Mistake => ({
  name: `a notice: ${text}`,
  file: 'calendar.yaml',
  to: `notices:\n  - id: tea\n    text: ${text}\n    until: 2026-12-05\n`,
})

export const typedMistakes: Mistake[] = [
  ...['An hour is $2.', 'An hour is 2 USD.', 'An hour is 2 dollars, or €2.'].map((sentence) =>
    inAnswer(`a price in another currency: ${sentence}`, JSON.stringify(sentence)),
  ),
  offer('a figure in another currency', '"$5"'),
  notice('One hour for $2.'),
  notice('50% off everything!'),
  inGuide('a discount that nothing has', 'Get 50% off everything.'),
  ...['Get fifty per cent off everything.', 'Come for half price.', 'दहा टक्के सूट.'].map((words) =>
    inGuide(`a discount in words that nothing has: ${words}`, words),
  ),
  ...[
    'We are open till 11 PM.',
    'We stay open every day until midnight.',
    'We close at 9 PM.',
    'Open from 8 AM.',
    'We open daily at 9:00.',
    'Open from ${site.hours.start} to 11 PM.',
    '${site.name} is above the tea shop, and open till 24:00.',
    'रात 12 बजे तक खुला.',
    'आम्ही रात्री ११ पर्यंत उघडे असतो.',
    'सुबह 9 बजे खुलता है.',
  ].map(openingHour),
  ...['Kicks off at 5:30 PM.', 'Play starts 5:30 PM sharp.', 'Doors at 4 PM and play begins at 5:30 PM.'].map(
    otherHour,
  ),
  ...[
    '${tournaments.aerial-cup.name}, ${tournaments.aerial-cup.entry} a team, 6 PM',
    'The ${tournaments.aerial-cup.name} has three in a team, at 19:00',
    'Trios, ${tournaments.aerial-cup.repeats}, 6–10 PM, with ${tournaments.aerial-cup.prize} to win',
    '${tournaments.aerial-cup.name}, शाम 6 बजे',
    'Aerial Cup, Rocket League, every Tuesday, 6 PM',
    'Aerial Cup 9–11 AM',
    'The Aerial Cup, for trios, is 9–11 AM',
  ].map((text) => inAnswer(`another hour beside the only tournament: ${text}`, JSON.stringify(text))),
  ...[
    'We play from 5:30 PM.',
    'At 5:30 PM every Tuesday.',
    'Every Tuesday, 5:30 PM.',
    '5:30 PM onwards.',
    'First match at 5:30 PM.',
  ].map(otherHour),
  ...['Reporting time 6 PM sharp.', 'Be here by 6 PM.'].map((text) =>
    eventText(`a time to arrive after the beginning: ${text}`, text),
  ),
  inAnswer(
    'an hour at which a tournament does not begin, in an answer',
    'The Aerial Cup, Rocket League is on from 5:30 PM.',
  ),
  otherDay('The Aerial Cup is on Friday.'),
  otherDay('The Aerial Cup is held every Friday.'),
  otherDay('Aerial Cup: Friday.'),
  otherDay('Friday is Aerial Cup night.'),
  otherDay('Aerial Cup every Fri.'),
  otherDay('The Aerial Cup is weekly on Friday.'),
  otherDay('Aerial Cup शुक्रवारी असते.'),
  ...[
    'Every Thursday, trios only.',
    'We play every Thursday.',
    'Every Thursday, 3v3.',
    'Every Thu.',
    'Weekly on Thursday.',
    'Only on Thursdays.',
    'Always on a Thursday.',
  ].map((text) => eventText(`a tournament on another day: ${text}`, text)),
  ...[
    'Thursdays are for trios.',
    'Thursday night is cup night.',
    'हर गुरुवार की शाम.',
    'दर गुरुवारी संध्याकाळी.',
    'गुरुवारी.',
    'Thursdays only.',
    'See you Thu.',
  ].map((text) => eventText(`a tournament with the day of another one in its text: ${text}`, text)),
  ...['5', '"5"'].map((figure) => offer(`an offer of ${figure} without its sign`, figure)),
  { name: 'a short number for a text', file: 'site.yaml', from: 'value: "2021"', to: 'value: 20' },
  ...['+91 98765 43210', '9:00 AM to 10:00 PM', '10 AM to 10 PM'].map((answer) =>
    inAnswer(`an answer that is nothing but a figure: ${answer}`, JSON.stringify(answer)),
  ),
  inGuide('a sum before the currency, and a number behind it', '199 रुपयांत 4 तास खेळा.'),
  inAnswer('a sum without its sign before an hour', 'The hall is 174 for two hours.'),
  ...['one hundred and seventy-four rupees', 'a hundred bucks', '5 thousand rupees', 'one fifty rupees'].map(
    (sum) => inAnswer(`a sum in words: ${sum}`, `The hall is ${sum}.`),
  ),
  inAnswer('a discount without its sign', 'Early birds get 12 off.'),
  inGuide('a sum in a column of prices', `| Pass | Price |\n| --- | --- |\n| ${right} | 888 |`),
  inGuide('a sum in a column of rupees', '| Pass | Until noon, ₹ |\n| --- | ---: |\n| Any | **1,888** |'),
  inAnswer('ten figures of another phone number', 'Call 98765 43210 for a seat.'),
  ...['(+91) 98765 43210', '+91 (98765) 43210', '+91 (0) 98765 43210'].map((number) =>
    inAnswer(`another phone number with brackets: ${number}`, `Call ${number} for a seat.`),
  ),
  inGuide('another phone number in a link, with hyphens', '[call](tel:98765-43210)'),
  inGuide('a whole phone number with spaces in a link', '[call](tel:+91 98765 43210)'),
  eventText(
    'a text that has a tournament in the evening of another day',
    'Every Thursday evening for squads.',
  ),
  eventText('a text that has a weekly tournament once a month', 'Once a month.'),
  almost('an address of a value alone', value),
  ...['%…%', '$…$', '<%= … %>', '{% … %}', 'S{…}', '€{…}', '${…)', '(see ${…)'].map((form) =>
    almost(`a reference with another sign, as ${form}`, form.replace('…', value)),
  ),
  ...['$[…]', '‹…>', '<…>', '#{…}', '\\${…}', '$｛…｝', '＄{…}', '[…]'].map((form) =>
    almost(`a reference as ${form}`, form.replace('…', value)),
  ),
  almost('a reference as ₹{…}', `{${value}}`, {
    to: `From ₹{${value}} on.\n\n## The`,
  }),
  almost('an address of a value in round brackets', `(${value})`),
  almost('an address of a value as the words of a link', `[${value}](/pricing)`),
  almost('a misspelt address of a value alone', value.replace('price', 'prize')),
  {
    name: 'an address of a value as a value',
    file: 'pages/blog.yaml',
    from: /heading: .*/,
    to: 'heading: site.name',
  },
  inGuide('underscores around a word', 'Write __init__ there.'),
  ...['[gallery ids="1,2"]', '[video https]', '[gallery]', '[/caption]'].map((mark) =>
    inGuide(`the mark ${mark} of WordPress`, mark),
  ),
  inGuide('a note of another generator with its end', ':::note\nBring a friend\n:::'),
  ...(
    [
      ['a price in an answer', 'faq.yaml', '${packages.chaya-break.lagoon.price}', '₹99'],
      ['a price in an answer, without its sign', 'faq.yaml', '${packages.chaya-break.lagoon.price}', '96'],
      ['the figure of a card', 'pages/home.yaml', 'value: ${site.library}', 'value: "60"'],
    ] as const
  ).map(
    ([where, file, from, to]): Mistake => ({
      name: `a figure typed in place of a reference: ${where}`,
      ...{ file, from, to, inChange: true },
    }),
  ),
]
