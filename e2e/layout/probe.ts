/** The position of something in the view, in CSS px. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** One line of text as the shopper sees it. */
type TextLine = {
  readonly text: string;
  readonly element: Element;
  /** The box of the glyphs, not of the line: from the height of capitals to the descenders. */
  readonly box: Box;
};

type Probe = {
  /** What a shopper can reach: the open dialog or menu, else the page. */
  readonly root: () => Element;
  readonly isShown: (element: Element) => boolean;
  readonly lines: () => TextLine[];
  /** The box to which an element's text is clipped, by itself or by its ancestors. */
  readonly clipOf: (element: Element) => Box;
  /** The fixed or sticky ancestor of an element, else the page; layers may cover each other. */
  readonly layerOf: (element: Element) => Element;
  /** Names an element for the reader of the failure. */
  readonly named: (element: Element) => string;
};

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Installs the functions that the layout checks share. Runs in the page, so it uses nothing from outside. */
export function installProbe(): void {
  const root = () =>
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.querySelector('#menu')?.closest('header') ??
    document.body;

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.vh, .skip, option, noscript') === null
    );
  };

  const clipOf = (element: Element) => {
    const clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    let scrollsAcross = false;
    let scrollsDown = false;
    let isFixed = false;
    for (let around: Element | null = element; around && !isFixed; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const { left, top, right, bottom } = around.getBoundingClientRect();
      // A scroll container can show the rest, so no ancestor of it clips the text.
      scrollsAcross ||= /auto|scroll/.test(overflowX);
      scrollsDown ||= /auto|scroll/.test(overflowY);
      if (/hidden|clip/.test(overflowX) && !scrollsAcross) {
        clip.left = Math.max(clip.left, left);
        clip.right = Math.min(clip.right, right);
      }
      if (/hidden|clip/.test(overflowY) && !scrollsDown && around !== document.documentElement) {
        clip.top = Math.max(clip.top, top);
        clip.bottom = Math.min(clip.bottom, bottom);
      }
      isFixed = position === 'fixed';
    }
    return clip;
  };

  const canvas = document.createElement('canvas').getContext('2d');
  const ascents = new Map<string, number>();
  /** Which part of a font's height is above its baseline. */
  const ascentOf = ({ fontFamily, fontWeight }: CSSStyleDeclaration) => {
    const font = `${fontWeight} 100px ${fontFamily}`;
    const known = ascents.get(font);
    if (known !== undefined || !canvas) return known ?? 0.75;
    canvas.font = font;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('H');
    const ascent = fontBoundingBoxAscent / (fontBoundingBoxAscent + fontBoundingBoxDescent);
    ascents.set(font, ascent);
    return ascent;
  };

  const lines = () => {
    const found: TextLine[] = [];
    const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.nodeValue?.trim() || !element || !isShown(element)) continue;
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      range.selectNodeContents(node);
      for (const { left, right, top, height } of range.getClientRects()) {
        if (right - left < 1) continue;
        const baseline = top + height * ascentOf(style);
        const box = { left, right, top: baseline - 0.7 * size, bottom: baseline + 0.2 * size };
        found.push({ text: node.nodeValue.trim(), element, box });
      }
    }
    return found;
  };

  const layerOf = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
    }
    return document.body;
  };

  const named = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const component = element.closest('[class]')?.getAttribute('class')?.split('-')[0] ?? '';
    return `<${element.tagName.toLowerCase()} ${component}> "${words.replaceAll(/\s+/g, ' ').slice(0, 50)}"`;
  };

  window.probe = { root, isShown, lines, clipOf, layerOf, named };
}
