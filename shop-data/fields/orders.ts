import type * as z from 'zod';
import {
  choice,
  email,
  group,
  list,
  matching,
  noneTwice,
  number,
  phone,
  text,
} from './fieldTypes.ts';

/** How an order reaches the owner; each channel but the demonstration needs one of the fields. */
export const orders = group({
  channel: choice('how an order reaches you', ['demonstration', 'whatsapp', 'mail', 'hosted']),
  phone: phone('the WhatsApp number that orders are sent to').optional(),
  email: email('the e-mail address that orders are sent to').optional(),
  address: matching(
    'the address of the other shop system with {id} and after it {quantity}, such as https://store.example/cart/{id}:{quantity}',
    /^https:\/\/[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}\/[^\s{}]*\{id\}[^\s{}]*\{quantity\}[^\s{}]*$/,
  ).optional(),
  separator: matching(
    'what is between two products in that address: a comma, or up to sixteen characters without a space',
    /^[^\s{}#]{1,16}$/,
  ).optional(),
  asks: list(
    0,
    5,
    choice('what the checkout asks for', ['phone', 'email', 'landmark', 'city', 'note']),
  )
    .superRefine(noneTwice())
    .refine((asked) => asked.includes('phone') || asked.includes('email'), {
      error: 'has neither phone nor email, so you could not reach a buyer: add one of them',
    })
    .meta({ description: 'what the checkout asks for, besides name and address' })
    .optional(),
  postcode: group({
    name: text('what the postcode is called', 24),
    digits: number('how many digits it has; leave it out where it has letters', 3, 10).optional(),
  }).optional(),
}).superRefine((written, context) => {
  const needed = neededBy[written.channel];
  if (needed === undefined || written[needed] !== undefined) return;
  const { description = '' } = orders.shape[needed].unwrap();
  const message = `is missing, and the channel ${written.channel} needs it: add ${description}`;
  context.addIssue({ code: 'custom', path: [needed], message });
});

const neededBy = {
  demonstration: undefined,
  whatsapp: 'phone',
  mail: 'email',
  hosted: 'address',
} as const;

/** How orders reach the owner; a shop that does not say it shows a demonstration (SPEC 9). */
export function channelOf({ orders }: { readonly orders?: Orders | undefined }) {
  return orders?.channel ?? 'demonstration';
}

type Orders = z.infer<typeof orders>;
