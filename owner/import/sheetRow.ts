import type { Problem } from '#reader/files/problem.ts';

/** A row of a sheet, with the number that a spreadsheet shows. */
export type Row = {
  readonly row: number;
  /** By the heading of the shop's own sheets, `name hi` for another language; empty without a text. */
  readonly cells: Readonly<Record<string, string | undefined>>;
};

/** What is wrong with a row of a sheet. */
export type RowProblem = Problem & { readonly row?: number };

/** What ends an import, as sentences. */
export class ImportError extends Error {}
