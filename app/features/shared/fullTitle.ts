import { line, name } from '#shop/settings';

/** A page's title as the browser shows it: its own, then the shop's. */
export function fullTitle(title: string): string {
  return title === name ? [name, line].filter(Boolean).join(' · ') : `${title} · ${name}`;
}
