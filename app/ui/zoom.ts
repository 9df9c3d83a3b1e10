type Point = { readonly clientX: number; readonly clientY: number };

export const zoomStep = 1.4;

/** The maximum, relative to the width at which all of the picture is in the box. */
const maxFactor = 5;

/**
 * Makes the picture in a box larger or smaller, but not smaller than all of it. What is below the point, or
 * in the middle, stays there.
 *
 * @returns how large it is then, in percent of the size at which all of it is in the box
 */
export function zoomBy(box: HTMLElement, factor: number, point?: Point): number {
  const image = box.querySelector('img');
  if (!image) return 100;
  const { left, top, width, height } = box.getBoundingClientRect();
  const { clientX: x, clientY: y } = point ?? {
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  const before = image.getBoundingClientRect();
  const fit = fitOf(box, image);
  const next = Math.min(fit * maxFactor, Math.max(fit, image.offsetWidth * factor));
  image.style.width = `${next}px`;
  const after = image.getBoundingClientRect();
  box.scrollBy({
    left: after.left - x + ((x - before.left) / before.width) * after.width,
    top: after.top - y + ((y - before.top) / before.height) * after.height,
    behavior: 'instant',
  });
  return Math.round((next / fit) * 100);
}

/** Shows the picture twice as large, or all of it again. */
export function toggleZoom(box: HTMLElement, point: Point): void {
  zoomBy(box, zoomBy(box, 1) > 100 ? 0 : 2, point);
}

function fitOf({ clientWidth, clientHeight }: HTMLElement, image: HTMLImageElement): number {
  // The attributes are the master's size; the browser may have loaded a smaller copy so far.
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  // `sizes` is the width of the largest copy: none of its pixels is larger than one px.
  return Math.min(clientWidth, clientHeight * ratio, Number.parseFloat(image.sizes));
}
