import { describe, expect, test } from 'vitest';
import { changeAutoplay, initialAutoplay, isMoving, isPaused, pressPause } from './autoplay.ts';

const reduced = changeAutoplay(initialAutoplay, { isMotionReduced: true });
const press = (autoplay: typeof initialAutoplay) => changeAutoplay(autoplay, pressPause(autoplay));

describe('Autoplay', () => {
  test('a carousel moves until Pause is pressed, and again after Play is pressed', () => {
    expect(isMoving(initialAutoplay)).toBe(true);
    const paused = press(initialAutoplay);
    expect([isPaused(paused), isMoving(paused)]).toEqual([true, false]);
    const playing = press(paused);
    expect([isPaused(playing), isMoving(playing)]).toEqual([false, true]);
  });

  test.each(['hasPointer', 'hasFocus', 'isPageHidden'] as const)(
    'a carousel stands still while its state says %s, and the button still says Pause',
    (reason) => {
      const stopped = changeAutoplay(initialAutoplay, { [reason]: true });
      expect([isPaused(stopped), isMoving(stopped)]).toEqual([false, false]);
      expect(isMoving(changeAutoplay(stopped, { [reason]: false }))).toBe(true);
    },
  );

  test('under reduced motion the button says Play, and the carousel moves only after it is pressed', () => {
    expect([isPaused(reduced), isMoving(reduced)]).toEqual([true, false]);
    expect(isMoving(press(reduced))).toBe(true);
  });

  test('a shopper who has pressed Pause or Play keeps that when reduced motion changes', () => {
    const paused = press(initialAutoplay);
    const playing = press(reduced);
    expect(isPaused(changeAutoplay(paused, { isMotionReduced: false }))).toBe(true);
    expect(isPaused(changeAutoplay(playing, { isMotionReduced: true }))).toBe(false);
  });

  test('a carousel moves at once after Play is pressed with mouse and focus on the button', () => {
    const paused = press(initialAutoplay);
    const over = changeAutoplay(paused, { hasPointer: true, hasFocus: true });
    expect(isMoving(press(over))).toBe(true);
  });

  test('a press of Play does not move a page that is hidden', () => {
    const hidden = changeAutoplay(press(initialAutoplay), { isPageHidden: true });
    expect(isMoving(press(hidden))).toBe(false);
  });

  test('a change to what already is gives the same object, so nothing is rendered again', () => {
    const over = changeAutoplay(initialAutoplay, { hasPointer: true });
    expect(changeAutoplay(over, { hasPointer: true })).toBe(over);
    const paused = press(initialAutoplay);
    expect(changeAutoplay(paused, { choice: 'paused' })).toBe(paused);
  });
});
