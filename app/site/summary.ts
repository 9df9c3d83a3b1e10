import { sayAvailability } from '#domain/sayAvailability.ts';
import { formatPrice } from '#domain/money.ts';
import { fullName } from '#domain/fullName.ts';
import type { Product } from '#domain/product.ts';
import { promises } from '#features/product/promises.ts';
import { catalogue } from '#shop/products';
import { standardText } from '#shop/words';
import { contact, description, menu, name, takesOrders } from '#shop/settings';
import { asSentence } from '#words/productPage.ts';
import * as words from '#words/summary.ts';
import { absolute } from '#shell/head.ts';

/** The shop as Markdown in `llms.txt`, for programs that answer questions about it (SPEC 16.71). */
export function renderSummary(
  products: readonly Product[] = catalogue,
  isSold = takesOrders,
): string {
  return `# ${name}

> ${description}

${isSold ? '' : `${words.takesNoOrders}\n\n`}## ${words.products}

${products.map(describe).join('\n')}

## ${words.pages}

${menu.map(({ label, to }) => `- [${label}](${absolute(to)})`).join('\n')}
- [${words.help}](${absolute('/help')}): ${contact.email}, ${contact.phone}

## ${words.promises}

${promises.flatMap(([title, promise]) => (promise ? [`- ${title}: ${promise}`] : [])).join('\n')}
`;
}

function describe(product: Product): string {
  const { id, price, availability } = product;
  const facts = [formatPrice(price), ...(availability ? [sayAvailability(availability)] : [])];
  const said = [...facts.map(asSentence), product.description ?? standardText].join(' ');
  return `- [${fullName(product)}](${absolute(`/product/${id}`)}): ${said}`;
}
