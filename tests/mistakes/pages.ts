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
const taken = (name: string): Mistake => ({
  name: `a page of one's own at /${name}`,
  file: `pages/${name}.md`,
  to: page(),
  inSite: true,
})

export const pageMistakes: Mistake[] = [
  taken('faq'),
  taken('home'),
  taken('404'),
  taken('index'),
  taken('images'),
  taken('find'),
  {
    name: "a page of one's own with capitals and a space in its name, beside another one",
    file: 'pages/House Rules.md',
    to: page(),
    also: { file: 'pages/house-rules.md', to: page('', 'Be kind.').replaceAll('host', 'rule') },
  },
  { name: "a page of one's own with another ending", file: 'pages/jobs.markdown', to: page() },
  { name: "a page of one's own in a folder", file: 'pages/team/jobs.md', to: page() },
  { name: "a page of one's own as YAML", file: 'pages/jobs.yaml', to: 'title: Jobs\n' },
  { name: "a copy of a page's texts under another name", file: 'pages/blog-notes.yaml', to: 'title: Jobs\n' },
  {
    name: "a script in a page of one's own",
    file: jobs,
    to: page('', 'Hello <script>alert(1)</script> there'),
  },
  { name: "an unknown field of a page of one's own", file: jobs, to: page('image: lagoon-row.jpg\n') },
  { name: "a page of one's own without a title", file: jobs, to: page().replace(/title.*\n/, '') },
  { name: 'menu: yes', file: jobs, to: page('menu: yes\nheading: Jobs\n') },
  { name: "an unknown photograph of a page of one's own", file: jobs, to: page('picture: lagoonrow.jpg\n') },
  { name: "a page of one's own without a text", file: jobs, to: page('', '') },
  { name: "a page of one's own that begins as a program", file: jobs, to: page().replace('---', '---js') },
  {
    name: "a page of one's own with the name of another in the menu",
    file: jobs,
    to: page('heading: Prices\nmenu: true\n'),
  },
  { name: "a long name of a page of one's own in the menu", file: jobs, to: page('menu: true\n') },
  {
    name: "a broken link in a page of one's own, to a place that a guide has",
    file: jobs,
    to: page('', 'See [below](#why).'),
    inSite: true,
  },
  ...[
    { name: 'a redirect of a page in the menu to the page above it', from: '/contact', to: '/' },
    {
      name: 'a redirect of a page in the footer to a page that replaces it',
      from: '/tournaments',
      to: '/blog',
    },
  ].map(({ name, from, to }) => ({
    name,
    file: 'redirects.yaml',
    from: 'redirects:\n',
    to: `redirects:\n  - from: ${from}\n    to: ${to}\n`,
    inChange: true,
  })),
  {
    name: 'a broken link that is the only entry of its list',
    file: 'pages/blog.yaml',
    from: 'href: /contact',
    to: 'href: /mezzanine',
    inSite: true,
  },
  {
    name: "two pages of one's own with the same title",
    file: jobs,
    to: page(),
    also: { file: 'pages/team.md', to: page('', 'Another text.') },
  },
]
