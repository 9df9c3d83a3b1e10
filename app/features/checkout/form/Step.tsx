import type { ReactNode } from 'react';

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="line-above part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
