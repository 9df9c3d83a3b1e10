import { type ReactNode, useEffect, useRef } from 'react';
import { hero } from '#shop/home';
import { catalogue } from '#shop/products';
import { Footer } from '#features/footer/Footer.tsx';
import { Header } from '#features/header/Header.tsx';
import { SearchDialog } from '#features/header/SearchDialog.tsx';
import { SignUpDialog } from '#features/header/SignUpDialog.tsx';
import { Hero } from '#features/home/Hero.tsx';
import { QuickView } from '#features/product/QuickView.tsx';
import { ActionBar } from '#ui/ActionBar.tsx';
import { Button } from '#ui/Button.tsx';
import { ToastRegion } from '#ui/ToastRegion.tsx';
import { type ToastContent, setToastOptions, showToast } from '#ui/toast.ts';
import { pauseToasts } from '#ui/toastQueue.ts';

const nothing = () => undefined;

/** What fills or covers a page, and so needs one of its own. */
const stages = {
  'Header, first slide': () => (
    <>
      <Header path="/" page="/" />
      <Hero slides={hero ?? []} />
    </>
  ),
  Messages: () => <Messages />,
  'Sign Up': () => <SignUpDialog onClose={nothing} />,
  'Search, blank': () => <Search query="" />,
  'Search, results': () => <Search query="cream" />,
  'Product dialog': () => <ProductDialog />,
  'Action bar, as on a phone': () => <Bar />,
  Footer: () => <Footer page="/" />,
} satisfies Record<string, () => ReactNode>;

type StageName = keyof typeof stages;
export const stageNames = Object.keys(stages) as StageName[];

export function Stage({ name }: { readonly name: StageName }) {
  return stages[name]();
}

function Search({ query }: { readonly query: string }) {
  return (
    <SearchDialog
      catalogue={catalogue}
      initialQuery={query}
      initialProduct={undefined}
      onClose={nothing}
      onChoose={nothing}
    />
  );
}

function ProductDialog() {
  const [product] = catalogue;
  return product && <QuickView product={product} onClose={nothing} onBack={nothing} />;
}

function Bar() {
  const away = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={away} style={{ position: 'absolute', top: '-10rem', width: 10, height: 10 }} />
      <ActionBar label="Go on" replaces={away}>
        <div>
          <small>3 items</small>
          <strong className="num">Rs. 3,297.00</strong>
        </div>
        <Button>Checkout</Button>
      </ActionBar>
    </>
  );
}

const types: ToastContent['type'][] = ['info', 'success', 'error', 'warning'];

/** One toast of each type, paused so that none leaves. */
function Messages() {
  useEffect(() => {
    pauseToasts('hidden', true);
    for (const type of types) {
      const text = `A message of the type ${type}`;
      setToastOptions({ duration: 5000, position: 'top-right' });
      showToast({ type, text });
    }
  }, []);
  return <ToastRegion />;
}
