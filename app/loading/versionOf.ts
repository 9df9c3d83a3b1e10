/**
 * The version that each page of the shop names, also without the quotation marks that some hosts take out;
 * `undefined` for any other answer, such as an error of the host.
 */
export async function versionOf(answer: Response): Promise<string | undefined> {
  if (!answer.ok && answer.status !== 404) return undefined;
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
  return /<html[^>]* data-version="?([^"\s>]+)/.exec(await answer.text())?.[1];
}
