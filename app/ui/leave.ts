/** Lets what is open leave as it came, in less time; its style says how. `close` then removes it. */
export async function leave(opened: HTMLElement | null, close: () => void): Promise<void> {
  opened?.setAttribute('data-leaving', '');
  await Promise.allSettled(opened?.getAnimations().map(({ finished }) => finished) ?? []);
  // Meanwhile something else may have closed it.
  if (opened?.isConnected) close();
}
