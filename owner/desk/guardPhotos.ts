import type { PictureFacts } from '#reader/files/inspectPicture.ts';

const notReady = 'A photo is not ready yet. Wait until it is shown, and save again.';
/** What the check would say of a file. */
export const noPhoto = 'Add the first picture: without one the product cannot be shown.';

/** What the CMS shows in place of a photo that it makes smaller; meanwhile the field is empty. */
const isMaking = () => document.querySelector('.content-editor .empty [role=status]') !== null;
let wasMaking = false;

/** Notes whether a photo is being made when Save is pressed: it may become ready before the form is read. */
export function watchPhotos(): void {
  const noteMaking = () => {
    wasMaking = isMaking();
  };
  for (const type of ['click', 'keydown']) addEventListener(type, noteMaking, true);
}

/** Why the form cannot be saved while a photo of it is not ready, which would be lost (SPEC 19.8). */
export function sayNotReady(): string | undefined {
  return wasMaking || isMaking() ? notReady : undefined;
}

/** The facts of new photos of the open form, by the paths of their files: the form shows each. */
export async function newPhotos(
  folder: string,
  path: string,
): Promise<ReadonlyMap<string, PictureFacts>> {
  const shown = [
    ...document.querySelectorAll<HTMLImageElement>('.content-editor img[src^="blob:"]'),
  ];
  const facts = await Promise.all(
    shown.map(async (image) => {
      const name = nameOf(image);
      await image.decode().catch(() => undefined);
      const { naturalWidth: width, naturalHeight: height } = image;
      if (name === undefined || width === 0) return [];
      const own = path.includes('/products/') ? path.replace(/[^/]*$/, '') : `${folder}/pictures/`;
      const known = { width, height, isTurned: false, isOpaque: true, isCut: false, hash: name };
      return [[own + name, known] as const];
    }),
  );
  return new Map(facts.flat());
}

/** The CMS says the path of a photo beside it. */
function nameOf(image: HTMLImageElement): string | undefined {
  const field = image.closest('[data-key-path]')?.textContent ?? '';
  return /[\w-]+\.(?:jpe?g|png|webp|avif)/i.exec(field)?.[0];
}
