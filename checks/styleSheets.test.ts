import { describe, expect, test } from 'vitest';
import { findLiterals, findLooseNames } from './styleSheets.mjs';

const inRule = (declaration: string) => findLiterals(`.card {\n  ${declaration};\n}`);

describe('Style check', () => {
  test.each([
    ['color: #4e7661', 'a colour'],
    ['--fill: rgb(0 0 0 / 20%)', 'a colour'],
    ['border: 1px solid black', 'a colour'],
    ['transition: opacity 150ms', 'a duration'],
    ['font-size: 1.25rem', 'a font-size'],
    ['font-size: 1.2em', 'a font-size'],
    ['z-index: 2', 'a layer'],
    ['margin: 0 -14px', 'a length'],
    ['padding: 0.5rem', 'a length'],
    ['min-height: min(420px, 90dvh)', 'a length'],
  ])('names the breach in "%s"', (declaration, rule) => {
    const [breach] = inRule(declaration);
    expect(breach).toBe(
      `2: ${rule} ${rule === 'a length' ? 'without a name' : 'outside the tokens'}: ${declaration}`,
    );
  });

  test.each([
    'color: var(--ink)',
    'background: transparent',
    'outline: 2px solid Highlight',
    'transition: background var(--t) var(--ease)',
    'font-size: var(--fs-sm)',
    'font: inherit',
    'z-index: var(--z-bar)',
    '--picture: 96px',
    'gap: clamp(2.5rem, 1.5rem + calc(2vw - 4px), 6rem) var(--s4)',
    'letter-spacing: -0.018em',
    'width: calc(100% - 42dvh + 3px)',
    'inset: 0',
  ])('allows "%s"', (declaration) => {
    expect(inRule(declaration)).toEqual([]);
  });

  test('reads nested rules and keeps the line, past comments and media queries', () => {
    const css =
      '/* 12px\n black */\n@media (min-width: 768px) {\n  .a:hover {\n    top: 14px\n  }\n}';
    expect(findLiterals(css)).toEqual(['5: a length without a name: top: 14px']);
  });

  test('names what is used but not declared, and what is declared but not used', () => {
    const css = ':root { --ink: #111; --spare: 4px; } p { color: var(--ink); gap: var(--s99, 0); }';
    expect(findLooseNames(css)).toEqual(['--s99 is not declared', '--spare is not used']);
  });

  test('knows a property that a script sets', () => {
    const text = "p { width: var(--scrollbar, 0); } style.setProperty('--scrollbar', '15px');";
    expect(findLooseNames(text)).toEqual([]);
  });
});
