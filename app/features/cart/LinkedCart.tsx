import { useEffect, useEffectEvent } from 'react';
import { href } from '#links/address.ts';
import { productsIn } from '#address/productsIn.ts';
import { usePart } from '#loading/usePart.ts';

type LinkedCartProps = {
  readonly query: string;
  readonly onRefine: (address: string, kind: 'replace') => void;
};

/** Shows what a link to `/cart?products=…` offers; no other visitor loads the script of it (SPEC 15.3). */
export function LinkedCart({ query, onRefine }: LinkedCartProps) {
  const text = productsIn(query);
  const { part, open } = usePart(() => import('./CartOffer.tsx'));
  const openOffer = useEffectEvent(open);
  useEffect(() => {
    if (text !== undefined) openOffer();
  }, [text]);
  if (text === undefined || !part) return null;
  return (
    <part.CartOffer key={text} text={text} onClose={() => onRefine(href('/cart'), 'replace')} />
  );
}
