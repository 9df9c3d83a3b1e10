type Point = { readonly clientX: number; readonly clientY: number };

/** The widths of a picture in px. */
type Widths = {
  readonly now: number;
  /** All of it is in the box. */
  readonly fit: number;
  /** It fills the box, or each of its pixels is one px, whichever is smaller. */
  readonly full: number;
};

export const zoomStep = 1.4;

/** The maximum, relative to the full size. */
const maxFactor = 3;

/**
 * Makes the picture in a box larger or smaller. What is below the point, or in the middle, stays there.
 *
 * @returns how large it is then, in percent of the size at which all of it is in the box
 */
export function zoomBy(box: HTMLElement, factor: number, point?: Point): number {
  return zoomTo(box, ({ now }) => now * factor, point);
}

/** Shows all of the picture, or it at full size again. */
export function toggleZoom(box: HTMLElement, point?: Point): void {
  zoomTo(box, ({ now, fit, full }) => (now > fit + 1 ? fit : full), point);
}

export function resetZoom(box: HTMLElement): void {
  zoomTo(box, ({ full }) => full);
  const left = (box.scrollWidth - box.clientWidth) / 2;
  const top = (box.scrollHeight - box.clientHeight) / 2;
  box.scrollTo({ left, top, behavior: 'instant' });
}

function zoomTo(box: HTMLElement, choose: (widths: Widths) => number, point?: Point): number {
  const image = box.querySelector('img');
  if (!image) return 100;
  const { left, top, width, height } = box.getBoundingClientRect();
  const { clientX: x, clientY: y } = point ?? {
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  const before = image.getBoundingClientRect();
  const widths = widthsOf(box, image);
  const next = Math.min(widths.full * maxFactor, Math.max(widths.fit, choose(widths)));
  image.style.width = `${next}px`;
  const after = image.getBoundingClientRect();
  box.scrollBy({
    left: after.left - x + ((x - before.left) / before.width) * after.width,
    top: after.top - y + ((y - before.top) / before.height) * after.height,
    behavior: 'instant',
  });
  return Math.round((next / widths.fit) * 100);
}

function widthsOf(box: HTMLElement, image: HTMLImageElement): Widths {
  // The attributes are the master's size; the browser may have loaded a smaller copy so far.
  const width = Number(image.getAttribute('width'));
  const ratio = width / Number(image.getAttribute('height'));
  const { clientWidth, clientHeight } = box;
  const fit = Math.min(clientWidth, clientHeight * ratio);
  const cover = Math.max(clientWidth, clientHeight * ratio);
  return { now: image.offsetWidth, fit, full: Math.max(fit, Math.min(cover, width)) };
}
