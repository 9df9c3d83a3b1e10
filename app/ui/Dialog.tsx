import { type MouseEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { wrapFocus } from './wrapFocus.ts';

type DialogProps = {
  /** `sheet` rises from the foot of a phone and stands centred elsewhere; `top` hangs from the top edge. */
  readonly shape: 'sheet' | 'top';
  /** The id of the heading that names it; or `label`, where none is shown. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal dialog, open for as long as it is rendered. Focus goes round in it and is given back;
 * Escape, the backdrop and the close button ask for closing. Focus starts at `data-initial-focus`.
 */
export function Dialog({ shape, labelledBy, label, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: the browser returns focus only from a dialog that closes.
  useLayoutEffect(() => {
    const dialog = ref.current;
    reserveScrollbar();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    return () => dialog?.close();
  }, []);

  // A press that began inside, to select text, and ended on the backdrop asks for nothing.
  const isPressedInside = useRef(false);
  const handlePointerDown = ({ target, currentTarget }: PointerEvent) => {
    isPressedInside.current = target !== currentTarget;
  };
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && !isPressedInside.current) onClose();
    isPressedInside.current = false;
  };
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
      onKeyDown={wrapFocus}
    >
      <div className={styles.content}>
        {children}
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ToastRegion />
    </dialog>
  );
}

/** Keeps the page from jumping sideways when its scrollbar, which takes room here, goes away. */
function reserveScrollbar(): void {
  const { documentElement } = document;
  const width = window.innerWidth - documentElement.clientWidth;
  if (width > 0) documentElement.style.setProperty('--scrollbar', `${width}px`);
}
