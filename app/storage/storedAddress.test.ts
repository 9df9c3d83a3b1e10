import { beforeEach, describe, expect, test } from 'vitest';
import { rememberOrder, sentOrders } from './sentOrders.ts';
import { forgetAddress } from './storedAddress.ts';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

let here: StorageWindow;
beforeEach(() => {
  here = stubWindow();
});

describe('The remembered address', () => {
  test('leaves each order on this device when it is forgotten', () => {
    const order = { reference: '7K2M-94QX', time: 1, language: 'en', lines: [], sums: [] };
    rememberOrder(order);
    rememberOrder({ ...order, reference: 'AAAA-AAAA', shipTo: ['Asha Rao'] });
    forgetAddress();
    expect(sentOrders.read()).toEqual([{ ...order, reference: 'AAAA-AAAA' }, order]);
    expect(here.texts.get('beau:orders')).not.toContain('Asha');
  });
});
