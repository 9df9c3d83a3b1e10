import { facts } from '#reader/fields/facts.ts';
import { fields, labelOf, writtenOf } from '#reader/kinds/field.ts';
import { productFields, productSchema } from '#reader/fields/product.ts';

const named = [
  ...productFields.fact.map((name) => [name, name, productSchema.shape[name]] as const),
  ...Object.entries(facts.shape).map(([name, schema]) => [name, `facts.${name}`, schema] as const),
];

/** The facts of a product that are one text or number: each has a column, such as `net quantity` (SPEC 16.40). */
export const factColumns = named.flatMap(([name, field, schema]) => {
  const { form } = fields.get(writtenOf(schema)) ?? {};
  const column = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const isOfSize = name in productSchema.shape.sizes.unwrap().element.shape;
  // Others are those of the product where all sizes have the same.
  const isOfEach = name === 'netQuantity' || name === 'mrp';
  const known = { column, field, isOfSize, isOfEach, label: labelOf(schema), schema };
  return form?.type === 'list' ? [] : [known];
});
