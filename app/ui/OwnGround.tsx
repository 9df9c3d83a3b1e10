import type { ReactNode } from 'react';
import styles from './OwnGround.module.css';

type OwnGroundProps = { readonly children: ReactNode };

/** A picture on a plate in the colours of its four corners, which fills the box around it (SPEC 14.94, 16.15). */
export function OwnGround({ children }: OwnGroundProps) {
  return (
    <div
      className={styles.ground}
      onLoadCapture={({ target, currentTarget }) => paint(target, currentTarget.firstElementChild)}
    >
      <canvas width={2} height={2} aria-hidden />
      {children}
    </div>
  );
}

function paint(image: EventTarget, plate: Element | null): void {
  if (!(plate instanceof HTMLCanvasElement && image instanceof HTMLImageElement)) return;
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = width / 20;
  for (const corner of [0, 1, 2, 3]) {
    const [x, y] = [corner % 2, corner >> 1];
    const from = [x * (width - side), y * (height - side), side, side] as const;
    plate.getContext('2d')?.drawImage(image, ...from, x, y, 1, 1);
  }
}
