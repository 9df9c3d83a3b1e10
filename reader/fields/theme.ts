import * as z from 'zod';
import { describeField } from '#reader/kinds/field.ts';
import { scriptNames } from '#reader/messages/languageRecord.ts';
import { choice, group, list, matching, plainText, yesOrNo } from '#reader/kinds/fieldTypes.ts';

function colour(label: string) {
  const schema = matching(label, 'a colour, such as #336699', /^#[\da-fA-F]{6}$/);
  return describeField(schema, { form: { type: 'colour' } });
}

const themed = (label: string) => group(label, { light: colour('Light'), dark: colour('Dark') });
/** A field for each of these names, by its label. */
function each<Name extends string, Made>(
  labels: Readonly<Record<Name, string>>,
  make: (label: string) => Made,
) {
  const made = Object.entries<string>(labels).map(([name, label]) => [name, make(label)]);
  return Object.fromEntries(made) as Record<Name, Made>;
}

const shortName = /^[a-z][a-z0-9-]*$/;
const namedColours = z.record(
  matching('Name', 'a name', shortName, 'must be in small letters, digits and dashes'),
  colour('Colour'),
);

function font(label: string, about: string) {
  return describeField(matching(label, about, shortName), { rule: { kind: 'font' } });
}

function typeface(label: string) {
  return group(label, {
    font: font('Font', 'the name of the font’s package'),
    name: plainText('Name', 'the font’s own name', 40),
    weight: matching(
      'Weight',
      'the weight, or the least and the most, such as 400 600',
      /^\d{3}(?: \d{3})?$/,
    ),
    kind: choice('Kind', 'serif or sans-serif', ['serif', 'sans-serif']),
    ...each(
      Object.fromEntries(scriptNames().map((name) => [name, `Font of ${name} letters`])),
      (label) =>
        font(
          label,
          `the name of the package of a ${label.toLowerCase()}; pages without them do not load it`,
        ).optional(),
    ),
    likeness: list(
      'Until the font has loaded',
      [0, 99],
      group('Likeness', {
        weight: plainText('Weight', 'the weights', 12),
        size: plainText('Size', 'the size', 8),
        ascent: plainText('Ascent', 'the height above the line', 8),
        descent: plainText('Descent', 'the depth below the line', 8),
        isDigits: yesOrNo('For digits', 'whether it is for digits').optional(),
        script: choice('For letters', 'which letters it is for', scriptNames()).optional(),
      }),
      {
        help: 'How the font that is shown first is stretched to be like yours. Leave it as it is.',
      },
    ).optional(),
  });
}

const colours = {
  paper: 'Behind everything',
  ink: 'Text',
  brand: 'Buttons',
  deep: 'Footer',
  accent: 'Short lines above headings',
  new: 'Tag “New”',
  sale: 'Tag “Sale”',
};

export const theme = group('Colours and fonts', {
  colours: group('Colours', each(colours, themed), {
    help: 'All other colours are made from these seven.',
  }),
  grounds: describeField(namedColours, {
    label: 'Named colours',
    help: 'Each picture of the home page stands on one of these.',
  }),
  photos: choice(
    'Shape of photos',
    'width to height of the places of products’ photos; without it, as most of them are',
    ['2:3', '3:4', '4:5', '1:1', '5:4', '4:3', '3:2', '16:9'],
  ).optional(),
  typefaces: group(
    'Fonts',
    { headings: typeface('Headings'), text: typeface('Text') },
    { help: 'A font is a package of @fontsource-variable that is installed.' },
  ),
});

export type Theme = z.infer<typeof theme>;
