import { type Messages, writeMessages, writePlural } from './compileMessages.ts';

/** The values of a module of messages, as a page has them. */
export async function loadMessages(
  messages: Messages,
  language: string,
  english = messages,
): Promise<Record<string, unknown>> {
  const code = writeMessages(messages, english).replaceAll(/^import\{plural\}.*$/gm, '');
  return import(`data:text/javascript,${encodeURIComponent(`${writePlural(language)}\n${code}`)}`);
}
