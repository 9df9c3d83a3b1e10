/**
 * A part of a form: a field by its path in the file, a group of fields with a heading, which is closed, or a list
 * whose entries have forms of their own.
 */
export type FormPart = string | FormGroup | FormList;
type FormList = {
  readonly name: string;
  /** The picture that a closed entry shows. */
  readonly thumbnail: string;
  readonly entries: readonly FormPart[];
};
type FormGroup = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly fields: readonly string[];
  /** Whether it is open while nothing is in it. */
  readonly opens?: boolean;
};

/** The fields of a part, by their paths in the file; of a list with forms, the list. */
export function pathsOf(part: FormPart): readonly string[] {
  if (typeof part === 'string') return [part];
  return 'entries' in part ? [part.name] : part.fields;
}

/** The form of a product: what its owner changes most comes first (SPEC 19.11). */
export const productForm: readonly FormPart[] = [
  'name',
  'price',
  'oldPrice',
  {
    name: 'photos',
    label: 'Photos',
    help: 'The first one is shown in lists. The second one is shown there when somebody points at it.',
    opens: true,
    fields: ['pictures.primary', 'alt.primary', 'pictures.secondary', 'alt.secondary'],
  },
  'availability',
  'stock',
  'morePictures',
  {
    name: 'texts',
    label: 'What sells it: description, benefits, questions',
    fields: [
      'description',
      'questions',
      'tag',
      'benefits',
      'suitability',
      'howToUse',
      'ingredients',
      'goesWith',
    ],
  },
  {
    name: 'sizes',
    thumbnail: 'more.picture',
    entries: [
      'label',
      'number',
      'price',
      'availability',
      'stock',
      {
        name: 'more',
        label: 'More of this size',
        fields: [
          'picture',
          'oldPrice',
          'netQuantity',
          'mrp',
          'diet',
          'allergens',
          'ingredients',
          'bestBefore',
          'material',
          'measures',
          'weight',
          'gtin',
          'sku',
          'externalId',
        ],
      },
    ],
  },
  { name: 'choices', label: 'What buyers choose', fields: ['options', 'asks', 'variant'] },
  { name: 'law', label: 'What the law wants', fields: ['notFor', 'facts', 'tax'] },
  {
    name: 'finding',
    label: 'Where and how it is shown',
    fields: ['category', 'keywords', 'order', 'fit', 'processing'],
  },
  {
    name: 'numbers',
    label: 'Numbers for other programs',
    fields: ['sku', 'brand', 'gtin', 'externalId'],
  },
];
