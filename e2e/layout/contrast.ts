import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Box } from './probe.ts';

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type OverPicture = { readonly name: string; readonly colour: Colour; readonly least: number };
type Found = { readonly faint: string[]; readonly overPictures: OverPicture[] };

declare global {
  interface Window {
    /** The texts over pictures when they were last measured, in the order of `overPictures`. */
    textsOverPictures: Element[];
  }
}

/** The pixels behind texts over pictures, without the texts. */
export type Ground = { readonly pixels: Buffer; readonly width: number; readonly height: number };

/**
 * Text with a contrast below 4.5:1 (large text 3:1), and edges of controls below 3:1. Backgrounds that were
 * photographed before, and look the same in the other theme, come from `known`.
 */
export async function findFaint(page: Page, known: Map<string, Ground>): Promise<string[]> {
  const { faint, overPictures } = await page.evaluate(lookAtColours);
  const waiting = new Set(overPictures.keys());
  for (const index of waiting) {
    // One screenshot is enough for all texts that are close together.
    const { clip, boxes, key } = await page.evaluate(bringForward, index);
    const ground = known.get(key) ?? (await photograph(page, clip));
    known.set(key, ground);
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    for (const { text, ...box } of boxes) {
      waiting.delete(text);
      const { name, colour, least } = overPictures[text] ?? {};
      if (!name || !colour || !least) continue;
      const reached = worstRatio(colour, ground, box);
      if (reached < least) {
        faint.push(`${name} over a picture has contrast ${reached.toFixed(2)}, under ${least}`);
      }
    }
  }
  return faint;
}

type Clip = { readonly x: number; readonly y: number; width: number; height: number };

