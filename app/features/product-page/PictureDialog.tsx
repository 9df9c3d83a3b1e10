import { useRef, useState } from 'react';
import type { DescribedPicture } from '#catalogue/picture.ts';
import { announce, joinSentences } from '#ui/announce.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import { ZoomView } from '#ui/ZoomView.tsx';
import { zoomBy, zoomStep } from '#ui/zoom.ts';
import * as strings from '#strings/productPage';
import styles from './PictureDialog.module.css';

export type PictureDialogProps = {
  readonly name: string;
  readonly pictures: readonly DescribedPicture[];
  /** The position of the picture that was pressed. */
  readonly start: number;
  readonly onClose: () => void;
};

/** All of each picture of the product, in a dialog that fills the window (SPEC 16.15). */
export function PictureDialog({ name, pictures, start, onClose }: PictureDialogProps) {
  const [position, setPosition] = useState(start);
  const view = useRef<HTMLDivElement>(null);
  const picture = pictures[position];
  const turn = (difference: 1 | -1) =>
    setPosition((position + difference + pictures.length) % pictures.length);
  const place = strings.positionOf({ number: position + 1, count: pictures.length });
  const said = picture && joinSentences([place, picture.alt]);
  useAnnounced(said);
  const zoom = (factor: number) => {
    const percent = view.current && zoomBy(view.current, factor);
    announce(`${factor > 1 ? strings.larger : strings.smaller} ${percent} %`);
  };
  return (
    <Dialog shape="full" label={strings.picturesOf(name)} onClose={onClose}>
      {picture && (
        <ZoomView
          ref={view}
          picture={picture}
          label={joinSentences([strings.picturesOf(name), said, strings.pictureView])}
          onZoom={zoom}
          onTurn={turn}
        />
      )}
      <div className={styles.tools}>
        {pictures.length > 1 && (
          <>
            <Tool icon="back" label={strings.previousPicture} onPress={() => turn(-1)} />
            <p className="num">{place}</p>
            <Tool icon="forward" label={strings.nextPicture} onPress={() => turn(1)} />
          </>
        )}
        <Tool icon="minus" label={strings.smaller} onPress={() => zoom(1 / zoomStep)} />
        <Tool icon="plus" label={strings.larger} onPress={() => zoom(zoomStep)} />
      </div>
    </Dialog>
  );
}

type ToolProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
};

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
