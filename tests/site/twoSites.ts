/** Two sites: most files differ, some are the same, and each has files that the other does not have. */
import type { Messages } from '../../src/diagnostics/messages.ts'
import { writeSite } from '../../src/output/write.ts'
import type { Site } from '../../src/siteFiles.ts'

const siteOf = (version: string): Site =>
  new Map([
    ['/404.html', version],
    ...Array.from({ length: 60 }, (_, index): [string, string] => [
      `/pages/${index}.html`,
      version.repeat(500),
    ]),
    ...Array.from({ length: 20 }, (_, index): [string, string] => [
      `/images/${index}.jpg`,
      'same'.repeat(5000),
    ]),
    ...Array.from({ length: 20 }, (_, index): [string, string] => [
      `/assets/${index}.${version}.js`,
      version,
    ]),
  ])

export const twoSites = [siteOf('old'), siteOf('new')] as const

/** Writes a site as a build does. */
export function writeTo(out: string, site: Site, messages: Messages, sources: string[] = []): void {
  writeSite(site, out, sources, messages)
}
