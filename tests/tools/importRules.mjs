/**
 * What may import what (docs/architecture.md, “Layers”), as rules of dependency-cruiser. Paths are regular expressions, and `$1`
 * is what the first group of the other side matched.
 */
import { existsSync } from 'node:fs'

const content = '^src/(content|proofread/amounts)/'
const generator =
  '^src/(pages|render|seo|assets|hosts|checks|output)/|^src/(siteDefinition|options|renderedSite)[.]ts$'
const wholeSites =
  '^src/(preview|editor|proofread/changes)/|^src/(report|commandLine|proofread/proofread)[.]ts$'
const parts = '^templates/(layout|parts)/'
/** Types from the schemas of all subjects: no code, so that it may import them, and they import it. */
const typesOfContent = '^templates/content[.]ts$'

/** What each subject needs of others. Home shows a section of nearly all of them. */
const neededBy = {
  cafe: ['calendar', 'pricing', 'tournaments'],
  contact: ['cafe', 'calendar', 'locations'],
  guides: ['comparison', 'gear', 'locations', 'pricing', 'tournaments'],
  locations: ['cafe', 'calendar'],
  pricing: ['cafe', 'calendar'],
  tournaments: ['cafe', 'calendar'],
}
for (const subject of Object.entries(neededBy).flat(2))
  if (!existsSync(`templates/${subject}`))
    throw new Error(`There is no subject “${subject}”: take it out of tests/tools/importRules.mjs.`)

/** Where the rest of the generator applies what proofreads: file → what it imports of src/proofread/. */
const doors = {
  'build.ts': 'proofread',
  'src/content/schema/plainText.ts': 'pasted/otherMarks',
  'src/markdown/plainLine.ts': 'pasted/otherMarks',
  'src/markdown/unified.ts': 'markdown/findProblems',
  'src/yaml/texts.ts': 'pasted/(dividedWords|listMarks)',
}

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    forbid('every import leads to a file', {}, { couldNotResolve: true }),
    forbid('no circles, not even of types', {}, { circular: true }),

    forbid('the generator knows nothing of the site', { path: '^src/' }, { path: '^(templates|client)/' }),
    forbid('nothing imports build.ts', {}, { path: '^build[.]ts$' }),
    forbid(
      'foundations import only foundations',
      { path: '^src/', pathNot: [content, generator, wholeSites] },
      { path: [content, generator, wholeSites] },
    ),
    forbid('content imports only foundations', { path: content }, { path: [generator, wholeSites] }),
    forbid('what makes the site imports nothing of whole sites', { path: generator }, { path: wholeSites }),
    forbid(
      'parts import no subject',
      { path: parts },
      { path: '^templates/', pathNot: [parts, typesOfContent] },
    ),
    forbid(
      'subjects import nothing of the lists',
      { path: '^templates/.+/' },
      { path: '^templates/[^/]+$', pathNot: typesOfContent },
    ),
    ...Object.entries({ ...neededBy, '(?!(?:home|layout|parts)/)[^/]+': [] }).map(([subject, others]) =>
      forbid(
        'subjects import no others but those in `neededBy`',
        {
          path: `^templates/(${subject})/`,
          pathNot: others.length > 0 ? undefined : `^templates/(${Object.keys(neededBy).join('|')})/`,
        },
        { path: '^templates/.+/', pathNot: [parts, `^templates/(${['$1', ...others].join('|')})/`] },
      ),
    ),
    forbid('templates import nothing of scripts', { path: '^templates/' }, { path: '^client/' }),
    forbid(
      'scripts import only types of the generator',
      { path: '^client/' },
      { path: '^src/', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'proofreading is a part of its own',
      { pathNot: ['^src/proofread/', ...Object.keys(doors).map((file) => `^${file}$`)] },
      { path: '^src/proofread/' },
    ),
    ...Object.entries(doors).map(([file, door]) =>
      forbid(
        'doors lead to one part of proofreading',
        { path: `^${file}$` },
        { path: '^src/proofread/', pathNot: `^src/proofread/${door}[.]ts$` },
      ),
    ),
  ],
  options: {
    // With the types, which are gone once the code is compiled.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
  },
}