export async function photograph(page: Page, clip: Clip): Promise<Ground> {
  const picture = sharp(await page.screenshot({ clip, scale: 'css' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The contrast that 99 % of the pixels behind a text reach. */
export function worstRatio(colour: Colour, { pixels, width, height }: Ground, box: Box): number {
  const ratios: number[] = [];
  for (let y = Math.max(0, Math.round(box.top)); y < Math.min(height, box.bottom); y += 1) {
    for (let x = Math.max(0, Math.round(box.left)); x < Math.min(width, box.right); x += 1) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray((y * width + x) * 3);
      ratios.push(ratio(colour, [red, green, blue, 1]));
    }
  }
  ratios.sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 100)] ?? 1;
}

/** Scrolls to a text over a picture, hides all text, and returns where it was. Runs in the page. */
async function bringForward(index: number) {
  const texts = window.textsOverPictures;
  const around = texts[index]?.closest('li, section, div:has(> picture)') ?? document.body;
  around.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const pictures = [...around.querySelectorAll('img')].filter((img) => img.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before { color: transparent !important; border-color: transparent !important } .icon { visibility: hidden }',
  );
  document.adoptedStyleSheets = [sheet];
  const range = document.createRange();
  const boxes = texts.flatMap((element, text) => {
    if (text !== index && !around.contains(element)) return [];
    range.selectNodeContents(element);
    const { left, top, right, bottom } = range.getBoundingClientRect();
    return [{ text, left, top, right, bottom }];
  });
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.min(window.innerWidth, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.min(window.innerHeight, Math.max(...boxes.map((box) => box.bottom)));
  const looks = pictures.map((img) => img.currentSrc + getComputedStyle(img).filter);
  const { backgroundColor } = getComputedStyle(around);
  return {
    key: [window.innerWidth, index, backgroundColor, ...looks].join(' '),
    clip: { x: left, y: top, width: right - left, height: bottom - top },
    boxes: boxes.map((box) => ({
      text: box.text,
      left: box.left - left,
      right: box.right - left,
      top: box.top - top,
      bottom: box.bottom - top,
    })),
  };
}

function ratio(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Compares every text and edge with the plain colour behind it, and lists the texts over pictures. Runs in the page. */
function lookAtColours(): Found {
  const { probe } = window;
  const faint: string[] = [];
  const overPictures: OverPicture[] = [];
  window.textsOverPictures = [];

  const known = new Map<string, Colour>();
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const toColour = (text: string): Colour => {
    const colour = known.get(text);
    if (colour || !pen) return colour ?? [0, 0, 0, 1];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const read: Colour = [red, green, blue, alpha / 255];
    known.set(text, read);
    return read;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = (colour: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  /** The nearest opaque background, and the colour of all layers on it. */
  const groundOf = (start: Element | null) => {
    const veils: Colour[] = [];
    let element = start;
    for (; element; element = element.parentElement) {
      const colour = toColour(getComputedStyle(element).backgroundColor);
      if (colour[3] > 0) veils.push(colour);
      if (colour[3] === 1) break;
    }
    const colour = veils.reduceRight<Colour>(
      (below, veil) => over(veil, below),
      [255, 255, 255, 1],
    );
    return { element: element ?? document.body, colour };
  };
  const opacityOf = (element: Element) => {
    let opacity = 1;
    for (let around: Element | null = element; around; around = around.parentElement) {
      opacity *= Number(getComputedStyle(around).opacity);
    }
    return opacity;
  };
  const pictures = [...probe.root().querySelectorAll('img')].filter(
    (picture) => probe.isShown(picture) && opacityOf(picture) > 0,
  );
  const liesOnPicture = (element: Element, ground: Element) => {
    const text = element.getBoundingClientRect();
    return pictures.some((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const across = Math.min(right, text.right) - Math.max(left, text.left);
      const down = Math.min(bottom, text.bottom) - Math.max(top, text.top);
      return across > 1 && down > 1 && ground.contains(picture);
    });
  };

  const compare = (element: Element, text: string, isLarge: boolean, drawn: Colour) => {
    const least = isLarge ? 3 : 4.5;
    const opacity = opacityOf(element);
    if (opacity === 0) return;
    const ground = groundOf(element);
    if (liesOnPicture(element, ground.element)) {
      window.textsOverPictures.push(element);
      overPictures.push({ name: `"${text.slice(0, 50)}"`, colour: drawn, least });
      return;
    }
    const reached = ratio(
      over([drawn[0], drawn[1], drawn[2], drawn[3] * opacity], ground.colour),
      ground.colour,
    );
    if (reached < least) {
      faint.push(`${probe.named(element)} has contrast ${reached.toFixed(2)}, under ${least}`);
    }
  };
  const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
    Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);

  for (const element of new Set(probe.lines().map((line) => line.element))) {
    if (element.closest(':disabled')) continue;
    const style = getComputedStyle(element);
    compare(element, element.textContent?.trim() ?? '', isLarge(style), toColour(style.color));
  }
  for (const field of probe.root().querySelectorAll('input, select, textarea')) {
    if (!probe.isShown(field) || field.matches(':disabled')) continue;
    const isEmpty = !(field as HTMLInputElement).value;
    const style = getComputedStyle(field, isEmpty ? '::placeholder' : null);
    if (field.matches('[type=checkbox], [type=radio]')) continue;
    compare(field, probe.named(field), isLarge(getComputedStyle(field)), toColour(style.color));
  }

  // A control is visible by its border, the border of its container, or a background of its own.
  for (const control of probe
    .root()
    .querySelectorAll('input, select, textarea, button, a[class]')) {
    if (!probe.isShown(control) || control.matches(':disabled') || opacityOf(control) === 0)
      continue;
    const isField = control.matches('input:not([type=button]), select, textarea');
    const outer = groundOf(control.parentElement).colour;
    const edges = (isField ? [control, control.parentElement] : [control]).flatMap((element) => {
      if (!element) return [];
      const style = getComputedStyle(element);
      return (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => toColour(style[`border${side}Color`]));
    });
    const fill = toColour(getComputedStyle(control).backgroundColor);
    const drawn = [...edges, fill].filter((colour) => colour[3] > 0);
    if (edges.length === 0 && !isField) continue;
    const reached = Math.max(1, ...drawn.map((colour) => ratio(over(colour, outer), outer)));
    if (reached < 3) {
      faint.push(`The edge of ${probe.named(control)} has contrast ${reached.toFixed(2)}, under 3`);
    }
  }
  return { faint, overPictures };
}
