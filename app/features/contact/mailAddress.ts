import { messageFrom } from '#words/contact.ts';

type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly comment: string;
};

/** A `mailto:` address that opens the visitor's mail program with the message in it (SPEC 10.2). */
export function mailAddress(to: string, { name, email, phone, comment }: ContactMessage): string {
  const signature = [name, email, phone].filter((part) => part !== '').join('\n');
  const subject = encodeURIComponent(messageFrom(name));
  const body = encodeURIComponent(`${comment}\n\n${signature}`.replaceAll(/\r?\n/g, '\r\n'));
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
