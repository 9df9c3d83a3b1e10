import { expect, test } from 'vitest';
import { askLink, phoneLink } from './phoneLink.ts';

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

test('a question opens the chat, and else a mail, with every sign of its text', () => {
  const [subject, text] = ['Tea & "cup"', 'A & b?\nhttps://tea.shop/1'];
  const email = 'hello@tea.shop';
  expect(askLink({ phone, email, opens: 'whatsapp' }, subject, text)).toEqual({
    href: 'https://wa.me/919876543210?text=A%20%26%20b%3F%0Ahttps%3A%2F%2Ftea.shop%2F1',
    target: '_blank',
    rel: 'noopener',
  });
  expect(askLink({ phone, email }, subject, text)).toEqual({
    href: 'mailto:hello@tea.shop?subject=Tea%20%26%20%22cup%22&body=A%20%26%20b%3F%0D%0Ahttps%3A%2F%2Ftea.shop%2F1',
  });
});
