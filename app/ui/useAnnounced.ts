import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/**
 * Says a text by screen reader when it changes, but not what is there from the start.
 *
 * @param isAnswer whether it answers what is typed: where nothing is, as at the beginning, it is not said
 */
export function useAnnounced(text: string | undefined, isAnswer = false): void {
  const said = useRef(text);
  useEffect(() => {
    const isAsked = !isAnswer || document.activeElement?.matches('input, select');
    if (text && text !== said.current && isAsked) announce(text);
    said.current = text;
  }, [text, isAnswer]);
}
