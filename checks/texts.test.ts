import { readFileSync, readdirSync } from 'node:fs';
import { Visitor, parseSync } from 'rolldown/utils';
import type { ESTree } from 'rolldown/utils';
import { expect, test } from 'vitest';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.startsWith('strings/'),
);

test('1.5 no element of the sources shows a text that is made of several pieces', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.flatMap((file) => findPieces(`app/${file}`, readFileSync(`app/${file}`, 'utf8'))),
  ).toEqual([]);
});

test('1.5 a text in several pieces is found, whatever the pieces are, and nothing else is', () => {
  const isFound = (children: string) => findPieces('x.tsx', `<p>${children}</p>`).length > 0;
  expect(isFound('Quantity {count}')).toBe(true);
  expect(isFound('{count} {word}')).toBe(true);
  expect(isFound("{count === 1 ? 'item' : 'items'}.")).toBe(true);
  expect(isFound("our{' '}<a>terms</a>")).toBe(true);
  expect(isFound('one{isShown && <b>or</b>}two')).toBe(true);
  expect(isFound('<b>deep {count}</b>')).toBe(true);

  expect(isFound('{`Quantity ${count}`}')).toBe(false);
  expect(isFound("{'our '}<a>terms</a>.")).toBe(false);
  expect(isFound('{isShown ? <b>on</b> : null}text')).toBe(false);
  expect(isFound('{names.map((name) => (<b>{name}</b>))}text')).toBe(false);
  expect(isFound('{/* why */}text')).toBe(false);
});

test('18.46 no text and no accessible name is written in a component', () => {
  expect(
    files.flatMap((file) => findOwnTexts(`app/${file}`, readFileSync(`app/${file}`, 'utf8'))),
  ).toEqual([]);
});

test('18.46 a text and an accessible name in a component are found, and nothing else is', () => {
  const isFound = (element: string) => findOwnTexts('x.tsx', element).length > 0;
  expect(isFound('<form aria-label="Checkout" />')).toBe(true);
  expect(isFound("<img alt={'A jar'} />")).toBe(true);
  expect(isFound('<Field label={`Name`} />')).toBe(true);
  expect(isFound('<p>Cart</p>')).toBe(true);
  expect(isFound("<p>{isSent ? 'Sent' : words.send}</p>")).toBe(true);

  expect(isFound('<img alt="" className="wide" />')).toBe(false);
  expect(isFound('<form aria-label={words.title} aria-labelledby="title" />')).toBe(false);
  expect(isFound("<p>{words.of('cart')} · 1/2</p>")).toBe(false);
});

/** What browsers show or screen readers read of an attribute. */
const readAttributes =
  /^(?:aria-label|aria-roledescription|aria-description|alt|title|placeholder|label|hint)$/;

/** Texts with letters that stand in the source as children or as attributes that are read. */
function findOwnTexts(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (text: string) => {
    if (/\p{L}/u.test(text.replaceAll(/<\/?\w+>/g, ''))) found.push(`${file}: ${text.trim()}`);
  };
  const look = (value: ESTree.Node | null): void => {
    if (value?.type === 'JSXExpressionContainer') look(value.expression);
    if (value?.type === 'Literal' && typeof value.value === 'string') note(value.value);
    if (value?.type === 'TemplateLiteral')
      value.quasis.forEach(({ value: { cooked } }) => note(cooked ?? ''));
    if (value?.type === 'LogicalExpression') look(value.right);
    if (value?.type === 'ConditionalExpression') [value.consequent, value.alternate].forEach(look);
  };
  new Visitor({
    JSXText: ({ value }) => note(value),
    JSXElement: ({ children }) => children.forEach(look),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && readAttributes.test(name.name)) look(value);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

type Child = ESTree.JSXElement['children'][number];

/** Where an element or fragment has two texts with no element between them. */
function findPieces(file: string, source: string): string[] {
  const found: string[] = [];
  const look = ({ children, start, end }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const shown = children.map(kindOf).filter((kind) => kind !== 'nothing');
    if (shown.some((kind, index) => kind === 'text' && shown[index + 1] === 'text')) {
      found.push(`${file}: ${source.slice(start, end).replaceAll(/\s+/g, ' ')}`);
    }
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, source).program);
  return found;
}

/** What a child is sure to separate: an element that may be absent separates nothing. */
function kindOf(child: Child): 'text' | 'element' | 'nothing' {
  if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? 'nothing' : 'text';
  if (child.type !== 'JSXExpressionContainer') return 'element';
  return mayBeText(child.expression) ? 'text' : 'nothing';
}

/** Whatever is not known to be an element may be a text. */
function mayBeText(expression: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false;
    case 'ParenthesizedExpression':
      return mayBeText(expression.expression);
    case 'LogicalExpression':
      return mayBeText(expression.right);
    case 'ConditionalExpression':
      return mayBeText(expression.consequent) || mayBeText(expression.alternate);
    case 'Literal':
      return expression.value !== null;
    case 'CallExpression': {
      const [each] = expression.arguments;
      if (each?.type !== 'ArrowFunctionExpression' || each.body.type === 'BlockStatement')
        return true;
      return mayBeText(each.body);
    }
    default:
      return true;
  }
}
