import { expect, test } from 'vitest';
import { phoneLink } from './phoneLink.ts';

const phone = '+91 98765 43210';

test('the number opens a chat in WhatsApp if the owner says so, and else a call', () => {
  expect(phoneLink({ phone, opens: 'whatsapp' })).toEqual({
    href: 'https://wa.me/919876543210',
    target: '_blank',
    rel: 'noopener',
  });
  for (const opens of ['phone', undefined] as const) {
    expect(phoneLink({ phone, opens })).toEqual({ href: 'tel:+919876543210' });
  }
});
