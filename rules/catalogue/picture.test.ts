import { describe, expect, test } from 'vitest';
import { fallbackAddress, pictureAddress, pictureWidths } from './picture.ts';

const master = { name: 'jar', stamp: 'a1b2', width: 1200, height: 1500 };

describe('Picture', () => {
  test('a picture has a copy in every width below its master’s, and one in the master’s own if it is much larger', () => {
    expect(pictureWidths(1000, 'webp')).toEqual([360, 720, 1000]);
    expect(pictureWidths(1200, 'avif')).toEqual([98, 220, 330, 490, 740, 1100]);
    expect(pictureWidths(720, 'webp')).toEqual([360, 720]);
    expect(pictureWidths(300, 'webp')).toEqual([300]);
    expect(pictureWidths(150, 'avif')).toEqual([98, 150]);
  });

  test('the fallback is a copy of medium size that every browser can show', () => {
    expect(pictureAddress(master, 330, 'avif')).toBe('pictures/jar.a1b2.330.avif');
    expect(fallbackAddress(master)).toBe('pictures/jar.a1b2.720.webp');
    expect(fallbackAddress({ ...master, width: 500 })).toBe('pictures/jar.a1b2.500.webp');
    expect(fallbackAddress({ ...master, width: 380 })).toBe('pictures/jar.a1b2.360.webp');
  });
});
