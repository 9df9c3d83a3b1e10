import { useEffect, useState, useSyncExternalStore } from 'react';
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
  noteTold,
  ownsToasts,
  subscribeToToasts,
} from './toastQueue.ts';

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
 * Where messages hang. One stands at the end of the page and one in every open dialog, since all
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

  const shown = ownsToasts(region) ? toasts : none;
  const mannerOf = ({ key, type, isCalm }: Toast) => {
    if (isSilent(key)) return 'silent';
    return !isCalm && (type === 'error' || type === 'warning') ? 'urgent' : 'calm';
  };
  const lines = (manner: ReturnType<typeof mannerOf>) =>
    shown
      .filter((toast) => mannerOf(toast) === manner)
      .map((toast) => <ToastLine key={toast.key} toast={toast} />);
  return (
    <section
      className={styles['region']}
      aria-label="Messages"
      data-place={shown.at(-1)?.place}
      data-held={isHeld}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && holdToasts('hover', true)}
      onPointerLeave={() => holdToasts('hover', false)}
      onFocus={() => holdToasts('focus', true)}
      onBlur={() => holdToasts('focus', false)}
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
  const { key, type, text, isShaking = false, lifeMs } = toast;
  useEffect(() => noteTold(key), [key]);
  const handleDismiss = () => {
    holdToasts('hover', false);
    holdToasts('focus', false);
    dismissToast(key);
  };
  return (
    <div className={styles['toast']} data-type={type} data-life={lifeMs} data-shaking={isShaking}>
      <Icon name={icons[type]} />
      <p>{text}</p>
      <button type="button" aria-label="Dismiss message" onClick={handleDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
