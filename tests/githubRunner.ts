/** The runner of GitHub, as far as it looks for commands in the output of a step. */

/**
 * The lines that it executes (actions/runner, `ActionCommand.TryParseV2` and `TryParse`). .NET compares texts as a language
 * does, so that characters that cannot be seen do not count.
 */
export const commandsIn = (output: string): string[] =>
  output.split(/\r\n|\r|\n/).filter((line) => {
    const seen = line.replaceAll(/[^ -~]/g, '')
    return seen.trimStart().startsWith('::') || seen.includes('##[')
  })
