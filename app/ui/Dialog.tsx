import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import * as strings from '#strings/shell.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { wrapFocus } from './wrapFocus.ts';

type DialogProps = {
  /**
   * `sheet` is at the bottom of a phone and in the centre of wide screens; `top` is at the top
   * edge; `full` fills the window.
   */
  readonly shape: 'sheet' | 'top' | 'full';
  /** The id of its heading; or `label`, if it has none. */
  readonly labelledBy?: string;
  readonly label?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal dialog, open while it is rendered, but not before another one has closed (SPEC 3.4). Focus
 * starts at `data-initial-focus`, stays inside, and returns afterwards. Escape, the backdrop and the
 * close button call `onClose`.
 */
export function Dialog({ shape, labelledBy, label, onClose, children }: DialogProps) {
  const ref = useModal();
  // A press that starts inside, to select text, and ends on the backdrop does not close it.
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
        <button
          type="button"
          className={`tool ${styles.close}`}
          aria-label={strings.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <ToastRegion />
    </dialog>
  );
}

/** Opens the dialog while it is rendered. */
function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const open = () => {
      if (!dialog?.isConnected) return;
      // Its script may come late, when the shopper is in another dialog.
      const other = document.querySelector('dialog[open]');
      if (other) {
        other.addEventListener('close', open, { once: true });
        return;
      }
      lockScroll();
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    };
    // Closed before it is removed: the browser returns focus only from a dialog that closes.
    const close = () => {
      dialog?.close();
      // Also after an extension has closed it; but not while this one waits for another.
      if (!document.querySelector('dialog[open]')) delete document.documentElement.dataset['modal'];
    };
    open();
    // The browser takes focus out of the dialog when the address leads to another part of the page.
    window.addEventListener('hashchange', close);
    return () => {
      window.removeEventListener('hashchange', close);
      close();
    };
  }, []);
  return ref;
}

/** Keeps the page from scrolling, and from moving sideways when its scrollbar disappears. */
function lockScroll(): void {
  const { documentElement } = document;
  const width = window.innerWidth - documentElement.clientWidth;
  if (width > 0) documentElement.style.setProperty('--scrollbar', `${width}px`);
  documentElement.dataset['modal'] = '';
}
