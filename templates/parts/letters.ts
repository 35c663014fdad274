/**
 * The class of a name, by which styles limit its size so that no word of it breaks (`letters` in layout/contentStyles.ts): the
 * length of its longest word. A word with a hyphen counts as one, without its hyphen, which is narrow.
 */
export const letters = (name: string): string =>
  `letters-${Math.min(96, Math.max(...name.split(/\s+/).map((word) => word.replaceAll('-', '').length)))}`
