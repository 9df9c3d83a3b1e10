import {
  type FocusEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as strings from '#strings/shell';
import { Icon, type IconName } from './Icon.tsx';
import { pageHeading } from './focusSoon.ts';
import styles from './ToastRegion.module.css';
import {
  type Toast,
  areToastsPaused,
  claimToasts,
  currentToasts,
  dismissToast,
  pauseToasts,
  ownsToasts,
  subscribeToToasts,
} from './toast.ts';

declare module 'react' {
  interface CSSProperties {
    readonly '--toast-duration'?: string;
  }
}

const none: readonly Toast[] = [];
const icons: Record<Toast['type'], IconName> = {
  info: 'info',
  success: 'check',
  error: 'error',
  warning: 'warning',
  default: 'bell',
  loading: 'return',
};

/**
 * Where toasts are shown: one region is at the end of the page and one in every open dialog, since the
 * rest of the page is inert then. Only the topmost shows toasts. `announce` says them (SPEC 12.5).
 */
export function ToastRegion({ isBelowDialogs = false }: { readonly isBelowDialogs?: boolean }) {
  const [region] = useState(() => Symbol('toast region'));
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const isPaused = useSyncExternalStore(subscribeToToasts, areToastsPaused, () => false);
  useEffect(() => claimToasts(region, isBelowDialogs), [region, isBelowDialogs]);
  useEffect(() => {
    const handleVisibility = () => pauseToasts('hidden', document.hidden);
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  const shown = ownsToasts(region) ? toasts : none;
  const focusProps = useKeptFocus();
  return (
    <section
      className={styles.region}
      aria-label={strings.messages}
      data-position={isBelowDialogs ? shown.at(-1)?.position : undefined}
      data-paused={isPaused}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pauseToasts('hover', true)}
      onPointerLeave={() => pauseToasts('hover', false)}
      {...focusProps}
    >
      {shown.map((toast) => (
        <ToastLine key={toast.key} toast={toast} />
      ))}
    </section>
  );
}

/** Pauses the toasts while focus is on one of them, and keeps focus in the page when that one goes. */
function useKeptFocus() {
  const section = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const focusedBefore = useRef<HTMLElement>(null);
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    hasFocus.current = true;
    if (!currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    }
    pauseToasts('focus', true);
  };
  const handleBlur = () => {
    hasFocus.current = false;
    pauseToasts('focus', false);
  };
  // A focused toast that is removed loses focus without an event.
  useLayoutEffect(() => {
    const { current } = section;
    if (!current || !hasFocus.current || current.contains(document.activeElement)) return;
    handleBlur();
    focusFirst([focusedBefore.current, current.querySelector('button'), startAround(current)]);
  });
  return { ref: section, onFocus: handleFocus, onBlur: handleBlur };
}

function ToastLine({ toast }: { toast: Toast }) {
  const { key, type, text, detail, isShaking = false, duration, undo, link } = toast;
  const handleDismiss = () => {
    pauseToasts('hover', false);
    dismissToast(key);
  };
  const handleUndo = () => {
    pauseToasts('hover', false);
    // First, since it may move focus out of the toast.
    undo?.();
    dismissToast(key);
  };
  return (
    <div
      className={styles.toast}
      data-type={type}
      data-shaking={isShaking}
      style={{ '--toast-duration': `${duration}ms` }}
    >
      <Icon name={icons[type]} />
      <div>
        <p>{text}</p>
        {detail && <p>{detail}</p>}
      </div>
      {undo && (
        <button type="button" className={styles.way} onClick={handleUndo}>
          {strings.undo}
        </button>
      )}
      {link && (
        <a className={styles.way} href={link.href}>
          {link.label}
        </a>
      )}
      <button
        type="button"
        className="tool"
        aria-label={strings.dismissMessage}
        onClick={handleDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Focuses the first of these that is still in the page and focusable, without scrolling. */
function focusFirst(candidates: readonly (HTMLElement | null)[]): void {
  for (const candidate of candidates) {
    candidate?.focus({ preventScroll: true });
    if (candidate && candidate === document.activeElement) return;
  }
}

/** Where focus starts in the dialog around a region, or in the page: usually a heading. */
function startAround(region: HTMLElement): HTMLElement | null {
  const dialog = region.closest('dialog');
  if (dialog) return dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
  return pageHeading();
}
