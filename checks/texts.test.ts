import { readFileSync, readdirSync } from 'node:fs';
import { Visitor, parseSync } from 'rolldown/utils';
import type { ESTree } from 'rolldown/utils';
import { expect, test } from 'vitest';

test('1.5 no element of the sources shows a text that is made of several pieces', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
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

type Child = ESTree.JSXElement['children'][number];

/** Where an element or fragment has two texts with no element between them. */
function findPieces(file: string, source: string): string[] {
  const found: string[] = [];
  const look = ({ children, start, end }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const shown = children.map(kindOf).filter((kind) => kind !== 'nothing');
    if (shown.some((kind, place) => kind === 'text' && shown[place + 1] === 'text')) {
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
