import { beforeEach, describe, expect, test } from 'vitest';
import { toBuyer } from '#ordering/buyer.ts';
import { rememberOrder, sentOrders } from './sentOrders.ts';
import { forgetAddress, keepAddress, storedAddress } from './storedAddress.ts';
import { type StorageWindow, stubWindow } from './storageWindow.testing.ts';

let here: StorageWindow;
beforeEach(() => {
  here = stubWindow();
});

describe('The remembered address', () => {
  test('is there again, without what is about one order, until it is forgotten', () => {
    expect(storedAddress.read()).toBeUndefined();
    keepAddress(toBuyer({ name: 'Asha Rao', note: 'Gift', payment: 'UPI' }));
    expect(storedAddress.read()).toEqual(toBuyer({ name: 'Asha Rao' }));
    forgetAddress();
    expect(storedAddress.read()).toBeUndefined();
    expect([...here.texts.keys()]).toEqual([]);
  });

  test('leaves each order on this device when it is forgotten', () => {
    const order = { reference: '7K2M-94QX', time: 1, language: 'en', lines: [], sums: [] };
    rememberOrder(order);
    rememberOrder({ ...order, reference: 'AAAA-AAAA', shipTo: ['Asha Rao'] });
    forgetAddress();
    expect(sentOrders.read()).toEqual([{ ...order, reference: 'AAAA-AAAA' }, order]);
    expect(here.texts.get('beau:orders')).not.toContain('Asha');
  });
});
