type Point = { readonly clientX: number; readonly clientY: number };

export const zoomStep = 1.4;

/** The maximum, relative to the width at which all of the picture is in the box. */
const maxFactor = 5;

/**
 * Makes the picture in a box larger or smaller. What is below the point, or in the middle, stays there.
 *
 * @returns how large it is then, in percent of the size at which all of it is in the box
 */
export function zoomBy(box: HTMLElement, factor: number, point?: Point): number {
  return zoomTo(box, ({ now }) => now * factor, point);
}

/** Shows the picture twice as large, or all of it again. */
export function toggleZoom(box: HTMLElement, point?: Point): void {
  zoomTo(box, ({ now, fit }) => (now > fit + 1 ? fit : 2 * fit), point);
}

/** Shows all of the picture. */
export function resetZoom(box: HTMLElement): void {
  zoomTo(box, ({ fit }) => fit);
}

/** The widths of a picture in px: its own, and that at which all of it is in the box. */
type Widths = { readonly now: number; readonly fit: number };

function zoomTo(box: HTMLElement, choose: (widths: Widths) => number, point?: Point): number {
  const image = box.querySelector('img');
  if (!image) return 100;
  const { left, top, width, height } = box.getBoundingClientRect();
  const { clientX: x, clientY: y } = point ?? {
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  const before = image.getBoundingClientRect();
  const fit = fitOf(box, image);
  const next = Math.min(fit * maxFactor, Math.max(fit, choose({ now: image.offsetWidth, fit })));
  image.style.width = `${next}px`;
  const after = image.getBoundingClientRect();
  box.scrollBy({
    left: after.left - x + ((x - before.left) / before.width) * after.width,
    top: after.top - y + ((y - before.top) / before.height) * after.height,
    behavior: 'instant',
  });
  return Math.round((next / fit) * 100);
}

function fitOf({ clientWidth, clientHeight }: HTMLElement, image: HTMLImageElement): number {
  // The attributes are the master's size; the browser may have loaded a smaller copy so far.
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  // `sizes` is the width of the largest copy: none of its pixels is larger than one px.
  return Math.min(clientWidth, clientHeight * ratio, Number.parseFloat(image.sizes));
}
