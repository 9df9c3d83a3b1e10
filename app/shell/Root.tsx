import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { closedLines } from '#shop/settings';
import { langOf } from '#features/shared/langOf.ts';
import { followStorageErrors } from '#storage/localText.ts';
import { handleSubscribe } from '#features/footer/subscribe.ts';
import { Header } from '#features/header/Header.tsx';
import { Boundary } from '#ui/Boundary.tsx';
import { setToastOptions, warning } from '#ui/toast.ts';
import { skip } from '#strings/shell';
import { storageErrors } from '#strings/toasts';
import { ClosedLine } from './ClosedLine.tsx';
import { Deferred } from './Deferred.tsx';
import { FailedScreen } from './Failed.tsx';
import { followNavigation, prefetchOnIntent, refine } from './navigation/navigation.ts';
import { prefetchNext } from './navigation/prefetchNext.ts';
import { type Location, screenKey, pathOf } from './navigation/location.ts';
import { toastOptions } from './toastOptions.ts';

type RootProps = {
  readonly initialLocation: Location;
  /** The page's own script, in the HTML alone: it is behind what it changes, and before what it shows. */
  readonly ownScript?: ReactNode;
};

/** What the browser renders; an error of it leaves words and a way on (SPEC 2.27). */
export function Root(props: RootProps) {
  const failed = (
    <main id="main">
      <FailedScreen />
    </main>
  );
  return (
    <Boundary fallback={failed}>
      <Shop {...props} />
    </Boundary>
  );
}

/** Header, the screen of the location, and toasts (SPEC 2.1). */
function Shop({ initialLocation, ownScript }: RootProps) {
  const [current, setCurrent] = useState(initialLocation);
  const { path, screen, id, details, query } = current;
  const { Component } = screen;
  const page = pathOf(current);

  useEffect(
    () => followNavigation(initialLocation, (next) => flushSync(() => setCurrent(next))),
    [initialLocation],
  );
  useEffect(prefetchOnIntent, []);
  useEffect(() => prefetchNext(screen.next), [screen]);
  useEffect(handleSubscribe, []);

  useLayoutEffect(() => {
    setToastOptions(toastOptions[screen.toasts]);
    document.documentElement.dataset['wording'] = screen.wording ?? '';
  }, [screen]);
  useEffect(() => followStorageErrors((kind) => warning(storageErrors[kind])), []);

  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      <Header path={path} page={page} />
      {ownScript}
      {closedLines && <ClosedLine />}
      <div id="notices" />
      <main id="main" tabIndex={-1} {...langOf(screen)}>
        <Boundary key={screenKey(current)} fallback={<FailedScreen />}>
          <Component id={id} details={details} query={query} refine={refine} />
        </Boundary>
      </main>
      <Deferred />
    </>
  );
}
