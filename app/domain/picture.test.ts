import { describe, expect, test } from 'vitest';
import { fallbackAddress, pictureAddress, pictureWidths } from './picture.ts';

const master = { name: 'jar', stamp: 'a1b2', width: 1200, height: 1500, tone: 'sand' };

describe('Picture', () => {
  test('5.1 a picture has a copy in every width below its master’s, and one in the master’s own', () => {
    expect(pictureWidths(1000, 'webp')).toEqual([360, 720, 1000]);
    expect(pictureWidths(720, 'webp')).toEqual([360, 720]);
    expect(pictureWidths(300, 'webp')).toEqual([300]);
    expect(pictureWidths(150, 'avif')).toEqual([80, 98, 120, 148, 150]);
  });

  test('5.1 whatever width the layout needs, a copy has nine tenths of its pixels', () => {
    const widths = pictureWidths(2000, 'avif');
    for (const [step, width] of widths.entries()) {
      // The worst width is in the middle between this copy and the next.
      const middle = (width + (widths[step + 1] ?? width)) / 2;
      expect(width / middle).toBeGreaterThan(0.89);
    }
  });

  test('11.2 the fallback is a copy of medium size that every browser can show', () => {
    expect(pictureAddress(master, 330, 'avif')).toBe('pictures/jar.a1b2.330.avif');
    expect(fallbackAddress(master)).toBe('pictures/jar.a1b2.720.webp');
    expect(fallbackAddress({ ...master, width: 500 })).toBe('pictures/jar.a1b2.500.webp');
  });
});
