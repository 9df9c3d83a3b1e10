import type { Box } from './probe.ts';

/** Text that is cut off, and text that overlaps other text. Runs in the page. */
export function findLostText(): string[] {
  const { probe } = window;
  const lines = probe.lines();
  const found: string[] = [];

  for (const { text, element, box } of lines) {
    const clip = probe.clipOf(element);
    const lost = Math.max(
      clip.left - box.left,
      box.right - clip.right,
      clip.top - box.top,
      box.bottom - clip.bottom,
    );
    if (lost > 1) found.push(`${probe.named(element)}: ${Math.ceil(lost)} px of "${text}" are cut`);
  }

  const canvas = document.createElement('canvas').getContext('2d');
  for (const field of probe.root().querySelectorAll('input, select')) {
    if (!probe.isShown(field) || !canvas) continue;
    const style = getComputedStyle(field);
    const shown =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : (field as HTMLInputElement).placeholder;
    canvas.font = style.font;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    const excess = canvas.measureText(shown).width - room;
    if (excess > 1)
      found.push(`${probe.named(field)}: "${shown}" is ${Math.ceil(excess)} px too long`);
  }

  const depth = (one: Box, other: Box) =>
    Math.min(
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    );
  const inOrder = lines
    .map((line) => ({ ...line, layer: probe.layerOf(line.element) }))
    .toSorted((one, other) => one.box.top - other.box.top);
  for (const [index, one] of inOrder.entries()) {
    for (const other of inOrder.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.layer === other.layer && depth(one.box, other.box) > 1) {
        found.push(`"${one.text.slice(0, 40)}" lies on "${other.text.slice(0, 40)}"`);
      }
    }
  }
  return found;
}
