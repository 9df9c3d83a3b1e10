import { type Answers, answered } from '#ordering/asks.ts';
import type { Answer } from '#address/productsInAddress.ts';
import { asking } from '#shop/parts';

/** Answers as links have them, in letters that no program changes; nothing where the shop does not ask. */
export const linkAnswers = asking
  ? ({ answers }: { readonly answers?: Answers }) => {
      const bytes = answers ? new TextEncoder().encode(JSON.stringify(answers)) : [];
      const letters = btoa(String.fromCodePoint(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_');
      return answers ? `:${letters.replaceAll('=', '')}` : '';
    }
  : undefined;

/** What such a link says; a text that is none says nothing. */
export const readAnswers: Answer | undefined = asking
  ? (product, written) => {
      try {
        const letters = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
        const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
        return answered(product, JSON.parse(new TextDecoder().decode(bytes)));
      } catch {
        // The cart then says what is not answered.
        return product;
      }
    }
  : undefined;
