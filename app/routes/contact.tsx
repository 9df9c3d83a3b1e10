import { messageManner } from '#domain/messages.ts';
import { Contact } from '#features/contact/Contact.tsx';
import { brand } from '#shop/brand.ts';

export const meta = () => ({
  title: 'Contact',
  description: `Talk to ${brand.name}: WhatsApp, e-mail, or a message from your own mail program.`,
});

/** SPEC 10.2. */
export default function ContactScreen() {
  return (
    <div className="wrap">
      <Contact manner={messageManner(false)} />
    </div>
  );
}
