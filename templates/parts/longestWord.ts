/**
 * The class of a name, by which styles limit its size so that no word of it breaks (`letters` in layout/contentStyles.ts): the
 * length of its longest word. A word with a hyphen counts as one, without its hyphen, which is narrow. So does a whole name that
 * has at most as many letters as `line`, which stays in one line; a longer name is not larger than one of that length.
 */
export function longestWordClass(name: string, line = 0): string {
  const words = name.split(/\s+/).map((word) => word.replaceAll('-', '').length)
  const all = words.reduce((sum, length) => sum + length, 0)
  return `letters-${Math.min(96, Math.max(...words, Math.min(line, all)))}`
}
