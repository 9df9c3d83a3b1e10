import { rolldown } from 'rolldown';
import { escapeMarkup } from '#shop-data/look/escapeMarkup.ts';
import { languageOfMessages, readMessages } from '#shop-data/messages/readMessages.ts';
import { listLanguages } from '#shop-data/read/languages.ts';
import type { Shop } from '#shop-data/read/makeShop.ts';
import { ofSoftware } from '#shop-data/files/software.mjs';
import { policyOfOrders } from './headers.mjs';
import { writeData, writeOwnersPage } from './ownersPage.ts';

/** The style sheets of the app whose classes the page uses. */
export const stylesOfOrders = ['Button', 'Field'];

const ownStyles = `
body { padding: var(--s6) 0 var(--s8) }
main { display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); max-width: 60rem }
[hidden] { display: none }
textarea { font-family: var(--text) }
#left { color: var(--danger) }
#sums { columns: 16rem; font-weight: var(--w-medium) }
#sums li { padding-block: var(--s1) }
#slips { display: grid; gap: var(--s5); grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)) }
#slips > li { display: grid; gap: var(--s3); align-content: start; padding: var(--s4); border: var(--hair) solid var(--line); break-inside: avoid }
#slips h3 { color: var(--ink-2); font-size: var(--fs-sm) }
address { font: inherit; font-size: var(--fs-lead); font-weight: var(--w-medium); white-space: pre-line }
main li, address { overflow-wrap: anywhere }
@media print {
  :root { color-scheme: light }
  body { padding: 0 }
  .screen, section:has(> #left) { display: none }
  address { font-size: 1.4em }
}
`;

/** The page on which an owner reads the texts of orders: nothing in it can reach the network (SPEC 15.30). */
export async function writeOrdersPage(shop: Shop, appStyles: string): Promise<string> {
  const { settings } = shop.content;
  const codes = listLanguages(settings).map(({ code }) =>
    languageOfMessages(shop.folder, code, settings.buttons),
  );
  const words = [...new Set(codes)].map(
    (code) => readMessages('checkout', code, shop.folder).messages,
  );
  const script = await bundleScript();
  const style = appStyles + ownStyles;
  return writeOwnersPage({
    title: `Orders, ${escapeMarkup(settings.name)}`,
    policy: policyOfOrders(script, style),
    head: '<meta name="color-scheme" content="light dark">\n',
    style,
    body: `<div id="root">
<main class="wrap">
<h1 class="screen">Orders</h1>
<noscript>This page needs JavaScript.</noscript>
<div class="Field_field screen">
<label for="texts">Texts of your orders</label>
<textarea class="Field_input" id="texts" rows="8" autocomplete="off" spellcheck="false" aria-describedby="hint"></textarea>
<p class="Field_hint" id="hint">Paste them one below the other, as they are in chats and mails. Nothing leaves this page, and nothing is kept: close it, and all is gone.</p>
</div>
<p class="screen" id="said" role="status"></p>
<section class="line-above part" hidden><h2>To look at</h2><ul id="left"></ul></section>
<section class="line-above part" hidden><h2>To make</h2><ul id="sums"></ul></section>
<section class="line-above part" hidden><h2>Slips</h2>
<div class="choices screen"><button class="Button_button" id="print">Print</button><button class="Button_button Button_line" id="save">Save as a list (CSV)</button></div>
<ul id="slips"></ul></section>
</main>
</div>
${writeData('words', words)}
<script type="module">${script}</script>`,
  });
}

async function bundleScript(): Promise<string> {
  const bundle = await rolldown({ input: ofSoftware('kit/orders/ordersPage.ts') });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  return output[0].code.trim();
}
