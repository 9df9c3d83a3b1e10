import { useState } from 'react';
import { type DescribedPicture, pictureWidths } from '#catalogue/picture.ts';
import { joinSentences } from '#ui/announce.ts';
import { Tool } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { OwnGround } from '#ui/OwnGround.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/productPage';
import styles from './PictureDialog.module.css';

export type PictureDialogProps = {
  readonly name: string;
  readonly pictures: readonly DescribedPicture[];
  /** The position of the picture that was pressed. */
  readonly start: number;
  readonly onClose: () => void;
};

/**
 * All of each picture of the product, as large as the window or as its file (SPEC 16.15). The browser scrolls it,
 * and enlarges it where two fingers pinch the screen.
 */
export function PictureDialog({ name, pictures, start, onClose }: PictureDialogProps) {
  const [position, setPosition] = useState(start);
  const [isFile, setFile] = useState(false);
  const shown = pictures[position];
  const turn = (difference: 1 | -1) =>
    setPosition((position + difference + pictures.length) % pictures.length);
  const place = strings.positionOf({ number: position + 1, count: pictures.length });
  const said = shown && joinSentences([place, shown.alt]);
  useAnnounced(said);
  return (
    <Dialog shape="full" label={strings.picturesOf(name)} onClose={onClose}>
      {shown && (
        <OwnGround>
          <div
            className={styles.view}
            role="group"
            aria-label={joinSentences([strings.picturesOf(name), said, strings.pictureView])}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll what has focus.
            tabIndex={0}
            data-initial-focus
            data-file={isFile}
          >
            <Picture
              key={shown.picture.name}
              source={shown.picture}
              alt={shown.alt}
              sizes={`${pictureWidths(shown.picture.width, 'avif').at(-1)}px`}
              isFirst
              className="whole"
            />
          </div>
        </OwnGround>
      )}
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <>
            <Tool icon="back" label={strings.previousPicture} onClick={() => turn(-1)} />
            <p className="num">{place}</p>
            <Tool icon="forward" label={strings.nextPicture} onClick={() => turn(1)} />
          </>
        )}
        <Tool
          icon={isFile ? 'minus' : 'plus'}
          label={isFile ? strings.smaller : strings.larger}
          onClick={() => setFile(!isFile)}
        />
      </div>
    </Dialog>
  );
}
