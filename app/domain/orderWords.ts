import { name, orders } from '#shop/settings';
import * as words from '#words/orders.ts';
import { info, success } from './messages.ts';

/** Whether this page asks for the buyer; another shop system does it itself. */
export const asksBuyer = import.meta.env.ORDER_CHANNEL !== 'hosted';

/** The words of this shop's channel. */
export const orderWords =
  import.meta.env.ORDER_CHANNEL === 'whatsapp'
    ? words.whatsApp(name)
    : import.meta.env.ORDER_CHANNEL === 'mail'
      ? words.mail(name)
      : words.hosted(orders?.address?.split('/')[2] ?? '');

export const orderMessages = {
  copied: success(words.copied),
  notCopied: info(words.notCopied),
  cartIsClear: success(words.cartIsClear),
};
