/** Mistakes in Markdown, in guides and inside YAML. */
import { type Mistake, post } from './mistake.ts'

/** A mistake in a paragraph of its own, before the first heading of the guide. */
export const inGuide = (
  name: string,
  text: string,
  more: Pick<Mistake, 'says' | 'remedy'> & Partial<Mistake>,
): Mistake => ({
  name,
  file: post,
  from: '## The',
  to: `Before ${'it'}.\n\n${text}\n\n## The`,
  at: text.split('\n')[0] ?? text,
  ...more,
})

export const inAnswer = (
  name: string,
  answer: string,
  more: Pick<Mistake, 'says' | 'remedy'> & Partial<Mistake>,
): Mistake => ({
  name,
  file: 'faq.yaml',
  from: /answer: "Every day.*/,
  to: `answer: ${answer}`,
  ...more,
})

export const textMistakes: Mistake[] = [
  {
    name: 'a second hyphen in an entry of a list',
    file: 'faq.yaml',
    from: '- mornings,',
    to: '- -mornings,',
    at: '-mornings,',
    says: /There is no space after the hyphen/,
    remedy: /“- ” \(hyphen, space\)/,
    corrected: '      - mornings, ${packages.first-light.timeSlot}, are the cheapest hours of the day',
  },
  inGuide('a heading without a space', '##Why', {
    says: /no space after the number signs/,
    remedy: /Write a space/,
    corrected: '## Why',
  }),
  {
    name: 'a heading that skips a level',
    file: post,
    from: '### By the seat',
    to: '#### By the seat',
    at: '#### By',
    says: /level 4 below one of level 2/,
    remedy: /Begin it with ###/,
    corrected: '### By the seat',
  },
  {
    name: 'a text that begins at the third level',
    file: 'seo/home.md',
    from: '## Why a hall',
    to: '### Why a hall',
    at: '### Why',
    says: /first heading is of level 3/,
    remedy: /Begin it with ##\./,
    corrected: '## Why a hall at all',
  },
  ...['&#x202E;', '&ZeroWidthSpace;', '&#0;'].map((entity) =>
    inGuide(`an invisible character as the entity ${entity}`, `Words ${entity}turned around`, {
      at: entity,
      says: /is a code of HTML/,
      remedy: /Delete the code/,
    }),
  ),
  inGuide('an invisible character in the title of a link', '[Prices](/pricing "Our &#x202E;prices")', {
    at: '&#x202E;',
    says: /The code here stands for an invisible character/,
    remedy: /Delete the code/,
  }),
  {
    name: 'an entity in a name, which texts refer to',
    file: 'site.yaml',
    from: /^name: .*/m,
    to: 'name: Pixel &#x202E;Hall',
    at: '&#x202E;',
    says: /“&#x202E;” is a code of HTML/,
    remedy: /Delete the code/,
  },
  inAnswer('an invisible character as an entity in an answer', 'Open &#x202E;every day.', {
    at: '&#x202E;',
    says: /is a code of HTML/,
    remedy: /Delete the code/,
  }),
  inGuide('a second headline', '# Why', {
    says: /headline already/,
    remedy: /## instead of #/,
    corrected: '## Why',
  }),
  inGuide('a line below a paragraph', 'Why\n---', {
    says: /makes a heading of this/,
    remedy: /empty line above/,
  }),
  inGuide('a space inside a link', '[Prices] (/pricing)', {
    says: /meant as a link/,
    remedy: /right after them/,
    corrected: '[Prices](/pricing)',
  }),
  inGuide('a link with its brackets the wrong way round', '(Prices)[/pricing]', {
    says: /meant as a link/,
    remedy: /square brackets/,
    corrected: '[Prices](/pricing)',
  }),
  inGuide('a link that is not closed', '[Prices](/pricing', {
    at: '](/pricing\n',
    says: /not finished/,
    remedy: /both brackets closed/,
  }),
  inGuide('a headline with one number sign and no space', '#Welcome to the hall', {
    says: /no space after the number sign/,
    remedy: /Begin it with “## ”/,
    corrected: '## Welcome to the hall',
  }),
  inGuide('a link without encryption', '[x](http://example.com)', {
    says: /not encrypted/,
    remedy: /https/,
    corrected: '[x](https://example.com)',
  }),
  inGuide('two links without encryption on one line', '[x](http://example.com), [y](http://example.org)', {
    says: /not encrypted/,
    remedy: /https/,
    corrected: '[x](https://example.com), [y](https://example.org)',
    consequences: 2,
  }),
  inGuide('a javascript: link in a text', '[x](javascript:alert(1))', {
    says: /runs something/,
    remedy: /address of a page/,
  }),
  inGuide('a data: link in a text', '[x](data:text/html,hi)', {
    says: /“data:” runs/,
    remedy: /address of a page/,
  }),
  inGuide('a mail address without mailto:', '[x](a@example.com)', {
    says: /leads nowhere/,
    remedy: /mailto:/,
    corrected: '[x](mailto:a@example.com)',
  }),
  inGuide('a link with a password', '[x](https://me:secret@example.com/)', {
    says: /user name or a password/,
    remedy: /Take out/,
  }),
  inGuide('an invisible character as an entity in an address', '[x](/pricing#&#x202E;)', {
    at: '&#x202E;',
    says: /The code here stands for an invisible character/,
    remedy: /Delete the code/,
  }),
  inGuide('a link with a backslash', '[x](/\\\\evil.invalid)', {
    says: /leads nowhere/,
    remedy: /Begin it with/,
  }),
  inGuide('a broken link with letters of another script', '[x](/तारीख)', {
    inSite: true,
    at: '/तारीख',
    says: /no page or file at/,
    remedy: /shown on \/blog/,
  }),
  inGuide('a link to a machine', '[x](https://127.0.0.1/x)', {
    says: /not the name of a website/,
    remedy: /Write the name/,
  }),
  inGuide('an address that is no link', 'www.example.com', {
    says: /not a link/,
    remedy:
      /^Write it between angle brackets, <https:\/\/www\.example\.com>; or, .*\[words\]\(https:\/\/www\.example\.com\)/,
    corrected: '<https://www.example.com>',
  }),
  inGuide('the address of a video alone', 'https://www.youtube.com/watch?v=abcdefghijk', {
    says: /not a link/,
    remedy: /angle brackets.*For a video in a guide, write a picture that leads to it/,
    corrected: '<https://www.youtube.com/watch?v=abcdefghijk>',
  }),
  inGuide('a caption between curly quotes', '![Tea](lagoon-row.jpg “The hall, at night”)', {
    at: '“The hall',
    says: /The quotes around the caption are curly/,
    remedy: /straight quotes/,
    corrected: '![Tea](lagoon-row.jpg "The hall, at night")',
  }),
  inGuide('stars without a partner', 'So **bold it is', {
    at: '**bold',
    says: /no partner/,
    remedy: /without a space inside/,
  }),
  inGuide('a table without its second line', '| a | b |\n| 1 | 2 |', {
    says: /meant as a table/,
    remedy: /The second line is made of hyphens, with as many cells as the first/,
  }),
  inGuide('a table without bars around it and without its second line', 'Seat | Price\nCorner | 5', {
    says: /meant as a table/,
    remedy: /The second line is made of hyphens, with as many cells as the first/,
  }),
  inGuide('a table below a paragraph without its second line', 'Our seats:\nSeat | Price\nCorner | 5', {
    at: 'Seat | Price',
    says: /meant as a table/,
    remedy: /The second line is made of hyphens, with as many cells as the first/,
  }),
  inGuide('a table that was copied from a sheet', 'Seat\tPrice\nCorner\t5\nWindow\t6', {
    says: /meant as a table/,
    remedy: /The second line is made of hyphens, with as many cells as the first/,
  }),
  inGuide('a table with long dashes', '| a | b |\n| — | — |\n| 1 | 2 |', {
    says: /meant as a table/,
    remedy: /The second line is made of hyphens, with as many cells as the first/,
  }),
  inGuide('a table with empty lines between its rows', '| a | b |\n\n| --- | --- |\n\n| 1 | 2 |', {
    says: /meant as a table/,
    remedy: /The second line is made of hyphens, with as many cells as the first/,
    consequences: 3,
  }),
  inGuide('a row with a cell too many', '| a | b |\n| - | - |\n| 1 | 2 | 3 |', {
    at: '| 1 | 2 | 3',
    says: /3 cells, but the first row has 2/,
    remedy: /Take out a cell/,
  }),
  inGuide('a row with a cell too few', '| a | b |\n| - | - |\n| 1 |', {
    at: '| 1 |',
    says: /1 cell, but the first row has 2/,
    remedy: /where there is nothing to say, write – in its place: \| – \|/,
  }),
  inGuide('dots from Word instead of hyphens', '• one', {
    says: /sign was copied/,
    remedy: /“- ”/,
    corrected: '- one',
  }),
  inGuide('a dot from Word further down', 'Seats:\n• one', {
    at: '• one',
    says: /sign was copied/,
    remedy: /“- ”/,
    corrected: '- one',
  }),
  inGuide('long dashes from Word instead of hyphens', '– one\n– two', {
    says: /sign was copied/,
    remedy: /“- ”/,
    consequences: 2,
    corrected: '- one',
  }),
  inGuide('a numbered list without spaces', '1.Come\n2.Sit', {
    says: /no space after the number/,
    remedy: /“1. ”/,
    corrected: '1. Come',
    consequences: 2,
  }),
  inGuide('a list without spaces', '-one\n-two', {
    says: /not read as a list/,
    remedy: /“- ”/,
    corrected: '- one',
    consequences: 2,
  }),
  inGuide('a list of one line without a space', 'It has:\n-One hour', {
    at: '-One',
    says: /no space after the hyphen/,
    remedy: /“- ”/,
    corrected: '- One hour',
  }),
  inGuide('a second item without a number', '2)Sit', {
    says: /no space after the number/,
    remedy: /“1. ”/,
    corrected: '2. Sit',
  }),
  inGuide('a list with the letter that Word makes of a bullet', 'o\tCome in', {
    says: /copied from another program/,
    remedy: /“- ”/,
    corrected: '- Come in',
  }),
  inGuide('a list with a bullet of a symbol font', '\uf0b7 Come in', {
    says: /copied from another program/,
    remedy: /“- ”/,
    corrected: '- Come in',
  }),
  inGuide('a list of emoji', '✅ Come in\n✅ Sit down', {
    says: /copied from another program/,
    remedy: /“- ”/,
    corrected: '- Come in',
    consequences: 2,
  }),
  inGuide('a list with letters', 'a) Come in\nb) Sit down', {
    says: /Only a figure with a full stop makes a list/,
    remedy: /“1. ”/,
    consequences: 2,
  }),
  inGuide('words struck out', 'It is ~~old~~ new', {
    at: '~~old',
    says: /“~~old~~” would be shown/,
    remedy: /delete them/,
  }),
  inGuide('words struck out as chats do', 'It is ~old~ new', {
    at: '~old',
    says: /“~old~” would be shown/,
    remedy: /delete them/,
  }),
  inGuide('highlighted words', 'It is ==new==', {
    at: '==new',
    says: /“==new==” would be shown/,
    remedy: /take the marks away/,
  }),
  inGuide('a list of tasks that are done', '- [x] Come in', {
    at: '[x]',
    says: /meant as a box to tick/,
    remedy: /leave “- ”/,
  }),
  inGuide('a footnote', 'We are fast[^1]', {
    at: '[^1]',
    says: /no footnotes/,
    remedy: /in round brackets in the sentence/,
  }),
  inGuide('a footnote with a note of one word', 'We are fast[^1]\n\n[^1]: Measured', {
    at: '[^1]',
    says: /no footnotes/,
    remedy: /in round brackets in the sentence/,
    consequences: 2,
  }),
  inGuide('a code of HTML', 'Tea &amp; snacks', {
    at: '&amp;',
    says: /“&amp;” is a code of HTML/,
    remedy: /type the character/,
  }),
  inGuide('the name of an emoji', 'See you :smile:', {
    at: ':smile:',
    says: /name of an emoji/,
    remedy: /emoji itself/,
  }),
  inGuide('two stars before a word and one behind it', 'It is **new* here', {
    at: '**new',
    says: /“\*\*new\*” has one star at one end/,
    remedy: /two for bold/,
  }),
  inGuide('a link with a space instead of words', 'See [ ](/pricing)', {
    at: '[ ](',
    says: /link has no words/,
    remedy: /\[words\]/,
  }),
  inGuide('a link without words', 'See [](/pricing)', {
    at: '[](',
    says: /link has no words/,
    remedy: /\[words\]/,
  }),
  inGuide('a photograph as in a wiki', 'See ![[hall.jpg]]', {
    at: '![[',
    says: /“!\[\[hall\.jpg\]\]” would be shown/,
    remedy: /image field/,
  }),
  inGuide('the citation of a chat program', 'We are fast【4†source】', {
    at: '【4',
    says: /copied from a chat program/,
    remedy: /Delete it/,
  }),
  inGuide('a list of arrows', '→ Come in\n-> Sit down', {
    says: /copied from another program/,
    remedy: /“- ”/,
    corrected: '- Come in',
    consequences: 2,
  }),
  inGuide('a day that no year has', 'Closed on 31 November', {
    at: '31 Nov',
    says: /There is no 31 November/,
    remedy: /day or the month/,
  }),
  inGuide('a day that this year does not have', 'Closed on February 29th, 2027', {
    at: 'February 29',
    says: /There is no February 29th, 2027/,
    remedy: /day or the month/,
  }),
  inGuide('a mail address that is no link', 'Write to a@example.com', {
    at: 'a@',
    says: /mail address is not a link/,
    remedy: /angle brackets/,
    corrected: 'Write to <a@example.com>',
  }),
  inGuide('underscores without a partner', 'So __bold it is', {
    at: '__bold',
    says: /two underscores have no partner/,
    remedy: /two stars/,
  }),
  {
    name: 'a code of HTML in a line of text',
    file: 'pages/blog.yaml',
    from: /heading: .*/,
    to: 'heading: Two sisters &amp; a hall',
    says: /“&amp;” is a code of HTML/,
    remedy: /type the character/,
  },
  {
    name: 'a title with the quote at its end alone',
    file: post,
    from: /title: .*/,
    to: 'title: A rainy day at ${site.name}"',
    at: '"\ndescription',
    says: /quote has no partner/,
    remedy: /at the other end/,
  },
  {
    name: 'a quote inside a line without its partner',
    file: 'faq.yaml',
    from: 'question: How do I pay?',
    to: 'question: How do I pay for a "Boat Race?',
    at: '"Boat Race?',
    says: /quote has no partner/,
    remedy: /at the other end/,
  },
  {
    name: 'a question with a curly quote at its beginning alone',
    file: 'faq.yaml',
    from: 'question: How do I pay?',
    to: 'question: “How do I pay?',
    at: '“How',
    says: /quote has no partner/,
    remedy: /at the other end/,
  },
  {
    name: 'a question with an apostrophe instead of a quote at its end',
    file: 'faq.yaml',
    from: 'question: How do I pay?',
    to: "question: How do I pay?'",
    at: "'\n",
    says: /quote has no partner/,
    remedy: /at the other end/,
  },
  inGuide('a line of four spaces', '    Come in.', {
    says: /is shown as code/,
    remedy: /spaces/,
  }),
  inGuide('words behind the sign of a program', '```See you there\nx\n```', {
    says: /not shown/,
    remedy: /take the signs away/,
  }),
  inGuide('remains of Word', '<span style="x">Come</span>', {
    says: /HTML is not allowed/,
    remedy: /without formatting/,
  }),
  inGuide('a list from Word with tabs', '•\tCorner seat\n•\tWindow seat', {
    says: /sign was copied/,
    remedy: /“- ”/,
    corrected: '- Corner seat',
    consequences: 2,
  }),
  inGuide('two links on one line that lead nowhere', '[a](pricing) and [b](about)', {
    at: '[b]',
    says: /“about” leads nowhere/,
    remedy: /begins with \/\./,
    consequences: 2,
  }),
  inGuide('a note that does not end', '<!-- later', { says: /does not end/, remedy: /-->/ }),
  inGuide('a line that is taken for a definition', '[Note]: tomorrow', {
    says: /not shown/,
    remedy: /square brackets and a colon/,
  }),
  inGuide('a picture that is not listed', '![Tea on a table](tea.jpg)', {
    at: '![Tea',
    says: /“tea\.jpg” is not listed in content\/images\.yaml/,
    remedy: /put its file into the folder images, and add an entry/,
  }),
  inGuide('a picture among the words of a text', 'Look: ![Tea on a table](lagoon-row.jpg)', {
    at: '![Tea',
    says: /cannot stand among words/,
    remedy:
      /^Put an empty line above and below it\..* in a paragraph of its own: !\[What it shows\]\(name\.jpg "Caption"\)/,
  }),
  inGuide('a picture of another site in a text', '![x](https://example.com/a.jpg)', {
    at: '![x]',
    says: /not the name of a photograph of this site; pictures of other addresses are not allowed/,
    remedy: /write its name alone/,
  }),
  inGuide('a picture with its folder', '![Tea on a table](images/lagoon-row.jpg)', {
    at: '![Tea',
    says: /“images\/lagoon-row\.jpg” is not the name of a photograph/,
    remedy: /write its name alone/,
  }),
  inGuide('a picture without a description', '![](lagoon-row.jpg "Six seats")', {
    at: '![](',
    says: /no description for people who cannot see it/,
    remedy: /between the square brackets: !\[What it shows\]\(lagoon-row\.jpg\)/,
  }),
  inGuide('a picture with the name of its file as a description', '![lagoon-row](lagoon-row.jpg)', {
    at: '![lagoon',
    says: /“lagoon-row” does not describe the picture/,
    remedy: /what the picture shows/,
  }),
  inGuide('a picture that leads to a page', '[![Tea on a table](lagoon-row.jpg)](/pricing)', {
    at: '[![Tea',
    says: /can only lead to a video on YouTube, not to “\/pricing”/,
    remedy: /https:\/\/www\.youtube\.com\/watch\?v=/,
  }),
  inGuide('a video without its id', '[![Tea on a table](lagoon-row.jpg)](https://www.youtube.com/watch)', {
    at: '[![Tea',
    says: /can only lead to a video/,
    remedy: /address of the video/,
  }),
  {
    name: 'a picture in a text that is not a guide',
    file: 'seo/home.md',
    from: '## Why a hall',
    to: '![Tea on a table](lagoon-row.jpg)\n\n## Why a hall',
    at: '![Tea',
    says: /Pictures are not allowed/,
    remedy: /only the texts of guides and of your own pages/,
  },
  {
    name: 'a guide that was changed before it was published',
    file: post,
    from: 'date: 2026-08-15',
    to: 'date: 2026-08-15\nupdated: 2026-08-14',
    at: '2026-08-14',
    says: /“updated” \(2026-08-14\) is before “date” \(2026-08-15\)/,
    remedy: /Correct one of the two dates/,
  },
  {
    name: 'a guide with a date that does not exist, after the day of its last change',
    file: post,
    from: 'date: 2026-08-15',
    to: 'date: 2026-09-31\nupdated: 2026-09-30',
    at: '2026-09-31',
    says: /There is no day 31 in that month/,
    remedy: /Write a date that exists/,
  },
  {
    name: 'a guide that was changed in the future',
    file: post,
    from: 'date: 2026-08-15',
    to: 'date: 2026-08-15\nupdated: 2026-11-28',
    at: '2026-11-28',
    says: /changed on 2026-11-28, which is after today, 2026-11-27/,
    remedy: /day on which its text was last changed/,
  },
  inGuide('far too many signs', '*_'.repeat(300), { says: /more than 400 stars/, remedy: /empty line/ }),
  inGuide('a text nested too deep', `${'> '.repeat(25)}x`, {
    says: /nested more than 20/,
    remedy: /fewer levels/,
  }),
  inGuide('the weekday of another date', 'Friday, 15 August 2026', {
    says: /is a Saturday/,
    remedy: /weekday or the date/,
  }),
  {
    name: 'the weekday of another date in a title',
    file: post,
    from: /title: .*/,
    to: 'title: Party on Sunday, August 15, 2026',
    at: 'Sunday, August',
    says: /is a Saturday/,
    remedy: /weekday or the date/,
  },
  inAnswer(
    'a mistake in a folded text',
    '>-\n      Every day from ${site.hours} on,\n      [here] (/contact).',
    {
      at: '[here]',
      says: /meant as a link/,
      remedy: /square brackets/,
    },
  ),
  inAnswer('a mistake between double quotes', '"Say \\"hi\\" at ${site.name}, [here] (/contact)."', {
    at: '[here]',
    says: /meant as a link/,
    remedy: /square brackets/,
  }),
  inAnswer('a mistake between single quotes', "'It''s [here] (/contact).'", {
    at: '[here]',
    says: /meant as a link/,
    remedy: /square brackets/,
  }),
  inAnswer(
    'a mistake in a block of lines',
    '|\n      It is\n\n        - so\n\n      and [here] (/contact).',
    {
      at: '[here]',
      says: /meant as a link/,
      remedy: /square brackets/,
    },
  ),
  inAnswer('a link at the beginning of an answer, the wrong way round', '(Prices)[/pricing] are here.', {
    at: '(Prices)',
    says: /meant as a link/,
    remedy: /square brackets/,
    // The corrected text would need quotes.
    corrected: '',
  }),
  inAnswer('a mistake on the second line without quotes', 'It is\n      [here] (/contact).', {
    at: '[here]',
    says: /“answer” goes on below its line/,
    remedy: /Write “answer: \|”/,
  }),
]
