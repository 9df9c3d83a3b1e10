import type { contact } from '#shop/settings';

/** The props of the link of the shop's number: a call, or a chat if its owner chose that (SPEC 10.20). */
export function phoneLink({ phone, opens }: Pick<typeof contact, 'phone' | 'opens'>) {
  return opens === 'whatsapp'
    ? { href: `https://wa.me/${phone.replaceAll(/\D/g, '')}`, target: '_blank', rel: 'noopener' }
    : { href: `tel:${phone.replaceAll(' ', '')}` };
}
