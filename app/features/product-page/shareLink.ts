import { copyText } from '#ui/copyText.ts';
import { success } from '#ui/toast.ts';

/**
 * Gives a link to the browser's own way of sharing, or copies it and says so; `false` if the browser allows
 * neither.
 */
export async function shareLink(title: string, url: string, copied: string): Promise<boolean> {
  if ('share' in navigator) {
    const isDone = await navigator.share({ title, url }).then(
      () => true,
      // The shopper has closed the browser's list of ways to share.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isDone) return true;
  }
  if (!(await copyText(url))) return false;
  success(copied);
  return true;
}
