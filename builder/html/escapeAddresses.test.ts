import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { escapeAddresses } from './escapeAddresses.ts';

test('a page with mail addresses is the same for a browser, and has none for a host that looks for them', () => {
  const link = '<a href="mailto:asha@tea.example?subject=A%40b">asha@tea.example</a>';
  const html = `<p title="a@b.example">${link}, mailto:, @asha</p>`;
  const escaped = escapeAddresses(html);
  expect(escaped).not.toMatch(/mailto:|@/);
  expect(serialize(parseFragment(escaped))).toBe(html);
});

test('styles and scripts, whose hash is in the page, stay as they are', () => {
  const inside = '<style>@media print{a{}}</style><script data-client="/a.js">a("@")</script>';
  expect(escapeAddresses(inside)).toBe(inside);
});
