type Channels = readonly [red: number, green: number, blue: number];

/** The contrast of two colours as WCAG defines it, from 1 to 21; opacity is ignored. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour between two: `share` 0 is the first, 1 is the second. */
export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  return toHex(channels(one).map((value, index) => value + ((to[index] ?? 0) - value) * share));
}

/** Whichever of the candidates has the most contrast to a colour. */
export function mostReadable(on: string, ...candidates: readonly string[]): string {
  return candidates.toSorted((one, other) => contrast(other, on) - contrast(one, on))[0] ?? on;
}

/** The colour itself, or the nearest one, darker or lighter, that has enough contrast to the other. */
export function readable(colour: string, on: string, least: number): string {
  if (contrast(colour, on) >= least) return colour;
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  for (const share of steps) {
    const found = ['#000000', '#ffffff']
      .map((end) => mix(colour, end, share))
      .find((candidate) => contrast(candidate, on) >= least);
    if (found !== undefined) return found;
  }
  return mostReadable(on, '#000000', '#ffffff');
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function channels(colour: string): Channels {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function toHex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
