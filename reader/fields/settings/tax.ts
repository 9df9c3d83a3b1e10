import type * as z from 'zod';
import { describeField } from '#reader/kinds/field.ts';
import { fieldOrGroup, group, number, text, yesOrNo } from '#reader/kinds/fieldTypes.ts';

const asked = group('Tax', {
  percent: number(
    'Percent',
    {
      about: 'the tax in percent',
      help: 'Leave it out where prices contain the tax, and the shop then says only that.',
    },
    [0, 50],
    false,
  ).optional(),
  name: text(
    'Name',
    {
      about: 'what the tax is called',
      help: 'What the tax is called. Write none if you charge no tax, and no percent.',
    },
    24,
  ),
  isIncluded: describeField(yesOrNo('Prices include tax', 'whether the prices contain the tax'), {
    isAsked: true,
  }).optional(),
}).superRefine(({ name, percent, isIncluded }, context) => {
  const report = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const isNone = name === 'none';
  if (isNone && percent !== undefined)
    report('percent', 'is there, but the name is none: remove it, or say what the tax is called');
  if (!isNone && isIncluded === undefined)
    report('isIncluded', 'is missing: add whether the prices contain the tax, or write tax: none');
  if (!isNone && isIncluded === false && percent === undefined)
    report(
      'percent',
      'is missing: add the tax in percent, which the checkout adds, or write isIncluded: yes',
    );
});

const written = describeField(asked, { isAsked: true });

type Written = z.infer<typeof written>;
type Tax = Omit<Written, 'isIncluded'> & { readonly isIncluded: boolean };

/** The tax of prices; `tax: none` of a shop that charges none is a missing value (SPEC 14.7). */
export const tax = fieldOrGroup(
  'name',
  written.overwrite((tax) => (tax.name === 'none' ? (undefined as unknown as Written) : tax)),
) as unknown as z.ZodType<Tax | undefined>;
