/** The guides as a project of Eleventy 3 with its defaults: Liquid and markdown-it for texts; Nunjucks for layouts. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '../corpus.ts'
import { addressOf, layoutsFrom, type Placeholders, type Project, writeProject } from './project.ts'

/** Exact, so that figures of different days compare. */
const version = '3.1.2'

const onPage: Placeholders = {
  title: '{{ title }}',
  description: '{{ description }}',
  slug: '{{ page.fileSlug }}',
  date: '{{ page.date.toISOString().slice(0, 10) }}',
  text: '{{ content | safe }}',
}
const inList: Placeholders = {
  title: '{{ post.data.title }}',
  description: '{{ post.data.description }}',
  slug: '{{ post.fileSlug }}',
  date: '{{ post.date.toISOString().slice(0, 10) }}',
  text: '',
}
const forEach = '{%- for post in collections.posts | reverse -%}'
const end = '{%- endfor -%}'

/** Text that Nunjucks does not interpret. */
const raw = (html: string) => html && `{% raw %}${html}{% endraw %}`
/** HTML whose placeholders alone are interpreted. */
const template = (html: string) =>
  html
    .split(/(\{\{.*?\}\})/)
    .map((part, index) => (index % 2 ? part : raw(part)))
    .join('')

/**
 * @param folder where Eleventy is installed from npm once, and the project is written anew
 * @param guides the first one's page is the layout
 * @param site our finished site
 */
export function eleventyProject(folder: string, guides: readonly Guide[], site: string): Project {
  const [first] = guides
  if (!first) throw new Error('There is no guide.')
  const program = join(folder, 'node_modules/@11ty/eleventy/cmd.cjs')
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
    const install = ['install', '--no-audit', '--no-fund', `@11ty/eleventy@${version}`]
    execFileSync('npm', install, { cwd: folder, stdio: 'ignore' })
  }
  const { page } = layoutsFrom(site, first, onPage)
  const { list } = layoutsFrom(site, first, inList)
  const url = addressOf(site)
  const project = join(folder, 'project')
  const out = join(folder, 'site')
  writeProject(project, {
    '_includes/post.njk': template(page),
    'posts/posts.json':
      '{ "layout": "post.njk", "tags": "posts", "permalink": "/blog/{{ page.fileSlug }}.html" }',
    'index.njk': `---\npermalink: /blog.html\n---\n${raw(list.before)}${forEach}${template(list.entry)}${end}${raw(list.after)}`,
    'sitemap.njk': `---\npermalink: /sitemap.xml\n---\n<?xml version="1.0" encoding="utf-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${forEach}<url><loc>${url}{{ post.url }}</loc><lastmod>${inList.date}</lastmod></url>${end}</urlset>\n`,
    'feed.njk': `---\npermalink: /feed.xml\n---\n<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Guides</title><link>${url}</link><description>Guides</description>{%- for post in (collections.posts | reverse).slice(0, 50) -%}<item><title>{{ post.data.title }}</title><link>${url}{{ post.url }}</link><description>{{ post.templateContent }}</description><pubDate>{{ post.date.toUTCString() }}</pubDate></item>${end}</channel></rss>\n`,
    ...Object.fromEntries(
      guides.map(({ slug, title, description, date, body }) => [
        `posts/${slug}.md`,
        `---json\n${JSON.stringify({ title, description, date })}\n---\n${body}`,
      ]),
    ),
  })
  return {
    name: `Eleventy ${version}`,
    program: process.execPath,
    args: [program, '--quiet', `--output=${out}`],
    cwd: project,
    out,
  }
}
