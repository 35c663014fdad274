/**
 * The only functions that print: no text reaches a terminal or the log of a build server in another way.
 *
 * Messages quote content. The runner of GitHub executes `::command::` at the beginning of a line, and `##[command]` anywhere in
 * it (actions/runner, `ActionCommand.cs`); both are broken up in everything but annotations. .NET looks for them as words of a
 * language, in which some characters outside ASCII do not count: what stands between the signs does not matter.
 */
import { withoutControls } from './diagnostics/writers/terminal.ts'

export const isOnGitHub = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.GITHUB_ACTIONS === 'true'

/** Prints a text with a line end. */
export const print = (text: string): void => void process.stdout.write(`${withoutCommands(text)}\n`)

/** Prints a text about an error; on GitHub to the same stream, so that the log is in order. */
export const printError = (text: string): void =>
  void (isOnGitHub() ? process.stdout : process.stderr).write(`${withoutCommands(text)}\n`)

/** Shows how far something is: on one line that is overwritten, or without a terminal on a line each. */
export function printProgress(text: string, isDone: boolean): void {
  const { stderr } = process
  if (stderr.isTTY) stderr.write(`\r\u001b[2K${withoutCommands(text)}${isDone ? '\n' : ''}`)
  else printError(text)
}

/** Prints commands for the runner of GitHub, which are escaped (writers/github.ts). */
export const printCommands = (commands: string): void => void process.stdout.write(commands)

/** A text that moves nothing in a terminal and, on GitHub, commands nothing. */
export function withoutCommands(text: string, environment = process.env): string {
  const plain = text.split('\n').map(withoutControls).join('\n')
  if (!isOnGitHub(environment)) return plain
  return plain
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/:(?=[^ -~]*:)/g, ': ')
    .replaceAll(/#(?=[^ -~]*\[)/g, '# ')
}
