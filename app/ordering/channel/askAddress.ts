import { contact, orders } from '#shop/settings';
import { orderNumber } from '#strings/checkout.tsx';
import { href } from '#address/address.ts';
import { askLink } from '#address/phoneLink.ts';

/** The props of a link that asks the shop about an order, in the way in which it was ordered (SPEC 15.21). */
export function askAddress(reference: string) {
  const { phone = contact.phone, email = contact.email } = { ...orders };
  const about = orderNumber(reference);
  switch (import.meta.env.ORDER_CHANNEL) {
    case 'whatsapp':
      return askLink({ phone, email, opens: 'whatsapp' }, about);
    case 'mail':
      return askLink({ phone, email }, about);
    default:
      return { href: href('/contact') };
  }
}
