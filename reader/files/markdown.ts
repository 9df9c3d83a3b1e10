import type { Nodes, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { slugOf } from './slug.ts';
import { referenceOf } from './pictureReference.ts';
import { hiddenSigns } from '#address/hiddenSigns.ts';
import type { Block, Inline, Prose } from '#catalogue/prose.ts';
import type { PagePart } from '#catalogue/ownPage.ts';
import type { Picture } from '#catalogue/picture.ts';

/** A mistake in a text: its line, the first one 1, and what is wrong, as the end of a sentence. */
type MarkdownProblem = { readonly line: number; readonly message: string };

export type ReadMarkdown = {
  readonly prose: Prose;
  readonly problems: readonly MarkdownProblem[];
  /** The pages of the shop that it leads to. */
  readonly links: readonly { readonly line: number; readonly to: string }[];
};

/** Reads a text of the owner's. What a page may not have is a mistake, and of a link to what is gone the words are left. */
export function readMarkdown(text: string, gone: ReadonlySet<string> = new Set()): ReadMarkdown {
  return readNodes(parse(text).children, gone);
}

type PageMarkdown = Omit<ReadMarkdown, 'prose'> & {
  readonly parts: readonly PagePart[];
  readonly pictures: readonly { readonly line: number; readonly name: string }[];
};

/** Reads the text of a page, which may also have pictures, and links to products that stand alone. */
export function readPage(text: string, gone: ReadonlySet<string> = new Set()): PageMarkdown {
  const parts: PagePart[] = [];
  const problems: MarkdownProblem[] = [];
  const links: PageMarkdown['links'][number][] = [];
  const pictures: PageMarkdown['pictures'][number][] = [];
  for (const node of parse(text).children) {
    const line = lineOf(node);
    const [only] = node.type === 'paragraph' && node.children.length === 1 ? node.children : [];
    const product = only?.type === 'link' && /^\/product\/([1-9]\d*)$/.exec(only.url)?.[1];
    if (only?.type === 'image') {
      if (!only.alt) problems.push({ line, message: noAlt });
      pictures.push({ line, name: only.url });
      // The app gets the picture itself in place of its name.
      const picture = { picture: referenceOf(only.url) } as unknown as Picture;
      parts.push({ type: 'picture', picture, alt: only.alt ?? '' });
    } else if (product) {
      links.push({ line, to: only.url });
      if (!gone.has(only.url)) addProduct(parts, Number(product));
    } else {
      const read = readNodes([node], gone);
      problems.push(...read.problems);
      links.push(...read.links);
      addText(parts, read.prose);
    }
  }
  return { parts, problems, links, pictures };
}

/** Products that follow each other are one row of cards. */
function addProduct(parts: PagePart[], id: number): void {
  const last = parts.at(-1);
  if (last?.type !== 'products') return void parts.push({ type: 'products', ids: [id] });
  parts[parts.length - 1] = { ...last, ids: [...last.ids, id] };
}

function addText(parts: PagePart[], prose: Prose): void {
  const [block] = prose;
  const last = parts.at(-1);
  if (block?.type === 'heading' && block.level === 2) {
    const title = plainText(block.content);
    parts.push({ type: 'heading', id: idOf(title, parts), title });
  } else if (last?.type === 'text') {
    parts[parts.length - 1] = { ...last, text: [...last.text, ...prose] };
  } else if (block) {
    parts.push({ type: 'text', text: prose });
  }
}

/** Every page has elements with these ids, or has them while a dialog is open. */
export const idsOfPages: ReadonlySet<string> = new Set(
  'root main early-note menu menu-button notices letters-address sign-up-title found-more'.split(
    ' ',
  ),
);

/** The letters and digits of a heading, with dashes between the words; each once on a page. */
function idOf(title: string, parts: readonly PagePart[]): string {
  const id = slugOf(title);
  const isTaken =
    id === '' ||
    idsOfPages.has(id) ||
    parts.some((part) => part.type === 'heading' && part.id === id);
  return isTaken ? `${id}-${parts.length}` : id;
}

function readNodes(nodes: readonly RootContent[], gone: ReadonlySet<string>): ReadMarkdown {
  const problems: MarkdownProblem[] = [];
  const links: { line: number; to: string }[] = [];
  const report = (node: Nodes, message: string) => {
    problems.push({ line: lineOf(node), message });
    return [];
  };
  const takeLink = (node: Nodes & { readonly url: string }, content: Inline): Inline => {
    const { url: to } = node;
    if (isOfShop(to)) links.push({ line: lineOf(node), to });
    else if (!/^https:\/\/[\w-]/.test(to)) return report(node, sayLinkProblem(to));
    return gone.has(to) ? content : [{ type: 'link', to, content }];
  };
  const inside = limitDepth((node) => report(node, tooDeep));
  const inline = (nodes: readonly PhrasingContent[]): Inline =>
    nodes.flatMap((node): Inline => {
      switch (node.type) {
        case 'text':
          return node.value.match(hiddenSigns)
            ? report(node, hidden)
            : [node.value.replaceAll('\n', ' ')];
        case 'strong':
          return [{ type: 'bold', content: inside(node, () => inline(node.children)) }];
        case 'emphasis':
          return [{ type: 'emphasis', content: inside(node, () => inline(node.children)) }];
        case 'break':
          return [{ type: 'break' }];
        case 'link':
          return inside(node, () => takeLink(node, inline(node.children)));
        default:
          return report(node, sayUnknown(node));
      }
    });
  const rowOf = ({ children }: TableRow) => children.map((cell) => inline(cell.children));
  const blocks = (nodes: readonly RootContent[]): Prose =>
    nodes.flatMap((node): readonly Block[] => {
      switch (node.type) {
        case 'paragraph':
          return [{ type: 'paragraph', content: inline(node.children) }];
        case 'heading': {
          const level = node.depth < 3 ? 2 : 3;
          return [{ type: 'heading', level, content: inline(node.children) }];
        }
        case 'list': {
          const items = inside(node, () => node.children.map(({ children }) => blocks(children)));
          return [{ type: 'list', isNumbered: node.ordered === true, items }];
        }
        case 'blockquote':
          return [{ type: 'quote', content: inside(node, () => blocks(node.children)) }];
        case 'table': {
          const [head = [], ...rows] = node.children.map(rowOf);
          return [{ type: 'table', head, rows }];
        }
        default:
          return report(node, sayUnknown(node));
      }
    });
  return { prose: blocks(nodes), problems, links };
}

/** Reads what is in a node, but for what is too deep in others. */
function limitDepth(refuse: (node: Nodes) => never[]) {
  let depth = 0;
  return <Part>(node: Nodes, read: () => Part): Part | never[] => {
    if (depth >= maxDepth) return refuse(node);
    depth += 1;
    const part = read();
    depth -= 1;
    return part;
  };
}

/** The first sentence of a text as plain text: what lists, search engines and shopping services show. */
export function firstSentence(prose: Prose, language: string): string {
  const [first] = prose;
  const plain = first?.type === 'paragraph' ? plainText(first.content) : '';
  const [sentence] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plain);
  return sentence?.segment.trim() ?? '';
}

