import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import * as strings from '#strings/shell';
import { Tool } from './Button.tsx';
import styles from './Dialog.module.css';
import { focusSoon, openModals, pageHeading } from './focus.ts';
import { leave } from './leave.ts';
import { ToastRegion } from './ToastRegion.tsx';

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
 * A dialog, open while it is rendered, but not before another one has closed (SPEC 3.4). Focus starts at
 * the dialog, so that its name is said, and goes on to `data-initial-focus`; it stays inside, and returns
 * afterwards. Escape, the backdrop and the close button call `onClose`.
 */
export function Dialog({ shape, labelledBy, label, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => void leave(ref.current, onClose);
  const { isLeaving, ...presses } = usePresses(close);
  useModal(ref, isLeaving);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
      {...presses}
      onKeyDown={wrapFocus}
      tabIndex={-1}
    >
      <div className={styles.content}>
        {children}
        <Tool
          icon="close"
          className={`tool ${styles.close}`}
          label={strings.close}
          onClick={close}
        />
      </div>
      <ToastRegion />
      <p className="visually-hidden" aria-live="polite" />
    </dialog>
  );
}

/** A press on the backdrop closes it, but not one that starts inside, to select text. */
function usePresses(onClose: () => void) {
  const isPressedInside = useRef(false);
  /** A link in it was followed, and focus goes to the page of the link. */
  const isLeaving = useRef(false);
  return {
    isLeaving,
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isPressedInside.current = target !== currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      isLeaving.current = target instanceof Element && target.closest('a[href]') !== null;
      if (target === currentTarget && !isPressedInside.current) onClose();
      isPressedInside.current = false;
    },
  };
}

function useModal(ref: RefObject<HTMLDialogElement | null>, isLeaving: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let stop: (() => void) | undefined;
    const open = () => {
      if (!dialog.isConnected) return;
      // Its script may come late, when the shopper is in another dialog.
      const other = document.querySelector(openModals);
      if (other) {
        other.addEventListener('close', open, { once: true });
        return;
      }
      stop = openModal(dialog);
    };
    // Closed before it is removed: the browser returns focus only from a dialog that closes.
    const close = () => {
      stop?.();
      if (isLeaving.current) dialog.open = false;
      else dialog.close();
      // Also after an extension has closed it; but not while this one waits for another.
      if (!document.querySelector(openModals)) {
        delete document.documentElement.dataset['modal'];
      }
    };
    open();
    // The browser takes focus out of the dialog when the address leads to another part of the page.
    window.addEventListener('hashchange', close);
    return () => {
      window.removeEventListener('hashchange', close);
      close();
    };
  }, [ref, isLeaving]);
}

/**
 * A screen reader says the name of a dialog that has focus itself, and only later hears that focus is in
 * a field. A finger's keyboard opens only at once, and a letter typed meanwhile belongs to the field.
 *
 * @returns stops the wait for focus
 */
function openModal(dialog: HTMLDialogElement): () => void {
  const { activeElement } = document;
  const field = dialog.contains(activeElement)
    ? (activeElement as HTMLElement)
    : dialog.querySelector<HTMLElement>('[data-initial-focus]');
  lockScroll();
  const isUnasked = activeElement === document.body;
  const isOfScreen = dialog.closest('main') !== null;
  if (isUnasked && !isOfScreen) dialog.dataset['unasked'] = '';
  dialog.setAttribute('autofocus', '');
  dialog.showModal();
  dialog.focus();
  if (matchMedia('(pointer: coarse)').matches || field === activeElement) field?.focus();
  const handleKey = ({ key }: globalThis.KeyboardEvent) => {
    if (key.length === 1 && document.activeElement === dialog) field?.focus();
  };
  dialog.addEventListener('keydown', handleKey);
  const stop = focusSoon(() => field);
  return () => {
    dialog.removeEventListener('keydown', handleKey);
    stop();
    // The address has opened it, and no element is there to return to (SPEC 2.26).
    if (isUnasked && isOfScreen) focusSoon(pageHeading);
  };
}

/** Keeps the page from scrolling, and from moving sideways when its scrollbar disappears. */
function lockScroll(): void {
  const { documentElement } = document;
  const width = window.innerWidth - documentElement.clientWidth;
  if (width > 0) documentElement.style.setProperty('--scrollbar', `${width}px`);
  documentElement.dataset['modal'] = '';
}

/**
 * Keeps Tab inside an element: after its last stop comes the first, and back. In a modal dialog the
 * browser would go to its own controls in between, and a screen reader with it (SPEC 3.8).
 */
function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget } = event;
  if (key !== 'Tab') return;
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    ),
  ].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
  const position = stops.findIndex((stop) => stop === document.activeElement);
  if (shiftKey ? position > 0 : position < stops.length - 1) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}
