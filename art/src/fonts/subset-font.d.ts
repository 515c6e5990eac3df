/** The part of subset-font that is used here: it brings no types, and those of DefinitelyTyped lack `keepFeatures`. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    /** Tags of the layout features that stay; without it all of them do. */
    readonly keepFeatures: readonly string[];
  };

  /** The font with the glyphs of `text` only. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
