/** How a shop can be asked: `contact` in its settings. */
type Contact = {
  readonly phone?: string | undefined;
  readonly opens?: 'phone' | 'whatsapp' | undefined;
  readonly email?: string | undefined;
};

/** Whether the shop can be asked in a chat, or by mail. */
export const canBeAsked = ({ phone, opens, email }: Contact) =>
  email !== undefined || (opens === 'whatsapp' && phone !== undefined);

/**
 * The props of a link that asks the shop: in a chat if its number opens one, and else by mail.
 *
 * @param subject of the mail; the chat has it where there is no text
 */
export function askLink(to: Contact, subject: string, text?: string) {
  if (to.opens === 'whatsapp') {
    const chat = phoneLink(to);
    return { ...chat, href: `${chat.href}?text=${encodeURIComponent(text ?? subject)}` };
  }
  const body = text ? `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}` : '';
  return { href: `mailto:${to.email}?subject=${encodeURIComponent(subject)}${body}` };
}

/** The props of the link of the shop's number: a call, or a chat if its owner chose that (SPEC 10.20). */
export function phoneLink({ phone = '', opens }: Omit<Contact, 'email'>) {
  return opens === 'whatsapp'
    ? { href: `https://wa.me/${phone.replaceAll(/\D/g, '')}`, target: '_blank', rel: 'noopener' }
    : { href: `tel:${phone.replaceAll(' ', '')}` };
}
