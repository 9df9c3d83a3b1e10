import { describe, expect, test } from 'vitest';
import { middlingAddress, pictureAddress, pictureWidths } from './picture.ts';

const master = { name: 'jar', stamp: 'a1b2', width: 1200, height: 1500, tone: 'sand' };

describe('Picture', () => {
  test('5.1 is offered in every step that its master can fill, and in the master’s own size', () => {
    expect(pictureWidths(1000, 'webp')).toEqual([360, 720, 1000]);
    expect(pictureWidths(720, 'webp')).toEqual([360, 720]);
    expect(pictureWidths(300, 'webp')).toEqual([300]);
    expect(pictureWidths(150, 'avif')).toEqual([80, 98, 120, 148, 150]);
  });

  test('5.1 no place is shown with less than nine tenths of its pixels', () => {
    const widths = pictureWidths(2000, 'avif');
    for (const [step, width] of widths.entries()) {
      // The worst place is as wide as the middle between this copy and the next.
      const middle = (width + (widths[step + 1] ?? width)) / 2;
      expect(width / middle).toBeGreaterThan(0.89);
    }
  });

  test('11.2 is known elsewhere by a copy of middling size that every browser can show', () => {
    expect(pictureAddress(master, 330, 'avif')).toBe('pictures/jar.a1b2.330.avif');
    expect(middlingAddress(master)).toBe('pictures/jar.a1b2.720.webp');
    expect(middlingAddress({ ...master, width: 500 })).toBe('pictures/jar.a1b2.500.webp');
  });
});
