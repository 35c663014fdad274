/** What is in a file in place of what it should have, whatever kind it is. */
import type { Finding } from './diagnostics/messages.ts'

/** The text that Git LFS leaves in place of a file that it has not fetched (git-lfs, "Pointer file"); undefined for any other. */
export const pointerOfGitLfs = (bytes: Uint8Array): Finding | undefined =>
  Buffer.from(bytes.subarray(0, 60)).toString('latin1').startsWith('version https://git-lfs.github.com/spec/')
    ? {
        rule: 'git-lfs',
        reason:
          'This is not the file itself, but a pointer of Git LFS to it, as in a checkout without its large files.',
        remedy:
          'Run “git lfs pull”; on a build server, let the checkout fetch them (GitHub: “lfs: true” below “with:” of actions/checkout).',
      }
    : undefined

/** The first conflict marker of Git in a text; undefined where there is none. */
export function conflictIn(text: string): Finding | undefined {
  if (!/<{7}|>{7}|={7}/.test(text)) return undefined
  const line = text.split('\n').findIndex((line) => /^\s*(<{7}|>{7})(\s|$)|^={7}\s*$/.test(line))
  return line < 0
    ? undefined
    : {
        line: line + 1,
        column: 1,
        rule: 'conflict',
        reason: 'Two people changed the same lines, and both versions are here.',
        remedy: 'Keep the right version, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
      }
}
