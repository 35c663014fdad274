/**
 * What esbuild does not lower to the floor: a value that its browsers do not all know gets an older one before it, which those
 * keep that drop the newer one.
 */
const older: ReadonlyArray<readonly [newer: RegExp, older: string]> = [
  // Safari has `clip` from 16 on.
  [/(?<=^overflow(?:-[xy])?:)clip$/, 'hidden'],
  // Chrome has these units from 108 on.
  [/(?<=\d)[ds](?=v[hw]\b)/g, ''],
  // Safari has a text for screen readers from 17.4 on.
  [/(?<=") ?\/ ?""$/, ''],
]

/** @param styles minified @returns the styles with older declarations before some, but for custom properties, which take any value */
export const withFallbacks = (styles: string): string =>
  styles.replaceAll(/(?<=[{;])[a-z][\w-]*:[^;{}]*(?=[;}])/g, (declaration) => {
    const lowered = older.reduce((text, [newer, value]) => text.replace(newer, value), declaration)
    return lowered === declaration ? declaration : `${lowered};${declaration}`
  })
