declare module 'fontverter' {
  /** Writes a font in another format; it reads the old one itself. */
  export function convert(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer>;
}
