declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Record<string, number | { readonly min: number; readonly max: number }>;
    readonly keepFeatures: readonly string[];
  };

  /** Cuts a face to the given characters; those that it has not are passed over. */
  export default function subsetFont(
    face: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
