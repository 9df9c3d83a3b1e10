import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageManner, troubleMessages } from '#domain/messages.ts';
import { followTroubles } from '#storage/browser.ts';
import { Footer } from '#features/footer/Footer.tsx';
import { Header } from '#features/header/Header.tsx';
import { showToast } from '#ui/toast.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LaterParts } from './LaterParts.tsx';
import { followNavigation, prefetchOnIntent, refine } from './navigation.ts';
import type { Place } from './routes.ts';

/** The whole shop: header, the screen that the address names, footer, messages (SPEC 2.1). */
export function Root({ initialPlace }: { initialPlace: Place }) {
  const [place, setPlace] = useState(initialPlace);
  const { route, screen, id, search, isTurned = false } = place;
  const Screen = screen.default;
  const manner = messageManner(route.path === '/product' || route.path === '/checkout');

  useEffect(
    () => followNavigation(initialPlace, (next) => flushSync(() => setPlace(next))),
    [initialPlace],
  );
  useEffect(prefetchOnIntent, []);

  useEffect(
    () => followTroubles((trouble) => showToast({ ...troubleMessages[trouble], ...manner })),
    [manner],
  );

  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header path={route.path} page={route.path + id} manner={manner} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={route.path + id}>
          <Screen id={id} search={search} isTurned={isTurned} refine={refine} />
        </ErrorBoundary>
      </main>
      <Footer manner={manner} />
      <LaterParts />
    </>
  );
}
