export const email = 'Email';
export const writeMessage = 'Write a message';
export const firstName = 'First name';
export const lastName = 'Last name';
export const phone = 'Phone';
export const optional = 'Optional';
export const comment = 'Comment';
export const send = 'Send';
export const sendNote =
  'Send opens your own mail program with the message in it. Nothing is sent from this page.';
/** Mail programs take an address of a limited length only. */
export const tooLongForMail = (letters: number) =>
  `What you typed is about ${letters} ${letters === 1 ? 'letter' : 'letters'} too long for a mail program. Please shorten it.`;
/** The subject of the e-mail. */
export const messageFrom = (name: string) => `Message from ${name}`;