function plainText(content: Inline): string {
  return content
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.type === 'break' ? ' ' : plainText(part.content);
    })
    .join('');
}

/** Lines that begin with spaces are no code here: owners align texts with them. */
function parse(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable(), { disable: { null: ['codeIndented'] } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}

function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

/** An address with two slashes leads to another host, and some browsers read `\` as `/`. */
function isOfShop(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function sayLinkProblem(address: string): string {
  return `has a link to “${address}”, but a link leads to a page of the shop, as in /products, or begins with https://`;
}

/** More is mostly a slip, and each step takes room of the page. */
const maxDepth = 8;
const tooDeep =
  'has lists or marks within each other, more than eight deep: write it in fewer steps';

const noAlt =
  'has a picture without a text: say what it shows, as in ![A ring on a ruler](ring.jpg)';

/** Also written as a number, which Markdown reads as the sign. */
const hidden = 'has a sign that nobody sees, such as &#x202E;: type the text again without it';

const plainLink = 'write each link as [text](/products)';

/** What a text may not have, and what to do about it. */
const unknown: Partial<Record<Nodes['type'], string>> = {
  code: 'has code between ``` or ~~~: remove these lines',
  inlineCode: 'has code between backticks: remove them',
  thematicBreak: 'has a line across the page: use a heading, as in ## How it is made',
  image:
    'has a picture, which this place may not have: remove it, or in a page give it a paragraph of its own',
  definition: `has the address of a link on a line of its own: ${plainLink}`,
  linkReference: `has a link without its address: ${plainLink}`,
};

function sayUnknown(node: Nodes): string {
  if (node.type === 'html') {
    return `has HTML, “${node.value.slice(0, 40)}”: remove it, or write **bold**, *emphasis* and [links](/products)`;
  }
  return unknown[node.type] ?? `has something that a text may not have (${node.type}): remove it`;
}
