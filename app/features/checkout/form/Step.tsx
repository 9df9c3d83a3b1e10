import type { ReactNode } from 'react';

/** A part of the checkout's form, with its heading. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="line-above part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
