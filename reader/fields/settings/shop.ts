import { email, phone } from '#reader/kinds/codeFields.ts';
import {
  choice,
  group,
  groups,
  matching,
  noneTwice,
  plainText,
  text,
} from '#reader/kinds/fieldTypes.ts';

/** Who sells, where the law requires to know it (SPEC 14.110). */
const seller = group(
  'Who sells',
  {
    name: text('Name', 'the legal name of who sells', 120),
    address: text('Address', 'the address of who sells', 300),
    registrations: groups('Registration numbers', [1, 6], {
      name: text('Name', 'what the number is called, such as GSTIN', 40),
      number: plainText('Number', 'the number', 40),
    })
      .superRefine(noneTwice('name'))
      .optional(),
    grievance: group('Grievance officer', {
      name: text('Name', 'who answers complaints, with the designation', 120),
      phone: phone('Phone', 'the phone number for complaints').optional(),
      email: email('E-mail', 'the e-mail address for complaints').optional(),
      hours: text('Hours', 'when, such as Monday to Friday, 10 am to 6 pm', 120).optional(),
    })
      .refine((officer) => officer.phone !== undefined || officer.email !== undefined, {
        error: 'cannot be reached: add phone or email',
      })
      .optional(),
  },
  { help: 'It is shown on the help page, in the footer and on printed orders.' },
);

const contact = group('Contact', {
  phone: phone('Phone', 'the phone number').optional(),
  phoneName: text(
    'Name of the number',
    'what stands before the number, such as Phone or WhatsApp',
    16,
  ).default('Phone'),
  opens: choice('What the number opens', 'what the number opens, a call or a chat', {
    phone: 'Phone',
    whatsapp: 'WhatsApp',
  }).optional(),
  email: email('E-mail', 'the e-mail address').optional(),
});

const socialProfile = group(
  'Social profile',
  {
    name: text('Name', 'the name of the site that the profile is on', 16),
    address: matching(
      'Address',
      'the address of the profile, such as https://www.instagram.com/shop',
      /^https:\/\/\S+$/,
    ),
    icon: choice('Icon', 'its icon', {
      instagram: 'Instagram',
      outward: 'Arrow',
      chat: 'Chat',
      heart: 'Heart',
    }),
  },
  { help: 'The pictures at the end of the home page and the people on the About page lead to it.' },
);

/** Sites on which people have a page, and no shop of their own. */
const profiles =
  /[/.](?:instagram|facebook|whatsapp|youtube|linkedin|pinterest|threads|x|twitter)\.(?:com|net)(?:\/|$)|\/(?:wa\.me|t\.me|linktr\.ee)(?:\/|$)/i;

export const shop = group('Shop and contact', {
  name: text('Name', 'the shop’s name', 40),
  line: text('Slogan', 'what the shop is, in a few words', 100).default(''),
  description: text(
    'Description',
    'the text that search engines show for the home page',
    300,
  ).default(''),
  contact: contact.default({ phoneName: 'Phone' }),
  seller: seller.optional(),
  socialProfile: socialProfile.optional(),
  site: matching(
    'Web address of the shop',
    'the address that the shop is published under, with https://, such as https://shop.example',
    /^https:\/\/(?:[^\s/?#.:@]+\.)+(?:[^\s/?#.:@\d-]{2,}|xn--[a-z0-9-]+)(?:\/[^\s?#]*)?$/,
  )
    .refine((address) => !profiles.test(address), {
      error: ({ input }) =>
        `is “${String(input)}”, which is the address of a profile, and not of your shop: leave it empty for now, or write the shop’s own`,
    })
    // The path of each address is that of the build: BASE_PATH.
    .overwrite((address) => address.replace(/(?<=[^/:])\/.*/, '')),
  copyright: text('Copyright', 'the line at the end of the footer', 120).default(''),
});
