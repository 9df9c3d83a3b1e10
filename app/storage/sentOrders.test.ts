import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubWindow } from './storageWindow.testing.ts';
import type { PastOrder } from '#ordering/pastOrder.ts';

function anOrder(facts: Partial<PastOrder> = {}): PastOrder {
  return {
    reference: '7K2M-94QX',
    time: 1_800_000_000_000,
    language: 'en',
    lines: [{ id: 1, quantity: 2, title: 'Face Wash', detail: '', figure: 'Rs. 798.00' }],
    sums: [['Total', 'Rs. 798.00']],
    ...facts,
  };
}

async function openPage() {
  vi.resetModules();
  return import('./sentOrders.ts');
}

beforeEach(() => void stubWindow());

describe('The orders on this device', () => {
  test('the newest is the first, and a reference is there once', async () => {
    const page = await openPage();
    page.rememberOrder(anOrder());
    page.rememberOrder(anOrder({ reference: 'AAAA-AAAA', shipTo: ['Asha Rao'] }));
    page.rememberOrder(anOrder({ time: 2 }));
    const references = page.sentOrders.read().map(({ reference }) => reference);
    expect(references).toEqual(['7K2M-94QX', 'AAAA-AAAA']);
    expect((await openPage()).sentOrders.read()).toEqual(page.sentOrders.read());
  });

  test('of twenty-one, the oldest is forgotten, and what is no order stays', async () => {
    const { texts } = stubWindow();
    texts.set('beau:orders', '[{"reference":"<b>"}]');
    const page = await openPage();
    const references = Array.from('0123456789ABCDEFGHJKM', (sign) => `${sign.repeat(4)}-0000`);
    for (const reference of references) page.rememberOrder(anOrder({ reference }));
    expect(page.sentOrders.read()).toHaveLength(20);
    expect(page.sentOrders.read().at(-1)?.reference).toBe('1111-0000');
    expect(texts.get('beau:orders')).toContain('{"reference":"<b>"}');
  });
});
