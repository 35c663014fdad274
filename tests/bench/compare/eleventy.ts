/** The corpus as a project of Eleventy 3: as it comes, with Liquid and markdown-it for texts and Nunjucks for layouts. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '../corpus.ts'
import type { Project } from './compare.ts'
import { type Blanks, layoutsFrom } from './layout.ts'

/** Exact, so that figures of different days compare. */
const version = '3.1.2'

const blanks: Blanks = {
  title: '{{ title }}',
  description: '{{ description }}',
  slug: '{{ page.fileSlug }}',
  date: '{{ page.date.toISOString().slice(0, 10) }}',
  text: '{{ content | safe }}',
}
const inList: Blanks = {
  ...blanks,
  title: '{{ post.data.title }}',
  description: '{{ post.data.description }}',
  slug: '{{ post.fileSlug }}',
  date: '{{ post.date.toISOString().slice(0, 10) }}',
}
/** Text that is no template, whatever signs it has. */
const raw = (html: string) => `{% raw %}${html}{% endraw %}`
const template = (html: string) =>
  html
    .split(/(\{\{.*?\}\})/)
    .map((part, index) => (index % 2 ? part : part && raw(part)))
    .join('')

/**
 * @param folder where Eleventy is installed once, and the project is made anew
 * @param site our finished site, whose pages are the pattern
 */
export function eleventyProject(
  folder: string,
  guides: readonly Guide[],
  site: string,
  url: string,
): Project {
  const project = join(folder, 'project')
  const out = join(folder, 'site')
  const pattern = guides[0]
  if (!pattern) throw new Error('There is no guide.')
  mkdirSync(folder, { recursive: true })
  const program = join(folder, 'node_modules/@11ty/eleventy/cmd.cjs')
  if (!existsSync(program)) {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
    execFileSync('npm', ['install', '--no-audit', '--no-fund', `@11ty/eleventy@${version}`], {
      cwd: folder,
      stdio: 'ignore',
    })
  }
  rmSync(project, { recursive: true, force: true })
  for (const name of ['posts', '_includes']) mkdirSync(join(project, name), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(project, name), text)

  const page = layoutsFrom(site, pattern, blanks).page
  const { list } = layoutsFrom(site, pattern, inList)
  write('_includes/post.njk', template(page))
  write(
    'posts/posts.json',
    JSON.stringify({ layout: 'post.njk', tags: 'posts', permalink: '/blog/{{ page.fileSlug }}.html' }),
  )
  for (const { slug, title, description, date, body } of guides) {
    const fields = JSON.stringify({ title, description })
    write(`posts/${slug}.md`, `---json\n${fields.slice(0, -1)}, "date": "${date}"}\n---\n${body}`)
  }
  const each = '{%- for post in collections.posts | reverse -%}'
  write(
    'index.njk',
    `---\npermalink: /blog.html\n---\n${raw(list.before)}${each}${template(list.entry)}{%- endfor -%}${raw(list.after)}`,
  )
  write(
    'sitemap.njk',
    `---\npermalink: /sitemap.xml\n---\n<?xml version="1.0" encoding="utf-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${each}<url><loc>${url}{{ post.url }}</loc><lastmod>${inList.date}</lastmod></url>{%- endfor -%}</urlset>\n`,
  )
  write(
    'feed.njk',
    `---\npermalink: /feed.xml\n---\n<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Guides</title><link>${url}</link><description>Guides</description>{%- for post in (collections.posts | reverse).slice(0, 50) -%}<item><title>{{ post.data.title }}</title><link>${url}{{ post.url }}</link><description>{{ post.templateContent }}</description><pubDate>{{ post.date.toUTCString() }}</pubDate></item>{%- endfor -%}</channel></rss>\n`,
  )
  return {
    name: `Eleventy ${version}`,
    program: process.execPath,
    args: [program, '--quiet', `--output=${out}`],
    cwd: project,
    out,
  }
}
