import type { ReactNode } from 'react';
import { chooseLanguage, readLanguage } from '#storage/storedLanguage.ts';

/**
 * Offers the language that was chosen before, if this page is written in another one (SPEC 18.11).
 *
 * @param show gets the line to show, and nothing once the shopper stays
 */
export async function offerChosenLanguage(show: (line?: ReactNode) => void): Promise<void> {
  const chosen = readLanguage();
  if (!chosen || chosen === import.meta.env.LANGUAGE) return;
  const module = await import('./offerLanguage.tsx');
  module.offerLanguage(chosen, chooseLanguage, show);
}
