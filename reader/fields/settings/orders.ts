import type * as z from 'zod';
import { email, phone, postcodeForm } from '#reader/kinds/codeFields.ts';
import { answers, checkQuestion } from '#reader/fields/asks.ts';
import { fields, writtenOf } from '#reader/kinds/field.ts';
import {
  choice,
  entryKey,
  fieldOrGroup,
  group,
  list,
  matching,
  noneTwice,
  number,
  text,
} from '#reader/kinds/fieldTypes.ts';

/** The ways in which an order reaches its owner (SPEC 15.7), and the field that each needs. */
export const channels = {
  demonstration: {
    label: 'Not yet: the shop is a demonstration',
    needs: undefined,
    asksBuyer: false,
  },
  whatsapp: { label: 'WhatsApp', needs: 'phone', asksBuyer: true },
  mail: { label: 'E-mail', needs: 'email', asksBuyer: true },
  hosted: { label: 'Another shop system', needs: 'address', asksBuyer: false },
} as const;

type ChannelName = keyof typeof channels;

export const channelNames = Object.keys(channels) as ChannelName[];

/** What the checkout may ask for besides name and address; the owner may ask for more. */
export const askedFields = {
  phone: 'Phone',
  email: 'E-mail',
  landmark: 'Landmark',
  city: 'City',
  note: 'Note',
};

/** One of the fields above, or one of the owner's own. */
const question = fieldOrGroup(
  'field',
  group('Question', {
    key: entryKey,
    field: choice('What is asked', 'what the checkout asks for', askedFields).optional(),
    name: text(
      'Name, if it is your own',
      'what a field of your own is called, such as VAT number',
      40,
    ).optional(),
    ...answers,
    digits: number(
      'How many digits',
      'how many digits it has; leave it out for any text',
      [1, 20],
    ).optional(),
  })
    .superRefine(checkQuestion)
    .refine(({ field, name }) => (field === undefined) !== (name === undefined), {
      error: 'must have field or name: field for one that the shop knows, name for one of your own',
    }),
);

const insteadOf = Object.fromEntries(
  channelNames.map((name) => [
    name,
    `write orders with channel: ${name} and ${channels[name].needs}`,
  ]),
);

/** How an order reaches the owner; each channel but the demonstration needs one of the fields. */
export const orders = group(
  'Orders',
  {
    channel: choice(
      'Channel',
      'how an order reaches you',
      Object.fromEntries(channelNames.map((name) => [name, channels[name].label])) as Record<
        ChannelName,
        string
      >,
    ),
    phone: phone('Phone', 'the WhatsApp number that orders are sent to').optional(),
    email: email('E-mail', 'the e-mail address that orders are sent to').optional(),
    address: matching(
      'Address of the other cart',
      {
        about:
          'the address of the other shop system with {id} and after it {quantity}, such as https://store.example/cart/{id}:{quantity}',
        help: 'Write {id} where a product’s number there goes, and {quantity} where the number of pieces goes.',
      },
      /^https:\/\/[a-zA-Z0-9.-]+\.[a-zA-Z]{2,}\/[^\s{}]*\{id\}[^\s{}]*\{quantity\}[^\s{}]*$/,
    ).optional(),
    separator: matching(
      'Sign between two products',
      {
        about:
          'what is between two products in that address: a comma, or up to sixteen characters without a space',
        help: 'Only for another shop system: what its address has between two products, often a comma.',
      },
      /^[^\s{}#]{1,16}$/,
    ).optional(),
    asks: list(
      'What buyers are asked',
      [0, 10],
      question,
      'what the checkout asks for, besides name and address',
    )
      .superRefine(noneTwice('field'))
      .superRefine(noneTwice('name'))
      .refine((asked) => asked.some(({ field = '' }) => /^(?:phone|email)$/.test(field)), {
        error: 'has neither phone nor email, so you could not reach a buyer: add one of them',
      })
      .optional(),
    postcode: group('Postcode', {
      name: text('Name', 'what the postcode is called', 24).optional(),
      form: postcodeForm(),
    }).optional(),
  },
  {
    help: 'While the shop is a demonstration, nothing is ordered, and search engines read that nothing is in stock.',
    insteadOf,
  },
).superRefine((written, context) => {
  const needed = channels[written.channel].needs;
  if (needed === undefined || written[needed] !== undefined) return;
  const { about = '' } = fields.get(writtenOf(orders.shape[needed])) ?? {};
  const message = `is missing, and the channel ${written.channel} needs it: add ${about}`;
  context.addIssue({ code: 'custom', path: [needed], message });
});

/** How orders reach the owner; a shop that does not say it shows a demonstration (SPEC 9). */
export function channelOf({ orders }: { readonly orders?: Orders | undefined }) {
  return orders?.channel ?? 'demonstration';
}

/** Whether orders are real. */
export const takesOrders = (settings: Parameters<typeof channelOf>[0]) =>
  channelOf(settings) !== 'demonstration';

type Orders = z.infer<typeof orders>;
