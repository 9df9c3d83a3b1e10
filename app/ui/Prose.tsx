import type { ElementType, ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';
import { hrefOf } from '#links/address.ts';
import type { Block, Inline, Prose as Text, Row } from '#catalogue/prose.ts';
import styles from './Prose.module.css';

/** An owner's text, which the build has read from Markdown. */
export function Prose({ text }: { readonly text: Text }) {
  return element('div', text.map(showBlock), { className: styles.prose });
}

/** Its parts never change their places, so none needs a key. */
function element(
  tag: ElementType,
  parts: readonly ReactNode[],
  attributes: object = {},
): ReactNode {
  return jsxs(tag, { ...attributes, children: parts });
}

function showBlock(block: Block): ReactNode {
  switch (block.type) {
    case 'heading':
      return element(`h${block.level}`, block.content.map(showInline));
    case 'paragraph':
      return element('p', block.content.map(showInline));
    case 'list':
      return element(
        block.isNumbered ? 'ol' : 'ul',
        block.items.map((item) => element('li', item.map(showBlock))),
      );
    case 'quote':
      return element('blockquote', block.content.map(showBlock));
    case 'table':
      return element('table', [
        element('thead', [showRow('th', block.head)]),
        element(
          'tbody',
          block.rows.map((row) => showRow('td', row)),
        ),
      ]);
  }
}

function showRow(tag: 'th' | 'td', row: Row): ReactNode {
  return element(
    'tr',
    row.map((cell) => element(tag, cell.map(showInline), tag === 'th' ? { scope: 'col' } : {})),
  );
}

function showInline(part: Inline[number]): ReactNode {
  if (typeof part === 'string') return part;
  switch (part.type) {
    case 'bold':
      return element('strong', part.content.map(showInline));
    case 'emphasis':
      return element('em', part.content.map(showInline));
    case 'link':
      return element('a', part.content.map(showInline), { href: hrefOf(part.to) });
    case 'break':
      return <br />;
  }
}
