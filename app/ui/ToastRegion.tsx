import {
  type FocusEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './ToastRegion.module.css';
import {
  type Toast,
  areToastsHeld,
  claimToasts,
  currentToasts,
  dismissToast,
  holdToasts,
  isSilent,
  noteAnnounced,
  ownsToasts,
  subscribeToToasts,
} from './toastQueue.ts';

declare module 'react' {
  interface CSSProperties {
    /** How long the toast's line takes to run out. */
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
  loading: 'loading',
};

/**
 * Where toasts appear. One stands at the end of the page and one in every open dialog, since all
 * else is out of reach then; only the topmost shows them. Errors and warnings are announced at once,
 * and nothing twice: neither with the message that comes after it, nor where a dialog has closed.
 */
export function ToastRegion({ isBelowDialogs = false }: { readonly isBelowDialogs?: boolean }) {
  const [region] = useState(() => Symbol('toast region'));
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const isHeld = useSyncExternalStore(subscribeToToasts, areToastsHeld, () => false);
  useEffect(() => claimToasts(region, isBelowDialogs), [region, isBelowDialogs]);
  useEffect(() => {
    const handleVisibility = () => holdToasts('hidden', document.hidden);
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  const section = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const focusedBefore = useRef<HTMLElement>(null);
  const handleFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    hasFocus.current = true;
    if (!currentTarget.contains(relatedTarget)) {
      focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    }
    holdToasts('focus', true);
  };
  const handleBlur = () => {
    hasFocus.current = false;
    holdToasts('focus', false);
  };
  // A toast that leaves takes focus along, and no event says so.
  useLayoutEffect(() => {
    const { current } = section;
    if (!current || !hasFocus.current || current.contains(document.activeElement)) return;
    handleBlur();
    focusFirst([focusedBefore.current, current.querySelector('button'), startAround(current)]);
  });

  const shown = ownsToasts(region) ? toasts : none;
  const urgencyOf = ({ key, type, isCalm }: Toast) => {
    if (isSilent(key)) return 'silent';
    return !isCalm && (type === 'error' || type === 'warning') ? 'urgent' : 'calm';
  };
  const lines = (urgency: ReturnType<typeof urgencyOf>) =>
    shown
      .filter((toast) => urgencyOf(toast) === urgency)
      .map((toast) => <ToastLine key={toast.key} toast={toast} />);
  return (
    <section
      ref={section}
      className={styles.region}
      aria-label="Messages"
      data-position={shown.at(-1)?.position}
      data-held={isHeld}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && holdToasts('hover', true)}
      onPointerLeave={() => holdToasts('hover', false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {lines('silent')}
      <div role="alert" aria-atomic={false}>
        {lines('urgent')}
      </div>
      <div role="status" aria-atomic={false}>
        {lines('calm')}
      </div>
    </section>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const { key, type, text, isShaking = false, duration } = toast;
  useEffect(() => noteAnnounced(key), [key]);
  const handleDismiss = () => {
    holdToasts('hover', false);
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
      <p>{text}</p>
      <button type="button" aria-label="Dismiss message" onClick={handleDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Focuses the first of these that is still there and can have it; the page stays where it is. */
function focusFirst(places: readonly (HTMLElement | null)[]): void {
  for (const place of places) {
    place?.focus({ preventScroll: true });
    if (place && place === document.activeElement) return;
  }
}

/** Where one begins in the dialog around a region, or in the page: its heading, as a rule. */
function startAround(region: HTMLElement): HTMLElement | null {
  const dialog = region.closest('dialog');
  if (dialog) return dialog.querySelector<HTMLElement>('[data-initial-focus], input, button');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
