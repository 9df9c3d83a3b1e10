import { useSyncExternalStore } from 'react';
import { offline } from '#strings/toasts';
import { useAnnounced } from '#ui/useAnnounced.ts';
import { useRootMark } from '#ui/useRootMark.ts';
import styles from './OfflineLine.module.css';

export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  useRootMark('data-offline', !isOnline);
  useAnnounced(isOnline ? '' : offline);
  return (
    !isOnline && (
      <div className={styles.line}>
        <p>{offline}</p>
      </div>
    )
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
