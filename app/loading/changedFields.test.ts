import { afterEach, describe, expect, test, vi } from 'vitest';
import { changedFields } from './changedFields.ts';

const aSelect = (selectedIndex: number, ...marks: readonly boolean[]) => ({
  type: 'select-one',
  selectedIndex,
  options: marks.map((defaultSelected) => ({ defaultSelected })),
});

describe('A field with another value than it came with', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['a text that was typed', { type: 'text', value: 'Asha', defaultValue: '' }, true],
    ['a text as it came', { type: 'text', value: '1', defaultValue: '1' }, false],
    ['a checkbox', { type: 'checkbox', value: 'on', defaultValue: '' }, false],
    ['another option than the marked one', aSelect(0, false, true), true],
    ['the marked option', aSelect(1, false, true), false],
    ['the first option, where none is marked', aSelect(0, false, false), false],
    ['another option, where none is marked', aSelect(1, false, false), true],
  ])('%s', (_, field, isChanged) => {
    vi.stubGlobal('document', { querySelectorAll: () => [field] });
    expect(changedFields()).toEqual(isChanged ? [field] : []);
  });
});
