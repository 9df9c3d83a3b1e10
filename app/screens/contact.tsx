import { Contact } from '#features/contact/Contact.tsx';
import { page } from '#shop/contact';
import type { Screen } from './screen.ts';

/** SPEC 10.2. */
export const screen: Screen = {
  ...page,
  isIndexed: true,
  toasts: 'brief',
  Component: ContactScreen,
};

function ContactScreen() {
  return (
    <div className="wrap">
      <Contact />
    </div>
  );
}
