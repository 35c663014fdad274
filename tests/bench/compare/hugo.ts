/** The corpus as a project of Hugo, as it comes: Goldmark for texts, no taxonomies. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from '../corpus.ts'
import type { Project } from './compare.ts'
import { type Blanks, layoutsFrom } from './layout.ts'

const blanks: Blanks = {
  title: '{{ .Title }}',
  description: '{{ .Description }}',
  slug: '{{ .File.ContentBaseName }}',
  date: '{{ .Date.Format "2006-01-02" }}',
  text: '{{ .Content }}',
}

/**
 * @param folder where the project is made anew
 * @param site our finished site, whose pages are the pattern
 * @returns undefined where there is no Hugo (the Debian package `hugo`)
 */
export function hugoProject(
  folder: string,
  guides: readonly Guide[],
  site: string,
  url: string,
): Project | undefined {
  const version = versionOfHugo()
  const pattern = guides[0]
  if (!version || !pattern) return undefined
  const out = join(folder, 'site')
  const project = join(folder, 'project')
  rmSync(project, { recursive: true, force: true })
  for (const name of ['content/blog', 'layouts/_default']) mkdirSync(join(project, name), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(project, name), text)

  const { page, list } = layoutsFrom(site, pattern, blanks)
  write('layouts/_default/single.html', page)
  write(
    'layouts/index.html',
    `${list.before}{{ range .Site.RegularPages.ByDate.Reverse }}${list.entry}{{ end }}${list.after}`,
  )
  write(
    'config.toml',
    [
      `baseURL = "${url}/"`,
      'title = "Guides"',
      'uglyURLs = true',
      'disableKinds = ["taxonomy", "term", "section", "404", "robotsTXT"]',
      'rssLimit = 50',
      '[permalinks]',
      'blog = "/blog/:filename"',
      '',
    ].join('\n'),
  )
  for (const { slug, title, description, date, body } of guides)
    write(`content/blog/${slug}.md`, `${JSON.stringify({ title, description, date })}\n\n${body}`)
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
