import { sayAvailability } from '#domain/sayAvailability.ts';
import { formatPrice } from '#domain/money.ts';
import { type Product, fullName } from '#domain/product.ts';
import { promises } from '#features/product/promises.ts';
import { catalogue } from '#shop/products';
import { standardText } from '#shop/words';
import { contact, description, menu, name, takesOrders as shopTakesOrders } from '#shop/settings';
import { asSentence } from '#strings/productPage.ts';
import * as strings from '#strings/summary.ts';
import { absolute } from '#shell/head.ts';

/** The shop as Markdown in `llms.txt`, for programs that answer questions about it (SPEC 16.71). */
export function renderSummary(
  products: readonly Product[] = catalogue,
  takesOrders = shopTakesOrders,
): string {
  return `# ${name}

> ${description}

${takesOrders ? '' : `${strings.takesNoOrders}\n\n`}## ${strings.products}

${products.map(describe).join('\n')}

## ${strings.pages}

${menu.map(({ label, to }) => `- [${label}](${absolute(to)})`).join('\n')}
- [${strings.help}](${absolute('/help')}): ${contact.email}, ${contact.phone}

## ${strings.promises}

${promises.flatMap(([title, promise]) => (promise ? [`- ${title}: ${promise}`] : [])).join('\n')}
`;
}

function describe(product: Product): string {
  const { id, price, availability } = product;
  const facts = [formatPrice(price), ...(availability ? [sayAvailability(availability)] : [])];
  const said = [...facts.map(asSentence), product.description ?? standardText].join(' ');
  return `- [${fullName(product)}](${absolute(`/product/${id}`)}): ${said}`;
}
