import { rolldown } from 'rolldown';
import { ordersShopOf } from '#owner/orders/ordersShop.ts';
import { escapeMarkup } from '#reader/look/escapeMarkup.ts';
import { type Messages, writeMessages, writePlural } from '#reader/messages/compileMessages.ts';
import { languageOfMessages, readMessages } from '#reader/messages/readMessages.ts';
import { listLanguages } from '#reader/read/languages.ts';
import type { Shop } from '#reader/read/readShop.ts';
import { ofSoftware } from '#reader/files/software.mjs';
import { policyOfOrders } from '#builder/hosts/headers.mjs';
import { writeData, writeOwnersPage } from './ownersPage.ts';

/** The style sheets of the app whose classes the page uses. */
export const stylesOfOrders = ['Button', 'Field'];

const ownStyles = `
body { padding: var(--s6) 0 var(--s8) }
main { display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); max-width: 60rem }
[hidden] { display: none }
.choices { margin-block-start: var(--s3) }
textarea { font-family: var(--text) }
#left, .look { color: var(--danger) }
#left li { padding-block: var(--s1) }
#left a { color: inherit; text-decoration: underline }
.look { font-weight: var(--w-medium) }
#others li, .note, address { white-space: pre-line }
#others li { padding-block-start: var(--s3) }
main :is(div, li, p)[dir] { unicode-bidi: isolate }
dl { display: grid; grid-template-columns: 1fr auto; gap: 0 var(--s4) }
dd { margin: 0; text-align: end; white-space: nowrap }
:is(dt, dd):nth-last-of-type(1) { font-weight: var(--w-medium) }
#sold { display: grid; gap: var(--s5) }
table { border-collapse: collapse }
th, td { padding: var(--s2) 0; text-align: start; vertical-align: top; border-block-end: var(--hair) solid var(--line) }
:is(th, td):not(:first-child) { width: 0; padding-inline-start: var(--s4); text-align: end; white-space: nowrap }
tr { break-inside: avoid }
#slips { display: grid; gap: var(--s5); grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)) }
#slips > li { display: grid; gap: var(--s3); align-content: start; padding: var(--s4); border: var(--hair) solid var(--line); break-inside: avoid }
#slips ul div { padding-inline-start: var(--s4) }
#slips h3 { color: var(--ink-2); font-size: var(--fs-sm) }
address { font: inherit; font-size: var(--fs-lead); font-weight: var(--w-medium) }
main li, address, td:first-child { overflow-wrap: anywhere }
@media print {
  :root { color-scheme: light }
  body { padding: 0 }
  .screen { display: none }
  address { font-size: 1.4em }
}
`;

/** The page on which an owner reads orders: nothing in it can reach the network (SPEC 15.30). */
export async function writeOrdersPage(shop: Shop, appStyles: string): Promise<string> {
  const { settings } = shop.content;
  const [first] = listLanguages(settings);
  // In the owner's own language, where that has all of it.
  const spoken = languageOfMessages(shop.folder, first.code, settings.buttons);
  const { missing } = readMessages(file, spoken, shop.folder);
  const language = missing.size === 0 ? spoken : 'en';
  const { messages, english } = readMessages(file, language, shop.folder);
  const say = (name: string) => escapeMarkup(textOf(messages[name]));
  const script = await bundleScript({
    [`#strings/${file}`]: writeMessages(messages, english),
    '#strings/plural': writePlural(language),
  });
  const style = appStyles + ownStyles;
  const part = (id: string, name: string, before = '') =>
    `<section class="line-above part" hidden><h2>${say(name)}</h2>${before}<ul id="${id}"></ul></section>`;
  return writeOwnersPage({
    language: language === first.code ? first.tag : language,
    title: `${say('title')}, ${escapeMarkup(settings.name)}`,
    policy: policyOfOrders(script, style),
    head: '<meta name="color-scheme" content="light dark">\n',
    style,
    body: `<div id="root">
<main class="wrap">
<h1 class="screen">${say('title')}</h1>
<noscript>${say('needsJavaScript')}</noscript>
<div class="Field_field screen paste">
<label for="texts">${say('texts')}</label>
<textarea class="Field_input" id="texts" rows="8" autocomplete="off" spellcheck="false" aria-describedby="hint"></textarea>
<p class="Field_hint" id="hint">${say('hint')}</p>
<div class="choices"><button class="Button_button Button_line" id="empty">${say('empty')}</button></div>
</div>
<p class="screen" id="said" role="status"></p>
${part('left', 'toLookAt')}
<section class="screen line-above part" hidden><div id="others"></div></section>
<section class="line-above part" hidden><h2>${say('sold')}</h2><div class="part" id="sold"></div></section>
${part('slips', 'slips', `<div class="choices screen"><button class="Button_button" id="print">${say('print')}</button><button class="Button_button Button_line" id="save">${say('save')}</button></div>`)}
</main>
</div>
${writeData('shop', ordersShopOf(shop))}
<script type="module">${script}</script>`,
  });
}

const file = 'ownersOrders';
const textOf = (message: Messages[string] = '') => (typeof message === 'string' ? message : '');

/** @param modules the code of the messages, by what the script imports */
async function bundleScript(modules: Readonly<Record<string, string>>): Promise<string> {
  const messages = {
    name: 'messages',
    resolveId: (source: string) => (source in modules ? `\0${source}` : undefined),
    load: (id: string) => modules[id.slice(1)],
  };
  const input = ofSoftware('owner/orders/ordersPage.ts');
  const bundle = await rolldown({ input, plugins: [messages] });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  return output[0].code.trim();
}
