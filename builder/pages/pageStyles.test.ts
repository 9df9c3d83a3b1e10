import { resolve } from 'node:path';
import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { cssModulesOf, rulesOf, rulesOfOthers } from './pageStyles.ts';

test('a page has the CSS modules of all that its files import from the start', () => {
  const imports = new Map([
    [resolve('app/screens/cart.tsx'), ['/f/Cart.tsx', '/f/Cart.module.css']],
    ['/f/Cart.tsx', ['/f/Cart.module.css', '/ui/Button.module.css']],
    ['/f/Dialog.tsx', ['/ui/Dialog.module.css']],
  ]);
  expect([...cssModulesOf(imports, ['app/screens/cart.tsx'])]).toEqual(['Cart', 'Button']);
});

test('the rules of other CSS modules are left out, and those of none stay', () => {
  const sheet = parse(
    `@layer reset,ui;@layer ui{.Cart_row,.Dialog_row{a:b}.Cart_row .Dialog_x{a:b}}@media print{.Dialog_x{a:b}}@keyframes Dialog_in{to{a:b}}@keyframes wait{to{a:b}}.wrap>.Cart_a:hover{a:b}`,
  );
  expect(rulesOf(sheet, new Set(['Cart']))).toBe(
    '@layer reset,ui;@layer ui{.Cart_row{a:b}}@keyframes wait{to{a:b}}.wrap>.Cart_a:hover{a:b}',
  );
});

test('what comes later has the rules of other CSS modules alone, each in a block, without fonts and the look of all pages', () => {
  const sheet = parse(
    `@layer reset,ui;@layer reset{a{b:c}}@font-face{font-family:f}@layer ui{.Header_row{a:b}.Cart_row{a:b}@media print{.Cart_x{a:b}}.row{a:b}.Cart_row .Dialog_x{a:b}.Dialog_x{a:b}}@keyframes Dialog_in{to{a:b}}@keyframes wait{to{a:b}}`,
  );
  expect(rulesOfOthers(sheet, new Set(['Header']))).toBe(
    '@layer reset,ui;@layer ui{.Cart_row{a:b}@media print{.Cart_x{a:b}}}@layer ui{.Cart_row .Dialog_x{a:b}}@layer ui{.Dialog_x{a:b}}@keyframes Dialog_in{to{a:b}}',
  );
});
