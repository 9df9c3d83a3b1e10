import { contact, name, orders } from '#shop/settings';
import * as strings from '#strings/checkout.tsx';

/** Whether this page asks for the buyer; another shop system does it itself. */
export const asksBuyer = import.meta.env.ORDER_CHANNEL !== 'hosted';

/** The words of this shop's channel. */
export const orderStrings =
  import.meta.env.ORDER_CHANNEL === 'whatsapp'
    ? strings.whatsApp(name)
    : import.meta.env.ORDER_CHANNEL === 'mail'
      ? strings.mail(name, orders?.email ?? contact.email)
      : strings.hosted(orders?.address?.split('/')[2] ?? '');
