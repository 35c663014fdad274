/** The guides as a project of Hugo with its defaults: Goldmark for texts; no taxonomies. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Guide } from '../corpus.ts'
import { addressOf, layoutsFrom, type Placeholders, type Project, writeProject } from './project.ts'

const placeholders: Placeholders = {
  title: '{{ .Title }}',
  description: '{{ .Description }}',
  slug: '{{ .File.ContentBaseName }}',
  date: '{{ .Date.Format "2006-01-02" }}',
  text: '{{ .Content }}',
}

/**
 * @param folder where the project is written anew
 * @param guides the first one's page is the layout
 * @param site our finished site
 * @returns undefined where Hugo is not installed (the Debian package `hugo`)
 */
export function hugoProject(folder: string, guides: readonly Guide[], site: string): Project | undefined {
  const version = versionOfHugo()
  const [first] = guides
  if (!version || !first) return undefined
  const { page, list } = layoutsFrom(site, first, placeholders)
  const project = join(folder, 'project')
  const out = join(folder, 'site')
  writeProject(project, {
    'layouts/_default/single.html': page,
    'layouts/index.html': `${list.before}{{ range .Site.RegularPages.ByDate.Reverse }}${list.entry}{{ end }}${list.after}`,
    'config.toml': `baseURL = "${addressOf(site)}/"
title = "Guides"
uglyURLs = true
disableKinds = ["taxonomy", "term", "section", "404", "robotsTXT"]
rssLimit = 50
[permalinks]
blog = "/blog/:filename"
`,
    ...Object.fromEntries(
      guides.map(({ slug, title, description, date, body }) => [
        `content/blog/${slug}.md`,
        `${JSON.stringify({ title, description, date })}\n\n${body}`,
      ]),
    ),
  })
  return {
    name: `Hugo ${version}`,
    program: 'hugo',
    args: ['--quiet', '--source', project, '--destination', out],
    cwd: project,
    out,
  }
}

function versionOfHugo(): string | undefined {
  try {
    return /v(\d+\.\d+)/.exec(execFileSync('hugo', ['version'], { encoding: 'utf8' }))?.[1]
  } catch {
    return undefined
  }
}
