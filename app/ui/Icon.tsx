import { memo } from 'react';
const toLeft = 'M20 12H4M10 6l-6 6 6 6';
const toRight = 'M4 12h16M14 6l6 6-6 6';
const { IS_RTL } = import.meta.env;

/** Line drawings on a 24 px grid, one path each. */
const drawings = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5L5 19',
  search: 'M15.5 15.5L21 21M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0',
  account: 'M4.5 21c.6-4.2 3.6-6.5 7.5-6.5s6.9 2.3 7.5 6.5M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  heart:
    'M12 20.3C6.5 16.3 3.2 13 3.2 9.2 3.2 6.5 5.2 4.5 7.7 4.5c1.8 0 3.4 1 4.3 2.7.9-1.7 2.5-2.7 4.3-2.7 2.5 0 4.5 2 4.5 4.7 0 3.8-3.3 7.1-8.8 11.1z',
  bag: 'M4.5 8h15l1 13h-17zM8.5 8V6.5a3.5 3.5 0 017 0V8',
  bagPlus: 'M4.5 8h15l1 13h-17zM8.5 8V6.5a3.5 3.5 0 017 0V8M12 11.5v6M9 14.5h6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  chevron: 'M5 9l7 7 7-7',
  // Where one reads to, and where one has read.
  forward: IS_RTL ? toLeft : toRight,
  back: IS_RTL ? toRight : toLeft,
  check: 'M4 12.5l5.5 5.5L20 7',
  info: 'M12 11v6M12 7.2v.1M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  warning: 'M12 3.5L22 20.5H2zM12 10v5M12 17.6v.1',
  error: 'M8.5 8.5l7 7M15.5 8.5l-7 7M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  truck:
    'M2.5 6h12v11h-12zM14.5 10h4l3 3.5V17h-7M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15.5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
  return: 'M4 9h11a5 5 0 010 10H8M8 5L4 9l4 4',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  chat: 'M4 4.5h16v12H11l-5 4v-4H4z',
  mail: 'M3 5.5h18v13H3zM3 6l9 7 9-7',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M7 5l12 7-12 7z',
  outward: IS_RTL ? 'M16 5H5v11M5 5l13 13' : 'M8 5h11v11M19 5L6 18',
  bell: 'M6 17V11a6 6 0 0112 0v6l1.5 1.5h-15zM10 21h4',
  instagram: 'M4 4h16v16H4zM16.9 7.1v.1M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
};

export type IconName = keyof typeof drawings;

/** A decorative drawing; the text or accessible name of its parent says what it means. */
export const Icon = memo(function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
});
