/** Mistakes in pages of one's own, `pages/NAME.md`. */
import type { Mistake } from './mistake.ts'

const page = (fields = '', text = 'We look for an evening host.') => `---
title: Evening host at a gaming hall in Kochi
description: We look for an evening host in Kochi, four evenings a week, with no experience needed at all.
${fields}---

${text}
`

const jobs = 'pages/jobs.md'

/** A page whose address the site uses for something else. */
const taken = (name: string, says: RegExp): Mistake => ({
  name: `a page of one's own at /${name}`,
  file: `pages/${name}.md`,
  to: page(),
  inSite: true,
  says,
  remedy: new RegExp(`is free is ${name}-2\\.md`),
})

export const pageMistakes: Mistake[] = [
  taken('faq', /texts of this page are in pages\/faq\.yaml already/),
  taken('home', /are in pages\/home\.yaml already/),
  taken('404', /address \/404 is one that the site uses/),
  taken('index', /address \/index is one that the site uses/),
  taken('images', /address \/images is one that the site uses/),
  {
    ...taken('find', /a page or file at \/find, so \/find cannot be redirected/),
    remedy: /Delete this entry/,
  },
  {
    name: "a page of one's own with capitals and a space in its name, beside another one",
    file: 'pages/House Rules.md',
    to: page(),
    also: { file: 'pages/house-rules.md', to: page('', 'Be kind.').replaceAll('host', 'rule') },
    says: /cannot be an address/,
    remedy: /such as house-rules-2\.md\. There is another page of the name house-rules\./,
  },
  {
    name: "a page of one's own with another ending",
    file: 'pages/jobs.markdown',
    to: page(),
    says: /The name of a page ends in \.md/,
    remedy: /Rename it to jobs\.md\./,
  },
  {
    name: "a page of one's own in a folder",
    file: 'pages/team/jobs.md',
    to: page(),
    says: /in the folder “team”/,
    remedy: /Move it to pages\/jobs\.md\./,
  },
  {
    name: "a page of one's own as YAML",
    file: 'pages/jobs.yaml',
    to: 'title: Jobs\n',
    says: /Nothing reads this file/,
    remedy: /^A page of your own is a Markdown file: pages\/jobs\.md/,
  },
  {
    name: "a copy of a page's texts under another name",
    file: 'pages/blog-notes.yaml',
    to: 'title: Jobs\n',
    says: /Nothing reads this file/,
    remedy: /copy of pages\/blog\.yaml.*delete this file\. A page of your own is .*pages\/blog-notes\.md/,
  },
  {
    name: "a script in a page of one's own",
    file: jobs,
    to: page('', 'Hello <script>alert(1)</script> there'),
    at: '<script>',
    says: /HTML is not allowed/,
    remedy: /Take it out/,
  },
  {
    name: "an unknown field of a page of one's own",
    file: jobs,
    to: page('image: lagoon-row.jpg\n'),
    at: 'image',
    says: /no field “image”/,
    remedy: /picture, menu/,
  },
  {
    name: "a page of one's own without a title",
    file: jobs,
    to: page().replace(/title.*\n/, ''),
    says: /“title” is missing/,
    remedy: /Add “title: …”/,
  },
  {
    name: 'menu: yes',
    file: jobs,
    to: page('menu: yes\nheading: Jobs\n'),
    at: 'yes',
    says: /must be true or false/,
    remedy: /Write true/,
    corrected: 'menu: true',
  },
  {
    name: "an unknown photograph of a page of one's own",
    file: jobs,
    to: page('picture: lagoonrow.jpg\n'),
    at: 'lagoonrow',
    says: /not listed/,
    remedy: /Did you mean “lagoon-row\.jpg”/,
  },
  {
    name: "a page of one's own without a text",
    file: jobs,
    to: page('', ''),
    says: /no text below the fields/,
    remedy: /Write the text/,
  },
  {
    name: "a page of one's own that begins as a program",
    file: jobs,
    to: page().replace('---', '---js'),
    at: '---js',
    says: /does not begin with three hyphens/,
    remedy: /Make the first line exactly ---/,
  },
  {
    name: "a page of one's own with the name of another in the menu",
    file: jobs,
    to: page('heading: Prices\nmenu: true\n'),
    at: 'Prices',
    says: /“Prices” is twice in the menu, for \/pricing and \/jobs/,
    remedy: /Write another, short one/,
  },
  {
    name: "a long name of a page of one's own in the menu",
    file: jobs,
    to: page('menu: true\n'),
    at: 'Evening host at',
    says: /The menu calls this page .* 38 characters/,
    remedy: /Add a line “heading: ”/,
  },
  {
    name: "a broken link in a page of one's own, to a place that a guide has",
    file: jobs,
    to: page('', 'See [below](#why).'),
    inSite: true,
    at: '#why',
    says: /page \/jobs has no place named “why”/,
    remedy: /shown on \/jobs/,
  },
  {
    name: "two pages of one's own with the same title",
    file: jobs,
    to: page(),
    also: { file: 'pages/team.md', to: page('', 'Another text.') },
    consequences: 2,
    says: /The title “.*” is also that of content\/pages\/jobs\.md:2/,
    remedy: /needs a different title/,
  },
]
