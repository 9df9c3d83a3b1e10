/**
 * What the measures use of the packages in `bench/package.json`. Said here so that the types check
 * on a machine that has never measured, and has not installed them.
 */
declare module 'lighthouse' {
  type Report = {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  };
  export default function lighthouse(
    address: string,
    flags: {
      readonly port: number;
      readonly logLevel: 'error';
      readonly onlyCategories: readonly string[];
    },
  ): Promise<{ readonly lhr: Report } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; readonly kill: () => void }>;
}
