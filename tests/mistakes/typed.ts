/** What was typed or pasted and passed in silence: bare sums, other phone numbers, addresses of values without their form. */
import type { Mistake } from './mistake.ts'
import { inAnswer, inGuide } from './texts.ts'

const right = '${packages.first-light.lagoon.price}'
const value = right.slice(2, -1)

/** Something like a reference among words. */
const almost = (name: string, written: string, more: Partial<Mistake> = {}): Mistake =>
  inGuide(name, `From ${written} on.`, {
    at: written,
    says: /looks like a reference/,
    remedy: /^Write it as \$\{packages\.first-light\.lagoon\.price\}\.$/,
    corrected: `From ${right} on.`,
    ...more,
  })

const offer = (name: string, figure: string, more: Pick<Mistake, 'says' | 'remedy'>): Mistake => ({
  name,
  file: 'pages/pricing.yaml',
  from: '- title: Rain money\n',
  to: `- title: Rain money\n    figure: ${figure}\n`,
  at: figure,
  corrected: '',
  ...more,
})

const otherPhone = {
  says: /is typed here, but it is not that of the site/,
  remedy: /write \$\{site\.contact\.phone\} \(\+91 11111 22222\)/,
}

const eventText = (name: string, text: string, says: RegExp): Mistake => ({
  name,
  file: 'tournaments.yaml',
  from: 'Three cars, one ball,',
  to: `${text} Three cars, one ball,`,
  at: text,
  says,
  remedy: /^Correct the text, or “repeats”\.$/,
})

/** The text of the cup with an hour at which it does not begin. */
const otherHour = (text: string, written: string, remedy: RegExp): Mistake => ({
  ...eventText(`an hour at which a tournament does not begin: ${text}`, text, /./),
  at: written,
  says: new RegExp(`“${written}” is typed here, but “Aerial Cup, Rocket League” has another figure`),
  remedy,
})

const otherDay = (sentence: string, says: RegExp): Mistake =>
  inAnswer(`the day of a tournament in an answer: ${sentence}`, JSON.stringify(sentence), {
    at: says.source,
    says: new RegExp(`“${says.source}” is typed here, but it takes place every Tuesday`),
    remedy: /^Correct the day, which \$\{tournaments\.aerial-cup\.repeats\} prints; or correct “repeats”/,
  })

const beginsAt = /^For “.*, time start”, write \$\{tournaments\.aerial-cup\.time\.start\} \(17:00\)\. If/
const mayBeginAt =
  /^Only if this sentence is about it: for “.*, time start”, write \$\{tournaments\.aerial-cup\.time\.start\}/

