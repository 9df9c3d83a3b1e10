import { parseDocument } from 'yaml';
import { leavesOf } from '../checkFile.ts';
import { productPicture } from '../readProducts.ts';
import { type PictureSlot, fieldRules } from '../fieldTypes.ts';
import { type Theme, schemas } from '../schema.ts';
import { describeFields } from './describeFields.ts';
import { drawIcon, drawPlaceholder } from './placeholders.ts';

/** The files of a shop by their paths below its folder. */
export type LaidOut = ReadonlyMap<string, string | Buffer>;

const example = 'products/01-example';

/** The text on these is light. */
const darkPictures = ['about-hero.webp', 'about-hero-portrait.webp'];

/**
 * A shop with nothing in it but placeholders: the texts of the template, what the schemas say of each
 * field, one product, and a picture for each slot.
 *
 * @param readTemplate reads a file of shop-data/new/template
 */
export async function layOutShop(readTemplate: (name: string) => string): Promise<LaidOut> {
  const files = new Map<string, string | Buffer>();
  const pictures = new Map<string, PictureSlot[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const document = parseDocument(readTemplate(`${name}.yaml`));
    for (const { schema: field, value } of leavesOf(schema, document.toJS())) {
      const slot = fieldRules.get(field);
      if (slot?.kind !== 'picture') continue;
      pictures.set(String(value), [...(pictures.get(String(value)) ?? []), slot]);
    }
    describeFields(document, schema);
    files.set(`${name}.yaml`, document.toString({ lineWidth: 0, singleQuote: true }));
  }
  const theme = parseDocument(readTemplate('theme.yaml')).toJS() as Theme;
  for (const [name, slots] of pictures) {
    files.set(`pictures/${name}`, await drawPlaceholder(slots, theme, darkPictures.includes(name)));
  }
  files.set('icon.svg', drawIcon(theme));
  files.set(`${example}/product.yaml`, readTemplate(`${example}/product.yaml`));
  for (const kind of ['primary', 'secondary']) {
    files.set(`${example}/${kind}.webp`, await drawPlaceholder([productPicture], theme));
  }
  return files;
}
