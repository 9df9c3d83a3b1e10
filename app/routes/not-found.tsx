import { NotFound } from '#features/not-found/NotFound.tsx';

export const meta = () => ({
  title: 'Page not found',
  description: 'There is no page at this address.',
  isMissing: true,
});

/** SPEC 2.4. Shown at any address, so it names none. */
export default function NotFoundScreen() {
  return <NotFound />;
}
