import { maxMailAddress } from '#links/address.ts';
import { messageFrom } from '#strings/textPages';

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

/** About how many letters of a message are too many for its address (SPEC 16.82); 0 if it fits. */
export function lettersTooMany(address: string, comment: string): number {
  const encoded = encodeURIComponent(comment).length;
  const excess = Math.max(0, address.length - maxMailAddress);
  return Math.ceil((excess * comment.length) / Math.max(1, encoded));
}
