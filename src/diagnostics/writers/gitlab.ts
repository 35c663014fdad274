/** GitLab's Code Quality report (GitLab, "Code Quality report format"). */
import { createHash } from 'node:crypto'
import type { VFileMessage } from 'vfile-message'
import { isOpenPoint } from '../messages.ts'
import { inOrder, type LineOf, limited, type PathInRepository } from './format.ts'

/** The file that `.gitlab-ci.yml` names as the report. */
export const codeQualityFile = 'gl-code-quality-report.json'

/**
 * The report as JSON: an array with one entry for each message.
 *
 * GitLab recognizes known findings by their fingerprint. It is the hash of file, rule and the text of the line, not of
 * its number, so that a finding stays the same when lines are added above it; equal ones are numbered.
 */
export function codeQualityReport(
  messages: readonly VFileMessage[],
  pathOf: PathInRepository,
  lineOf: LineOf,
): string {
  const seen = new Map<string, number>()
  // GitLab shows a finding at its file.
  const located = limited(inOrder(messages)).filter(({ file }) => file)
  const entries = located.map((message) => {
    const { file = '', line, ruleId = 'content', reason, note } = message
    const path = pathOf(file) ?? file
    const text = (line === undefined ? undefined : lineOf(file, line)?.trim()) ?? reason
    const identity = [path, ruleId, text].join('\0')
    const earlier = seen.get(identity) ?? 0
    seen.set(identity, earlier + 1)
    return {
      description: note ? `${reason} → ${note}` : reason,
      check_name: ruleId,
      fingerprint: createHash('sha256').update(`${identity}\0${earlier}`).digest('hex'),
      severity: message.fatal ? 'major' : isOpenPoint(message) ? 'info' : 'minor',
      location: { path, lines: { begin: line ?? 1 } },
    }
  })
  return `${JSON.stringify(entries, null, 2)}\n`
}
