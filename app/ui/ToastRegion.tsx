import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as strings from '#strings/shell';
import { Icon, type IconName } from './Icon.tsx';
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

  const isOwner = ownsToasts(region);
  const shown = isOwner ? toasts : none;
  const section = useRef<HTMLElement>(null);
  // A focused toast that is removed loses focus without an event.
  useLayoutEffect(() => {
    if (isOwner && !section.current?.contains(document.activeElement)) pauseToasts('focus', false);
  });
  return (
    <section
      ref={section}
      className={styles.region}
      aria-label={strings.messages}
      aria-keyshortcuts="F6"
      data-position={shown.at(-1)?.position}
      data-paused={isPaused}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && pauseToasts('hover', true)}
      onPointerLeave={() => pauseToasts('hover', false)}
      onFocus={() => pauseToasts('focus', true)}
      onBlur={() => pauseToasts('focus', false)}
    >
      {shown.map((toast) => (
        <ToastLine key={toast.key} toast={toast} isNewest={toast === shown.at(-1)} />
      ))}
    </section>
  );
}

/**
 * The newest toast is the next stop after what has called it, as a popover is, and F6 leads to it from
 * anywhere; after its last stop one goes on from where one was (SPEC 12.6).
 */
function useStops(isNewest: boolean): RefObject<HTMLDivElement | null> {
  const line = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isNewest || (event.key !== 'F6' && event.key !== 'Tab')) return;
    const stops = [...(line.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const next = nextStop(event, stops, opener);
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    // After the last stop, the browser itself goes on from where one was.
    if (event.key === 'F6' || event.shiftKey || next !== opener) event.preventDefault();
  });
  useEffect(() => {
    // Before a dialog goes round.
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, []);
  return line;
}

function nextStop(
  { key, shiftKey }: KeyboardEvent,
  stops: readonly HTMLElement[],
  opener: Element | null,
): Element | null | undefined | false {
  const { activeElement } = document;
  const isF6 = key === 'F6';
  const place = stops.findIndex((stop) => stop === activeElement);
  if (place >= 0) return (isF6 || place === (shiftKey ? 0 : stops.length - 1)) && opener;
  // A toast that can only be dismissed is no way to go.
  return (isF6 || (!shiftKey && stops.length > 1 && activeElement === opener)) && stops[0];
}

type ToastLineProps = { readonly toast: Toast; readonly isNewest: boolean };

function ToastLine({ toast, isNewest }: ToastLineProps) {
  const line = useStops(isNewest);
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
      ref={line}
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
