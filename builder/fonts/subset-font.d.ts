declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly variationAxes?: Record<
      string,
      number | { readonly min: number; readonly max: number }
    >;
    /** Without it, all are kept. */
    readonly keepFeatures?: readonly string[];
  };

  /** Makes a font with only these characters; characters that the font lacks are ignored. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
