import { expect, test } from 'vitest';
import { replayEvent } from './replayEvent.ts';

/** What a control of a type notices when an event from before the hydration is repeated on it. */
function noticed(type: string, controlType = 'text'): readonly string[] {
  const seen: string[] = [];
  const control = Object.assign(new EventTarget(), {
    type: controlType,
    value: '',
    dataset: { heard: '' },
    click: () => seen.push('click'),
    dispatchEvent: ({ type: name }: Event) => seen.push(`${name} ${control.value}`),
  });
  const element = control as unknown as HTMLInputElement;
  replayEvent(element, { type, key: undefined, element, value: 'Asha' });
  return [...seen, ...Object.keys(control.dataset)];
}

test('a press is repeated, and what was typed or chosen is set first', () => {
  expect(noticed('click')).toEqual(['click']);
  expect(noticed('input')).toEqual(['input Asha']);
  expect(noticed('input', 'select-one')).toEqual(['change Asha']);
  expect(noticed('keydown')).toEqual(['keydown ']);
});
