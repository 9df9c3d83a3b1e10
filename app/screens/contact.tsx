import { Contact } from '#features/contact/Contact.tsx';
import { brand } from '#shop/brand.ts';
import type { Screen } from './screen.ts';

/** SPEC 10.2. */
export const screen: Screen = {
  title: 'Contact',
  description: `Talk to ${brand.name}: WhatsApp, e-mail, or a message from your own mail program.`,
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
