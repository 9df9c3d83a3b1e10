import { shopFolder } from '#reader/files/shopFolder.mjs';

/** Renders the pages; bundled for Node. */
export const renderer = 'builder/html/pages.tsx';
export const entry = 'app/shell/client.tsx';
export const boot = 'app/shell/boot.ts';
export const icon = `${shopFolder()}/icon.svg`;
