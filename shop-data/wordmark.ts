/** The shop's drawn name, ready to be put into a page. */
export type Wordmark = {
  /** Its box, for the `viewBox` of whatever shows it. */
  readonly box: string;
  /** The drawing as one group with the id `mark`. */
  readonly drawing: string;
};

/** Attributes of the drawing's root that its parts inherit. */
const inherited = /^(?:fill|stroke)(?:-[a-z]+)?$/;

/** Reads a drawing, or says what is wrong with it, as the end of a sentence. */
export function readWordmark(svg: string): {
  readonly wordmark?: Wordmark;
  readonly problem?: string;
} {
  const [svgElement, attributes = '', inner = ''] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(svg.replaceAll(/<!--[\s\S]*?-->/g, '')) ?? [];
  if (svgElement === undefined) return { problem: 'is no SVG drawing: save it as SVG' };
  const forbidden = /<(?:script|style|image|foreignObject)\b|\s(?:on[a-z]+|style)=/.exec(
    inner,
  )?.[0];
  if (forbidden !== undefined) {
    return {
      problem: `contains “${forbidden.trim()}”, which a page may not show: save it as plain SVG, with colours as attributes`,
    };
  }
  const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  const box =
    of('viewBox') ??
    `0 0 ${Number.parseFloat(of('width') ?? '')} ${Number.parseFloat(of('height') ?? '')}`;
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) {
    return { problem: 'has no viewBox: save it with one, as in viewBox="0 0 640 80"' };
  }
  const kept = [...attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)]
    .filter(([, name = '']) => inherited.test(name))
    .map(([attribute]) => attribute)
    .join('');
  return {
    wordmark: {
      box: box.trim(),
      drawing: `<g id="mark"${kept}>${inner.trim()}</g>`,
    },
  };
}
