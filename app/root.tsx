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
import { type Location, pathOf } from './location.ts';

/** The whole shop: header, the screen that the address names, footer, messages (SPEC 2.1). */
export function Root({ initialLocation }: { initialLocation: Location }) {
  const [location, setLocation] = useState(initialLocation);
  const { path, screen, id, search, isNavigated = false } = location;
  const { Component } = screen;
  const manner = messageManner(screen.toasts === 'long');
  const page = pathOf(location);

  useEffect(
    () => followNavigation(initialLocation, (next) => flushSync(() => setLocation(next))),
    [initialLocation],
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
      <Header path={path} page={page} manner={manner} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={page}>
          <Component id={id} search={search} isNavigated={isNavigated} refine={refine} />
        </ErrorBoundary>
      </main>
      <Footer manner={manner} />
      <LaterParts />
    </>
  );
}
