import { email, group, groups, noneTwice, phone, plainText, text } from './fieldTypes.ts';

/** Who sells, where the law wants to know it (SPEC 14.110). */
export const seller = group({
  name: text('the legal name of who sells', 120),
  address: text('the address of who sells', 300),
  registrations: groups(1, 6, {
    name: text('what the number is called, such as GSTIN', 40),
    number: plainText('the number', 40),
  })
    .superRefine(noneTwice('name'))
    .optional(),
  grievance: group({
    name: text('who answers complaints, with the designation', 120),
    phone: phone('the phone number for complaints').optional(),
    email: email('the e-mail address for complaints').optional(),
    hours: text('when, such as Monday to Friday, 10 to 18', 120).optional(),
  })
    .refine((officer) => officer.phone !== undefined || officer.email !== undefined, {
      error: 'cannot be reached: add phone or email',
    })
    .optional(),
});
