import { SaxesParser } from 'saxes';
import { escapeMarkup } from './escapeMarkup.ts';

/** A drawing that may be published: written again from what was read, never the text of the file itself. */
export type Drawing = {
  /** The attributes of its root. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
};

type DrawingProblem = { readonly line: number; readonly message: string };

type DrawingReading = {
  readonly drawing?: Drawing;
  readonly problems: readonly DrawingProblem[];
};

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Shapes, words and colours: nothing runs, loads, links or moves, and nothing is drawn many times over. */
const elements = words(`
  svg g defs path circle ellipse rect line polyline polygon text tspan title desc
  linearGradient radialGradient stop clipPath`);

const attributes = words(`
  xmlns xmlns:xlink xml:space version viewBox preserveAspectRatio width height
  id role aria-hidden aria-label aria-labelledby href xlink:href transform
  d points x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr pathLength
  fill fill-opacity fill-rule opacity color display visibility overflow vector-effect paint-order
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset clip-path clip-rule clipPathUnits shape-rendering text-rendering
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  font-family font-size font-style font-weight letter-spacing word-spacing text-anchor
  dominant-baseline textLength lengthAdjust`);

/** What may be written with parentheses: numbers, colours, and a part of the same drawing. */
const functions =
  /(?:matrix|translate|scale|rotate|skew[XY]|rgba?|hsla?)\([^()]*\)|url\((["']?)#[\w.-]+\1\)/g;

/** Every page has elements with these ids, or has them while a dialog is open. */
export const idsOfPages = words(
  'root main early-note mark menu menu-button notices subscribe-email sign-up-title close-title recent-title',
);

const asPlain = 'save it as plain SVG, with colours as attributes';

/** Reads the drawing of an SVG file, or says what of it may not be published (SPEC 14.6). */
export function readDrawing(svg: string): DrawingReading {
  const problems: DrawingProblem[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  const root: Record<string, string> = {};
  let content = '';
  const refuse = (message: string) => {
    const isSaid = problems.some((problem) => problem.message === message);
    if (!isSaid) problems.push({ line: parser.line, message });
  };
  const refusePart = (part: string) => refuse(`has ${part}, which a drawing may not: ${asPlain}`);

  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') refuse(`is in ${encoding}: save it in UTF-8`);
  });
  parser.on('doctype', () => refusePart('<!DOCTYPE>'));
  parser.on('cdata', () => refusePart('<![CDATA['));
  parser.on('processinginstruction', ({ target }) => refusePart(`<?${target}?>`));
  parser.on('opentag', ({ name, uri, attributes: own }) => {
    if (!isDrawn(name, uri, open)) refusePart(`<${name}>`);
    const pairs = Object.values(own).map((each) => [each.name, each.value] as const);
    for (const [attribute, value] of pairs) {
      if (isHarmless(attribute, value, open)) continue;
      refusePart(
        attributes.has(attribute) ? `${attribute}="${value.slice(0, 40)}"` : `${attribute}=`,
      );
    }
    if (open.length === 0) Object.assign(root, Object.fromEntries(pairs));
    else content += `<${name}${pairs.map(writeAttribute).join('')}>`;
    open.push(name);
  });
  parser.on('text', (text) => {
    if (open.length > 0) content += escapeMarkup(text);
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (open.length > 0) content += `</${name}>`;
  });
  try {
    parser.write(svg).close();
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^[\d:\s]+|\.$/g, '') : '';
    refuse(`is no SVG drawing (${reason}): save it as SVG`);
  }
  return problems.length > 0 ? { problems } : { drawing: { attributes: root, content }, problems };
}

function isDrawn(name: string, uri: string, open: readonly string[]): boolean {
  return (
    uri === 'http://www.w3.org/2000/svg' &&
    elements.has(name) &&
    // The root is the only drawing, and the texts have no elements.
    (name === 'svg') === (open.length === 0) &&
    !/^(?:title|desc)$/.test(open.at(-1) ?? '')
  );
}

function isHarmless(name: string, value: string, open: readonly string[]): boolean {
  if (!attributes.has(name) || value.includes('\\')) return false;
  if (name.endsWith('href')) return value.startsWith('#');
  if (name === 'id') return !idsOfPages.has(value);
  // Cut-outs of cut-outs take a browser longer and longer.
  if (name === 'clip-path' && open.includes('clipPath')) return false;
  return !value.replaceAll(functions, '').includes('(');
}

/** A drawing as an element of a page. */
export function writeDrawing({ attributes, content }: Drawing): string {
  return `<svg${Object.entries(attributes).map(writeAttribute).join('')}>${content}</svg>`;
}

/** One more attribute of an element, as HTML and XML read it. */
export function writeAttribute([name, value]: readonly [string, string]): string {
  return ` ${name}="${escapeMarkup(value)}"`;
}
