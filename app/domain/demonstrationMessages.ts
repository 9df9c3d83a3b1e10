import * as strings from '#strings/toasts.ts';
import { info } from './messages.ts';

/** What is said of the parts that do nothing; a shop that takes orders does not speak of a demonstration (SPEC 15.16). */
export const nothingSubscribed = info(
  import.meta.env.ORDER_CHANNEL === 'demonstration'
    ? strings.nothingSubscribed
    : strings.noLettersYet,
);
export const noAccountCreated = info(
  import.meta.env.ORDER_CHANNEL === 'demonstration'
    ? strings.noAccountCreated
    : strings.noAccountsYet,
);
export const noAccountToSignInTo = info(
  import.meta.env.ORDER_CHANNEL === 'demonstration'
    ? strings.noAccountToSignInTo
    : strings.noAccountsYet,
);
