import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect } from 'react';
import { type DescribedPicture, pictureWidths } from '#catalogue/picture.ts';
import { OwnGround } from './OwnGround.tsx';
import { Picture } from './Picture.tsx';
import styles from './ZoomView.module.css';
import { toggleZoom, zoomBy, zoomStep } from './zoom.ts';

type ZoomViewProps = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly picture: DescribedPicture;
  /** The name of the box that the arrow keys scroll. */
  readonly label: string;
  /** A key was pressed that zooms. */
  readonly onZoom: (factor: number) => void;
  /** An arrow key was pressed sideways where there is nothing to scroll. */
  readonly onTurn: (difference: 1 | -1) => void;
};

/** How much a turn of the wheel zooms. A pinch on a touchpad comes as small turns with Control. */
const wheelFactor = 0.002;
const pinchFactor = 0.01;

/**
 * All of a picture. The browser scrolls it by touch and by the arrow keys, and zooms it when two
 * fingers pinch the screen; this adds wheel, mouse and keys.
 */
export function ZoomView({ ref, picture: { picture, alt }, label, onZoom, onTurn }: ZoomViewProps) {
  useReset(ref, picture);
  useWheel(ref);

  const handleKey = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const isNarrow = currentTarget.scrollWidth <= currentTarget.clientWidth;
    if (key === '+' || key === '=') onZoom(zoomStep);
    else if (key === '-') onZoom(1 / zoomStep);
    else if (key === import.meta.env.NEXT_KEY && isNarrow) onTurn(1);
    else if (key === import.meta.env.PREVIOUS_KEY && isNarrow) onTurn(-1);
  };
  return (
    <OwnGround>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Buttons do the same. */}
      <div
        ref={ref}
        className={styles.view}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll what has focus.
        tabIndex={0}
        data-initial-focus
        onKeyDown={handleKey}
        onPointerDown={capture}
        onPointerMove={drag}
        onDoubleClick={(event) => toggleZoom(event.currentTarget, event)}
        onDragStart={(event) => event.preventDefault()}
      >
        <Picture
          key={picture.name}
          source={picture}
          alt={alt}
          sizes={`${pictureWidths(picture.width, 'avif').at(-1)}px`}
          isFirst
          className="whole"
        />
      </div>
    </OwnGround>
  );
}

function capture({ pointerType, pointerId, currentTarget }: PointerEvent): void {
  if (pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
}

/** A mouse scrolls it; a finger does so by itself. */
function drag({ buttons, pointerType, movementX, movementY, currentTarget }: PointerEvent): void {
  if (buttons !== 1 || pointerType !== 'mouse') return;
  currentTarget.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
}

/** Shows the whole picture when the box gets its size, as the dialog opens, and when a phone is turned. */
function useReset(ref: RefObject<HTMLDivElement | null>, picture: object): void {
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (ref.current) zoomBy(ref.current, 0);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, picture]);
}

/** The wheel zooms. React's own handler of `wheel` is passive, and could not keep the page from scrolling. */
function useWheel(ref: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = event.ctrlKey ? pinchFactor : wheelFactor;
      if (box) zoomBy(box, Math.exp(-event.deltaY * factor), event);
    };
    box?.addEventListener('wheel', handleWheel, { passive: false });
    return () => box?.removeEventListener('wheel', handleWheel);
  }, [ref]);
}
