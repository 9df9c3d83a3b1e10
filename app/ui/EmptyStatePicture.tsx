import type { Picture as Source } from '#domain/picture.ts';
import { Picture } from './Picture.tsx';

type EmptyStatePictureProps = { readonly source: Source; readonly isFirst?: boolean };

/** The picture of an `EmptyState`: it sets the mood and says nothing. Apart, for those without one. */
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
