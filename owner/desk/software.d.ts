/** The texts of the software that the check reads, by their paths in it (builder/desk/deskBundle.ts). */
declare module 'virtual:software' {
  export const software: ReadonlyMap<string, string>;
}
