import CMS, { type AppEventListener as Listener } from '@sveltia/cms';

const notReady = 'A photo is not ready yet. Wait until it is shown, and save again.';
const noPhoto = 'Add the first picture: without one the product cannot be shown.';

/** What the CMS shows in place of a photo that it makes smaller; meanwhile the field is empty. */
const isMaking = () => document.querySelector('.content-editor .empty [role=status]') !== null;

/**
 * Keeps the CMS from saving a form while a photo of it is not ready, which would lose it, and a product without a
 * photo (SPEC 19.8).
 *
 * @param pictured the folders of products whose first picture needs no field
 */
export function guardPhotos(pictured: readonly string[]): void {
  let wasMaking = false;
  const noteMaking = () => {
    wasMaking = isMaking();
  };
  // Between the press and the handler below, the photo may become ready, and be missing in what is saved.
  for (const type of ['click', 'keydown']) addEventListener(type, noteMaking, true);
  const preSave: Listener['handler'] = ({ entry }) => {
    if (wasMaking || isMaking()) refuse(notReady);
    if (entry.get('collection') !== 'products') return;
    const { pictures } = entry.get('data').toJS() as { pictures?: { primary?: string | null } };
    const isNamed = Boolean(pictures?.primary);
    const isFound = !entry.get('newRecord') && pictured.includes(entry.get('slug'));
    if (!isNamed && !isFound) refuse(noPhoto);
  };
  CMS.registerEventListener({ name: 'preSave', handler: preSave });
}

/** The CMS shows the cause of an error of this name, and saves nothing. */
function refuse(message: string): never {
  throw new Error('saving_failed', { cause: { message } });
}
