import { type Drawing, writeAttribute } from './drawing.ts';

/** The shop's drawn name, ready to be put into a page. */
export type Wordmark = {
  /** Its box, for the `viewBox` of whatever shows it. */
  readonly box: string;
  /** The drawing as one group with the id `mark`. */
  readonly drawing: string;
};

/** Attributes of the drawing's root that its parts inherit. */
const inherited = /^(?:fill|stroke)(?:-[a-z]+)?$/;

/** The drawn name of a drawing; `undefined` if that does not say how large it is. */
export function toWordmark({ attributes, content }: Drawing): Wordmark | undefined {
  const { width = '', height = '', viewBox } = attributes;
  const box = viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
  const [, , across = 0, down = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(across > 0 && down > 0)) return undefined;
  const kept = Object.entries(attributes).filter(([name]) => inherited.test(name));
  return {
    box: box.trim(),
    drawing: `<g id="mark"${kept.map(writeAttribute).join('')}>${content.trim()}</g>`,
  };
}
