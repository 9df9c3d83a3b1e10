import type { ReactNode } from 'react';
import styles from './CheckoutForm.module.css';

/** A part of the checkout's form, with its heading. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`hangs ${styles.step}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
