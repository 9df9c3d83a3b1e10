/**
 * The version that each page of the shop names, also without the quotation marks that some hosts take out; an
 * empty text where the host has no such page and none of the shop in its place, and `undefined` for any other
 * answer, such as an error of the host.
 */
export async function versionOf(answer: Response): Promise<string | undefined> {
  const isMissing = answer.status === 404 || answer.status === 410;
  if (!answer.ok && !isMissing) return undefined;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  const page = isPage ? await answer.text() : '';
  return /<html[^>]* data-version="?([^"\s>]+)/.exec(page)?.[1] ?? (isMissing ? '' : undefined);
}
