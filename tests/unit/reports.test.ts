/** What build servers are given: escaped as they read it, and no more than they take. */
import { describe, expect, test } from 'vitest'
import { Messages, markEarlier } from '../../src/diagnostics/messages.ts'
import { annotations, summaryOf } from '../../src/diagnostics/writers/github.ts'
import { codeQualityReport } from '../../src/diagnostics/writers/gitlab.ts'
import { ownerReport, verdictOfCheck } from '../../src/diagnostics/writers/outcome.ts'

const inRepository = (file: string) => (file.startsWith('page ') ? undefined : `site/${file}`)
const problem = { file: 'content/faq.yaml', line: 3, column: 7, rule: 'a-rule', reason: 'It is wrong.' }

/** Messages of as many errors and warnings, all in one file but for one of each kind. */
function many(errors: number, warnings: number) {
  const messages = new Messages()
  for (let line = 1; line <= errors; line++) messages.error({ ...problem, line })
  for (let line = 1; line <= warnings; line++) messages.warning({ ...problem, line })
  messages.error({ ...problem, file: 'content/site.yaml', reason: 'The last error.' })
  messages.warning({ ...problem, file: 'content/site.yaml', reason: 'The last warning.' })
  return messages.all
}

describe('annotations for GitHub', () => {
  test('name file, line and column, with the remedy on a line of its own', () => {
    const messages = new Messages()
    messages.error({ ...problem, remedy: 'Write it right.' })
    messages.warning({ ...problem, column: undefined })
    expect(annotations(messages.all, inRepository)).toBe(
      '::error file=site/content/faq.yaml,line=3,col=7::It is wrong.%0A→ Write it right.\n' +
        '::warning file=site/content/faq.yaml,line=3,col=1::It is wrong.\n',
    )
  })

  test('are escaped as the runner reads them', () => {
    const messages = new Messages()
    messages.error({ ...problem, file: '100%,a:b\r\n.md' })
    // Messages are on one line already; the reporter does not rely on it.
    for (const message of messages.all) message.reason = '50% of\r\na, b: c'
    expect(annotations(messages.all, (file) => file)).toBe(
      '::error file=100%25%2Ca%3Ab%0D%0A.md,line=3,col=7::50%25 of%0D%0Aa, b: c\n',
    )
  })

  test('are at most ten errors and ten warnings, with the number of the others', () => {
    const lines = annotations(many(15, 12), inRepository).trim().split('\n')
    const of = (kind: string) => lines.filter((line) => line.startsWith(`::${kind} `))
    expect([of('error').length, of('warning').length]).toEqual([10, 10])
    expect(lines.at(-1)).toBe('::notice::9 more: see the summary of this run, and the log.')
  })

  test('of a page name no file', () => {
    const messages = new Messages()
    messages.error({ file: 'page /about', rule: 'broken-link', reason: 'It is broken.' })
    expect(annotations(messages.all, inRepository)).toBe('::error::page /about: It is broken.\n')
  })

  test('are empty without messages', () => {
    expect(annotations([], inRepository)).toBe('')
  })
})

describe('the summary for GitHub', () => {
  test('is a table whose cells hold no mark-up', () => {
    const messages = new Messages()
    messages.error({ ...problem, reason: 'A | b <img> & `c` *d* [e](f) ${g} and ${h}', remedy: 'Write \\.' })
    const row = summaryOf(messages.all, [], inRepository)
      .split('\n')
      .find((line) => line.startsWith('| error'))
    expect(row).toBe(
      '| error | site/content/faq.yaml:3 | A \\| b &lt;img&gt; &amp; \\`c\\` \\*d\\* \\[e\\](f) <span>$</span>\\{g\\} and <span>$</span>\\{h\\} | Write \\\\. |',
    )
  })

  test('has no links and mentions no person', () => {
    const messages = new Messages()
    messages.error({ ...problem, reason: 'Write https://a.b or www.a.b to @someone' })
    expect(summaryOf(messages.all, [], inRepository)).toContain(
      'https<span>://</span>a.b or <span>www</span>.a.b to <span>@</span>someone',
    )
  })

  test('ends with what is not on the site yet and what is left for the owner', () => {
    const messages = new Messages()
    messages.warning({ ...problem, rule: 'open-question', reason: 'Which?' })
    messages.warning({ ...problem, reason: 'It is odd.' })
    const text = summaryOf(messages.all, ['“Later” is a draft.'], inRepository)
    const at = ['It is odd.', '“Later” is', 'One thing is left'].map((words) => text.indexOf(words))
    expect(at).not.toContain(-1)
    expect(at).toEqual([...at].sort((a, b) => a - b))
  })
})

