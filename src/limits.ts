/**
 * How large content may be. Every limit is looked at before anything else is done with what it limits; what is beyond it is
 * reported, and looked at by no other rule. Real content has a quarter of each, or less. Staff find them in content/FIELDS.md.
 */
export const limits = {
  /** Bytes of any file. */
  file: 30_000_000,
  /** Bytes of a YAML or Markdown file. */
  text: 256 * 1024,
  /** Lines of a YAML or Markdown file. */
  lines: 5000,
  /** Lines of the fields at the top of a Markdown file; gray-matter's time grows with the square of the empty ones. */
  frontMatter: 300,
  /** Characters of a line; a longer one is a picture or a program that was pasted as text. */
  line: 5000,
  /** Characters of a value in YAML; no field takes more. */
  value: 5000,
  /** Characters of the name of a field. Where a line is indented wrongly, its text is read as a name. */
  name: 1000,
  /** Fields and entries of a YAML file. */
  entries: 5000,
  /** Entries of a list, and fields of a group. */
  list: 300,
  /** How deep lists and groups, or lists and quotes of Markdown, are nested. */
  depth: 20,
  /** References, braces, dollar signs and escapes of a text file: each may print another value. */
  references: 1000,
  /**
   * The text of a guide. micromark's time grows with the square of the signs in one paragraph and of the lines in one text
   * (micromark, "Security"); within these limits the worst text takes less than a second.
   */
  markdown: { characters: 40_000, lines: 600, signs: 4000, signsTogether: 400, cells: 20 },
  /** Bytes of a drawing. */
  drawing: 300_000,
  /** Of favicon.svg and logo.svg, which the build and every page draw: clips and gradients take time for each part. */
  icon: { bytes: 20_000, parts: 100, clips: 4 },
  /** Pixels of a photograph: in all, and on a side (WebP takes no more); scans of a JPEG, which has ten. */
  picture: { pixels: 24_000_000, side: 16_383, scans: 100 },
  /** Characters of an address. */
  address: 2000,
  /** Errors, and warnings, of one file that are reported; broken links in all. */
  messages: 100,
}

/**
 * What a parser makes of a text, or what stands for a text that is nested deeper than the call stack allows. Parsers call
 * themselves at each level.
 */
export function unlessTooDeep<Result>(parse: () => Result, tooDeep: () => Result): Result {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) return tooDeep()
    throw error
  }
}
