import { Suspense, use, useState } from 'react';
import { hasFacts } from '#shop/facts';
import { Rows } from '#ui/Rows.tsx';
import { didNotLoad } from '#strings/facts.ts';
import { type LoadedFacts, loadFacts } from './loadFacts.ts';

/** What the shop says of a product beside its description (SPEC 16.40); each product has its own. */
export function ProductFacts({ id }: { readonly id: number }) {
  // Here and not within the boundary, which forgets its state while it waits, and would ask again.
  const [loading] = useState(() => (hasFacts ? loadFacts(id) : undefined));
  return (
    loading && (
      <Suspense>
        <Facts id={id} loading={loading} />
      </Suspense>
    )
  );
}

function Facts({ id, loading }: { readonly id: number; readonly loading: LoadedFacts }) {
  const facts = use(loading);
  if (!facts) return <p className="muted">{didNotLoad}</p>;
  return (
    facts.length > 0 && (
      <div data-facts={id}>
        <Rows rows={facts} />
      </div>
    )
  );
}
