import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToastContent, ToastOptions } from './toast.ts';

let toasts: typeof import('./toast.ts');

/** The module keeps its state for as long as a page: each test has a page of its own. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  toasts = await import('./toast.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

function show(
  text: string,
  { duration = 2000, ...content }: Partial<ToastContent & ToastOptions> = {},
) {
  toasts.setToastOptions({ duration, position: 'top-right' });
  toasts.showToast({ type: 'success', text, isSilent: true, ...content });
}

const shown = () => toasts.currentToasts().map(({ text }) => text);
const keys = () => toasts.currentToasts().map(({ key }) => key);
const openPage = () => toasts.claimToasts(Symbol('page'), true);

describe('Toasts', () => {
  test('each toast leaves when its own duration is over', () => {
    openPage();
    show('brief');
    show('long', { duration: 5000 });
    vi.advanceTimersByTime(1999);
    expect(shown()).toEqual(['brief', 'long']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(['long']);
    vi.advanceTimersByTime(3000);
    expect(shown()).toEqual([]);
  });

  test('toasts are paused until every reason to pause them is gone', () => {
    openPage();
    show('paused');
    vi.advanceTimersByTime(1500);
    toasts.pauseToasts('hover', true);
    toasts.pauseToasts('focus', true);
    toasts.pauseToasts('hover', false);
    show('comes while others are paused');
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(['paused', 'comes while others are paused']);
    toasts.pauseToasts('focus', false);
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual(['comes while others are paused']);
    vi.advanceTimersByTime(1500);
    expect(shown()).toEqual([]);
  });

  test.each([-24, 24])('a clock that is set by %d hours changes no time', (hours) => {
    openPage();
    show('paused');
    vi.advanceTimersByTime(1500);
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    toasts.pauseToasts('hover', true);
    toasts.pauseToasts('hover', false);
    vi.advanceTimersByTime(499);
    expect(shown()).toEqual(['paused']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test('a sixth toast replaces the oldest, and the others keep their time', () => {
    openPage();
    show('1');
    vi.advanceTimersByTime(1000);
    for (const text of ['2', '3', '4', '5', '6']) show(text);
    expect(shown()).toEqual(['2', '3', '4', '5', '6']);
    vi.advanceTimersByTime(1999);
    expect(shown()).toEqual(['2', '3', '4', '5', '6']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a toast with the text and type of the newest replaces it, with its full duration and a new key', () => {
    openPage();
    show('before');
    show('same');
    const [before, first] = keys();
    vi.advanceTimersByTime(1500);
    show('same');
    expect(shown()).toEqual(['before', 'same']);
    expect(keys()[0]).toBe(before);
    expect(keys()[1]).not.toBe(first);
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual(['same']);
    vi.advanceTimersByTime(1499);
    expect(shown()).toEqual(['same']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('another type, or another toast in between, makes two', () => {
    openPage();
    show('same');
    show('same', { type: 'info' });
    show('other');
    show('same');
    expect(shown()).toEqual(['same', 'same', 'other', 'same']);
  });

  test('toasts that come before there is a region make it load, wait, and then stay their full duration', () => {
    const load = vi.fn<() => void>();
    show('before anybody listens');
    const stop = toasts.followToasts(load);
    expect(load).toHaveBeenCalledTimes(1);
    show('before the region');
    expect(load).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(60_000);
    openPage();
    expect(shown()).toEqual(['before anybody listens', 'before the region']);
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual([]);
  });

  test('the region of the latest dialog owns the toasts, and the page’s region after the dialog has closed', () => {
    const page = Symbol('page');
    const dialog = Symbol('dialog');
    const leaveDialog = toasts.claimToasts(dialog, false);
    toasts.claimToasts(page, true);
    expect(toasts.ownsToasts(dialog)).toBe(true);
    expect(toasts.ownsToasts(page)).toBe(false);
    leaveDialog();
    expect(toasts.ownsToasts(page)).toBe(true);
  });

  test('in another region the time of a toast goes on, also if the pointer was on it', () => {
    openPage();
    show('moved');
    toasts.pauseToasts('hover', true);
    toasts.pauseToasts('focus', true);
    toasts.claimToasts(Symbol('dialog'), false);
    expect(toasts.areToastsPaused()).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(shown()).toEqual([]);
  });

  test('each toast that can be undone stays, also one with the same text', () => {
    openPage();
    show('removed', { undo: () => undefined });
    show('removed', { undo: () => undefined });
    expect(shown()).toEqual(['removed', 'removed']);
  });
});
