import { email, phone } from '#reader/kinds/codeFields.ts';
import { group, groups, noneTwice, plainText, text } from '#reader/kinds/fieldTypes.ts';

/** Who sells, where the law requires to know it (SPEC 14.110). */
export const seller = group(
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
