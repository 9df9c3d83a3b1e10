import { chooseLanguage, readLanguage } from '#storage/storedLanguage.ts';

/** Offers the language that was chosen before, if this page is written in another one (SPEC 18.11). */
export async function offerChosenLanguage(): Promise<void> {
  const chosen = readLanguage();
  if (!chosen || chosen === import.meta.env.LANGUAGE) return;
  const module = await import('./offerLanguage.tsx');
  module.offerLanguage(chosen, chooseLanguage);
}
