import type { Settings } from '#reader/fields/settings/settings.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import type { Old } from './findFolders.ts';
import type { RowProblem, Sheet } from './readRows.ts';

/** What an import begins with. */
export type Task = {
  readonly files: ShopFiles;
  readonly existing: readonly Old[];
  readonly settings: Settings;
  readonly sheet: Sheet;
  /** The pictures that the sheet may name. */
  readonly photos:
    | (Pick<ShopFiles, 'folder' | 'read'> & { readonly byName: ReadonlyMap<string, string> })
    | undefined;
  readonly plan: Plan;
};

/** What an import changes. */
export class Plan {
  /** New content by the path below the shop's folder; nothing for a file or folder that is removed. */
  readonly edits = new Map<string, (() => Buffer) | undefined>();
  /** The photo of each new picture, by the path of the picture. */
  readonly sources = new Map<string, string>();
  /** One line for each product that changes. */
  readonly changes: string[] = [];
  readonly problems: RowProblem[] = [];
  /** What the shop cannot have, and where. */
  readonly lost = new Map<string, Set<string | number>>();

  readonly sayLost = (sentence: string, what: string | number): void => {
    this.lost.set(sentence, (this.lost.get(sentence) ?? new Set()).add(what));
  };
}
