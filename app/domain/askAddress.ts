import { contact, orders } from '#shop/settings';
import { orderNumber } from '#strings/checkout.tsx';
import { href } from './address.ts';

/** The props of a link that asks the shop about an order, in the way in which it was ordered (SPEC 15.21). */
export function askAddress(reference: string) {
  const about = encodeURIComponent(orderNumber(reference));
  switch (import.meta.env.ORDER_CHANNEL) {
    case 'whatsapp': {
      const number = (orders?.phone ?? contact.phone).replaceAll(/\D/g, '');
      return { href: `https://wa.me/${number}?text=${about}`, target: '_blank', rel: 'noopener' };
    }
    case 'mail':
      return { href: `mailto:${orders?.email ?? contact.email}?subject=${about}` };
    default:
      return { href: href('/contact') };
  }
}
