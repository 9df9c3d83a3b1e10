import { useEffect, useState } from 'react';
import { href } from '#address/address.ts';
import { withPart } from '#loading/version.ts';

type LinkedCartProps = {
  /** The address's query string. */
  readonly query: string;
  /** Navigates to another address of the same screen. */
  readonly onRefine: (address: string, kind: 'replace') => void;
};

const loadOffer = () => import('./CartOffer.tsx');

/** Shows what a link to `/cart?products=…` offers; no other visitor loads the script of it (SPEC 15.3). */
export function LinkedCart({ query, onRefine }: LinkedCartProps) {
  const text = new URLSearchParams(query).get('products');
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadOffer>>>();
  useEffect(() => {
    if (text !== null) withPart(loadOffer(), setLoaded);
  }, [text]);
  if (text === null || !loaded) return null;
  return (
    <loaded.CartOffer key={text} text={text} onClose={() => onRefine(href('/cart'), 'replace')} />
  );
}
