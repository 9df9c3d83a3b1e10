import { useCallback, useState } from 'react';

/** How far from the view, in heights of it. */
const rootMargin = '100% 0px';

/** The products whose cards have come near in this document: after Back a list is as it was left. */
const seen = new Set<number>();

const calls = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all cards: what comes near in a moment is rendered together. */
function whenNear(card: Element, call: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) calls.get(target)?.();
    },
    { rootMargin },
  );
  calls.set(card, call);
  observer.observe(card);
  return () => observer?.unobserve(card);
}

/** Whether a card of a long list has come near the view (SPEC 17.50); `watch` is the `ref` of one that has not. */
export function useNear(id: number, isFar: boolean) {
  const [isSeen, setSeen] = useState(() => seen.has(id));
  const watch = useCallback(
    (card: Element | null) => {
      const handleNear = () => {
        seen.add(id);
        setSeen(true);
      };
      return card ? whenNear(card, handleNear) : undefined;
    },
    [id],
  );
  return { isNear: !isFar || isSeen, watch };
}
