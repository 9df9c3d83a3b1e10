import { screenList } from '../app/screens/screens.ts';

/** An address for each screen of the shop's own list: a product for all products, and an unknown one. */
export const pages: readonly string[] = screenList.map(({ path }) =>
  path === '/404' ? '/nowhere' : path.replace('{id}', '5'),
);