test('the summary stays below 1 MiB, and says how many lines are left', () => {
  const messages = new Messages()
  const long = 'é'.repeat(20_000)
  for (let index = 0; index < 6000; index++)
    messages.error({ ...problem, file: `content/${index}`, reason: long })
  const waiting = Array.from({ length: 2000 }, (_, index) => `“${'w'.repeat(900)}${index}” is a draft.`)
  for (const [all, guides] of [
    [messages.all, []],
    [[], waiting],
  ] as const) {
    const text = summaryOf(all, guides, inRepository)
    expect(Buffer.byteLength(text)).toBeLessThan(1024 ** 2)
    expect(text).toMatch(/\n… and \d+ more lines: see the log\.\n$/)
  }
})

test('the summary ends with texts to copy, as they stand', () => {
  const text = summaryOf([], [], inRepository, [], '', 'To say it elsewhere:\n  *Closed* ``` on Friday\n')
  expect(text).toMatch(/\n````text\nTo say it elsewhere:\n {2}\*Closed\* ``` on Friday\n````\n$/)
})

test('the summary has the sentences to read, escaped, after what is wrong', () => {
  const toRead = [
    {
      file: 'content/faq.yaml',
      line: 4,
      text: 'Less than ${facts.fee} | a day.',
      whole: 'Less than ${facts.fee} | a day. Else not.',
    },
  ]
  const text = summaryOf([], [], (file) => file, toRead)
  expect(text).toMatch(/Nothing is wrong\.[\s\S]*### Read these lines too/)
  expect(text).toContain(
    '| content/faq.yaml:4 | Less than <span>$</span>\\{facts.fee\\} \\| a day. Else not. |',
  )
})

test('the summary and the report name ten errors of each file, and how many more there are', () => {
  const all = many(62, 12)
  const texts = [
    summaryOf(all, [], inRepository).replaceAll('\\', ''),
    codeQualityReport(all, inRepository, () => undefined),
  ]
  for (const text of texts) {
    expect(text.match(/It is wrong/g)).toHaveLength(20)
    expect(text.match(/… and \d+ more \w+ in this file/g)).toEqual([
      '… and 52 more errors in this file',
      '… and 2 more warnings in this file',
    ])
    expect(text.indexOf('more errors')).toBeLessThan(text.indexOf('The last error'))
  }
})

describe('the report for GitLab', () => {
  interface Entry {
    fingerprint: string
    severity: string
    location: { path: string; lines: { begin: number } }
  }
  const entriesOf = (
    messages: Messages,
    lineOf: (file: string, line: number) => string | undefined,
  ): Entry[] => JSON.parse(codeQualityReport(messages.all, inRepository, lineOf))

  test('is an array, also of nothing', () => {
    expect(entriesOf(new Messages(), () => undefined)).toEqual([])
  })

  test('has path, line and severity of each message', () => {
    const messages = new Messages()
    messages.error(problem)
    messages.warning(problem)
    messages.warning({ ...problem, rule: 'placeholder' })
    expect(
      entriesOf(messages, () => 'a').map(({ severity, location }) => [
        severity,
        location.path,
        location.lines.begin,
      ]),
    ).toEqual([
      ['major', 'site/content/faq.yaml', 3],
      ['minor', 'site/content/faq.yaml', 3],
      ['info', 'site/content/faq.yaml', 3],
    ])
  })

  test('has a fingerprint for each finding, which does not depend on the line', () => {
    const messages = new Messages()
    messages.error({ ...problem, line: 3 })
    messages.error({ ...problem, line: 4 })
    messages.error({ ...problem, line: 5, rule: 'another-rule' })
    const before = entriesOf(messages, () => 'the same line').map(({ fingerprint }) => fingerprint)
    expect(new Set(before).size).toBe(3)

    const moved = new Messages()
    for (const line of [13, 14]) moved.error({ ...problem, line })
    moved.error({ ...problem, line: 15, rule: 'another-rule' })
    expect(entriesOf(moved, () => '  the same line').map(({ fingerprint }) => fingerprint)).toEqual(before)
    expect(entriesOf(moved, () => 'another line').map(({ fingerprint }) => fingerprint)).not.toEqual(before)
  })
})

describe('the list for the owner', () => {
  const messages = new Messages()
  messages.warning({ ...problem, rule: 'placeholder', remedy: 'Write it.' })

  test('is one line with the files, so that it pushes no message out of sight', () => {
    expect(ownerReport(messages.all, false)).toBe(
      'One thing is left for the owner to settle, in content/faq.yaml: npm run check -- --open lists all of it.\n',
    )
  })

  test('has the line to edit where all is asked for, and before a release', () => {
    const entry = '\n\n  content/faq.yaml:3:7\n    It is wrong.\n    → Write it.\n'
    expect(ownerReport(messages.all, true)).toBe(`One thing is left for the owner to settle:${entry}`)
    const strict = new Messages()
    strict.error({ ...problem, rule: 'placeholder', remedy: 'Write it.' })
    expect(ownerReport(strict.all, false)).toBe(
      `One thing is left for the owner to settle before a release:${entry}`,
    )
  })

  test('is in the summary for GitHub, not among its annotations', () => {
    expect(annotations(messages.all, inRepository)).toBe('')
    expect(summaryOf(messages.all, [], inRepository)).toContain('One thing is left for the owner')
  })
})

describe('a warning that was there before the change', () => {
  const messages = new Messages()
  messages.warning({ ...problem, reason: 'It was odd.' })
  for (const message of messages.all) markEarlier(message)
  messages.warning({ ...problem, reason: 'It is odd.' })
  messages.error({ ...problem, rule: 'lost-address', reason: 'It is gone.' })

  test('is one line in the summary, which begins with what is wrong in the change, then the addresses that are lost', () => {
    const text = summaryOf(messages.all, [], inRepository)
    const at = ['It is odd.', 'It is gone.', '1 warning about lines that'].map((words) => text.indexOf(words))
    expect(at).not.toContain(-1)
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(text).not.toContain('It was odd.')
  })

  test('takes no place among the annotations', () => {
    expect(annotations(messages.all, inRepository)).not.toContain('It was odd.')
  })
})

describe('the last line of a check', () => {
  const of = (fill: (messages: Messages) => void) => {
    const messages = new Messages()
    fill(messages)
    return verdictOfCheck(messages.all, 19)
  }
  const point = { ...problem, rule: 'placeholder' }

  test('reports success, whatever is left for the owner', () => {
    expect(of(() => {})).toBe('Checked 19 pages, no errors: nothing is wrong.')
    expect(of((messages) => messages.warning(point))).toBe('Checked 19 pages, no errors: nothing is wrong.')
  })

  test('counts errors and warnings', () => {
    expect(of((messages) => messages.warning(problem))).toBe(
      'Checked 19 pages, no errors: 1 warning just above. Read it before this goes live: a warning may be wrong content.',
    )
    expect(of((messages) => messages.error(problem))).toBe('Not right yet: 1 error, see above.')
    expect(of((messages) => messages.error(point))).toBe(
      'Not ready for a release: one thing left for the owner to settle.',
    )
  })
})
