declare module 'subset-font' {
  /** Removes all glyphs but those of a text (github.com/papandreou/subset-font). */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'truetype' },
  ): Promise<Uint8Array>
}
