import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Says a text by screen reader when it changes, but not what is there from the start. */
export function useAnnounced(text: string | undefined): void {
  const said = useRef(text);
  useEffect(() => {
    if (text && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
}