export const typedMistakes: Mistake[] = [
  ...['Kicks off at 5:30 PM.', 'Play starts 5:30 PM sharp.', 'Doors at 4 PM and play begins at 5:30 PM.'].map(
    (text) => otherHour(text, '5:30 PM', beginsAt),
  ),
  ...[
    'We play from 5:30 PM.',
    'At 5:30 PM every Tuesday.',
    'Every Tuesday, 5:30 PM.',
    '5:30 PM onwards.',
    'First match at 5:30 PM.',
  ].map((text) => otherHour(text, '5:30 PM', mayBeginAt)),
  inAnswer(
    'an hour at which a tournament does not begin, in an answer',
    'The Aerial Cup, Rocket League is on from 5:30 PM.',
    {
      at: '5:30 PM',
      says: /“5:30 PM” is typed here, but “Aerial Cup, Rocket League” has another figure/,
      remedy: mayBeginAt,
    },
  ),
  otherDay('The Aerial Cup is on Friday.', /Aerial Cup is on Friday/),
  otherDay('The Aerial Cup is held every Friday.', /Aerial Cup is held every Friday/),
  otherDay('Aerial Cup: Friday.', /Aerial Cup: Friday/),
  otherDay('Friday is Aerial Cup night.', /Friday is Aerial Cup/),
  ...['Every Thursday, trios only.', 'We play every Thursday.', 'Every Thursday, 3v3.'].map((text) =>
    eventText(
      `a tournament on another day: ${text}`,
      text,
      /says “[Ee]very Thursday”, but it takes place every Tuesday/,
    ),
  ),
  ...['5', '"5"'].map((figure) =>
    offer(`an offer of ${figure} without its sign`, figure, {
      says: /“5” alone does not say what it counts/,
      remedy: /^Write its sign or its unit with it, such as 5%.* \$\{facts\.group-discount\}\.$/,
    }),
  ),
  {
    name: 'a short number for a text',
    file: 'site.yaml',
    from: 'value: "2021"',
    to: 'value: 20',
    at: '20\n',
    says: /“value” is a text, but 20 without quotes is a number/,
    remedy: /^Write its sign or its unit with it\. If the number alone is right, put it in quotes: "20"\.$/,
    corrected: '',
  },
  inAnswer('a sum without its sign before an hour', 'The hall is 174 for two hours.', {
    at: '174',
    says: /“174” is typed here, so it will not follow/,
    remedy: /for “First Light, lagoon price”, write \$\{packages\.first-light\.lagoon\.price\}/,
  }),
  inAnswer('a discount without its sign', 'Early birds get 12 off.', {
    at: '12',
    says: /“12” is typed here, so it will not follow/,
    remedy: /write \$\{facts\.early-off\}/,
  }),
  inGuide('a sum in a column of prices', `| Pass | Price |\n| --- | --- |\n| ${right} | 888 |`, {
    at: '888',
    says: /“888” is typed here, but “First Light” has another figure/,
    remedy: /for “First Light, lagoon price”, write/i,
  }),
  inGuide('a sum in a column of rupees', '| Pass | Until noon, ₹ |\n| --- | ---: |\n| Any | **1,888** |', {
    at: '1,888',
    says: /“1,888” is typed here, but no data of the site has this figure/,
    remedy: /If it is right, write \$\{facts\./,
  }),
  inAnswer('ten figures of another phone number', 'Call 98765 43210 for a seat.', {
    at: '98765 43210',
    ...otherPhone,
  }),
  inGuide('another phone number in a link, with hyphens', '[call](tel:98765-43210)', {
    at: '98765-43210',
    ...otherPhone,
  }),
  inGuide('a whole phone number with spaces in a link', '[call](tel:+91 98765 43210)', {
    at: '](tel:',
    says: /has spaces/,
    remedy: /^Take them out\.$/,
    corrected: '[call](tel:+919876543210)',
  }),
  eventText(
    'a text that has a tournament in the evening of another day',
    'Every Thursday evening for squads.',
    /says “Every Thursday”, but it takes place every Tuesday/,
  ),
  eventText(
    'a text that has a weekly tournament once a month',
    'Once a month.',
    /says “Once a month”, but it takes place every Tuesday/,
  ),
  almost('an address of a value alone', value),
  ...['$[…]', '‹…>', '<…>', '#{…}', '\\${…}', '$｛…｝', '＄{…}', '[…]'].map((form) =>
    almost(`a reference as ${form}`, form.replace('…', value)),
  ),
  almost('a reference as ₹{…}', `{${value}}`, {
    to: `From ₹{${value}} on.\n\n## The`,
    corrected: `From ₹${right} on.`,
  }),
  almost('an address of a value in round brackets', `(${value})`, {
    at: value,
    corrected: `From (${right}) on.`,
  }),
  almost('an address of a value as the words of a link', `[${value}](/pricing)`, {
    at: value,
    corrected: `From [${right}](/pricing) on.`,
  }),
  almost('a misspelt address of a value alone', value.replace('price', 'prize')),
  {
    name: 'an address of a value as a value',
    file: 'pages/blog.yaml',
    from: /heading: .*/,
    to: 'heading: site.name',
    at: 'site.name',
    says: /looks like a reference/,
    remedy: /^Write it as \$\{site\.name\}\.$/,
    corrected: 'heading: ${site.name}',
  },
  inGuide('underscores around a word', 'Write __init__ there.', {
    at: '__init',
    says: /These underscores make a bold word/,
    remedy: /^For a bold word, write \*\*init\*\*\. To show them, write .*: \\_\\_init\\_\\_\.$/,
  }),
  ...['[gallery ids="1,2"]', '[video https]', '[gallery]', '[/caption]'].map((mark) =>
    inGuide(`the mark ${mark} of WordPress`, mark, {
      at: mark,
      says: /is a mark of another program/,
      remedy: /^Delete it, and what belongs to it/,
    }),
  ),
  inGuide('a note of another generator with its end', ':::note\nBring a friend\n:::', {
    at: ':::note',
    says: /“:::note” is a mark of another program/,
    remedy: /begin the text with a bold word/,
  }),
]
