import { flushSync } from 'react-dom';

/** Something that the shopper did before the page was hydrated, and what the field held then. */
export type EarlyEvent = {
  /** A `click` is a press of a button. */
  readonly type: string;
  readonly key: string | undefined;
  readonly element: Field;
  readonly value: string;
};

declare global {
  interface Window {
    /** Ends the recording of app/shell/boot.ts and gives what it holds; the second time nothing. */
    takeEarlyEvents?: () => readonly EarlyEvent[] | undefined;
    /** Hydrates the page. It is called again where a file has not come. */
    startShop?: () => Promise<void>;
  }
}

type Field = HTMLInputElement & {
  /** By this React knows whether a value is new. */
  _valueTracker?: { setValue: (seen: string) => void };
};

/** By which event React hears of a field's value, where it is another than `input`. */
const eventNames: Partial<Record<string, string>> = {
  'select-one': 'change',
  checkbox: 'click',
  radio: 'click',
};

/**
 * Hydrates the page, and then does in order what the shopper did before (SPEC 13.1). Each step is
 * rendered before the next, which may depend on it.
 */
export function hydrateAndReplay(
  root: HTMLElement,
  events: readonly EarlyEvent[],
  hydrate: (onRecoverableError: (error: unknown) => void) => void,
): void {
  const findControls = () => [
    ...root.querySelectorAll<Field>(':is(a,button,input,select,textarea)'),
  ];
  const before = findControls();
  const focused = before.findIndex((element) => element === document.activeElement);
  let after = before;
  const handleRecoverableError = (error: unknown) => {
    // oxlint-disable-next-line eslint/no-console -- No error to the shopper, who loses nothing.
    console.warn(error);
    // Something, such as an extension, has changed the page, and React has made all of it anew.
    after = findControls();
    for (const [position, { value, checked }] of before.entries()) {
      Object.assign(after[position] ?? {}, { value, checked });
    }
    after[focused]?.focus();
  };
  flushSync(() => hydrate(handleRecoverableError));
  for (const event of events) {
    const element = after[before.indexOf(event.element)];
    if (element) flushSync(() => replay(element, event));
  }
}

function replay(element: Field, { type, key, value }: EarlyEvent): void {
  delete element.dataset['heard'];
  if (type === 'click') {
    element.click();
    return;
  }
  if (type === 'input') {
    // Writing it again would end a composition and move the caret.
    if (element.value !== value) element.value = value;
    // React has seen the value while it hydrated, and would not tell the component.
    element._valueTracker?.setValue('\0');
  }
  // A click that is no mouse's ticks nothing.
  const name = (type === 'input' && eventNames[element.type]) || type;
  const event = new Event(name, { bubbles: true, cancelable: true });
  element.dispatchEvent(Object.assign(event, { key }));
}
