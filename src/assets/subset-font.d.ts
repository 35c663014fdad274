declare module 'subset-font' {
  /** Keeps only the glyphs of a text (github.com/papandreou/subset-font). */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'truetype' },
  ): Promise<Uint8Array>
}
