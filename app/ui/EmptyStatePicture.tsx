import type { Picture as Source } from '#domain/picture.ts';
import { Picture } from './Picture.tsx';

type EmptyStatePictureProps = { readonly source: Source; readonly isFirst?: boolean };

/** A decorative picture for an `EmptyState`; a file of its own, since not every one has a picture. */
export function EmptyStatePicture({ source, isFirst = false }: EmptyStatePictureProps) {
  return (
    <Picture
      source={source}
      alt=""
      sizes="(min-width: 1440px) 628px, (min-width: 768px) 46vw, 100vw"
      isFirst={isFirst && 'where shown'}
    />
  );
}
