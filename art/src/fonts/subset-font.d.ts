/**
 * The part of subset-font that is used here. The package has no types, and the types of DefinitelyTyped lack
 * `keepFeatures`.
 */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    /** Tags of the layout features to keep; default: all. */
    readonly keepFeatures: readonly string[];
  };

  /** The font with only the glyphs of `text`. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
