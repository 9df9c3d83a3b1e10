/** An event from before the page was hydrated, and the value of its field at that time. */
export type EarlyEvent = {
  /** A `click` is a press of a button. */
  readonly type: string;
  readonly key: string | undefined;
  readonly element: HTMLInputElement;
  readonly value: string;
};

/** Repeats an event on its control, as if the shopper had waited for the hydration (SPEC 13.1). */
export function replayEvent(element: HTMLInputElement, { type, key, value }: EarlyEvent): void {
  delete element.dataset['heard'];
  if (type === 'click') {
    element.click();
    return;
  }
  // Setting the same value would end a composition and move the caret.
  if (type === 'input' && element.value !== value) element.value = value;
  // A text field's handler is `onInput`: `onChange` is not called for a value that React found at hydration.
  const name = type === 'input' && element.type === 'select-one' ? 'change' : type;
  const event = new Event(name, { bubbles: true, cancelable: true });
  element.dispatchEvent(Object.assign(event, { key }));
}
