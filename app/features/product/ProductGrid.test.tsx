import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { aProduct } from '#catalogue/product.testing.ts';
import { ProductGrid } from './ProductGrid.tsx';

/** Each test has products of its own: what has come near once stays whole. */
async function showLongList(firstId: number) {
  const products = Array.from({ length: 100 }, (_, index) =>
    aProduct({ id: firstId + index, name: `Soap ${index + 1}` }),
  );
  await render(<ProductGrid products={products} level={2} />);
  return page.getByRole('article');
}

// As the page's own script says it in every page.
beforeEach(() => {
  Object.assign(document.documentElement.dataset, { empty: '', late: '' });
});

const wholeCards = () => document.querySelectorAll('article:has(picture)').length;

const addButton = (number: number) =>
  page.getByRole('button', { name: `Add to Cart: Soap ${number}`, exact: true });

test('17.50 beyond the first 24 a card has its name and price alone, until it comes near', async () => {
  const cards = await showLongList(1000);
  expect(wholeCards()).toBe(24);
  const last = cards.nth(99);
  expect(last.element().textContent).toBe('Soap 100Rs. 399.00');
  // Laid out before it comes near, as on a page that the shopper comes back to.
  delete document.documentElement.dataset['late'];
  const card = last.element();
  const { height } = card.getBoundingClientRect();
  card.scrollIntoView();
  await expect.element(addButton(100)).toBeInTheDocument();
  expect(card.querySelector('picture')).not.toBeNull();
  expect(addButton(50).elements()).toHaveLength(0);
  expect(Math.abs(card.getBoundingClientRect().height - height)).toBeLessThan(1);
});

test('17.50 focus that comes to a card that is far stays at its link, and goes on to its buttons', async () => {
  const cards = await showLongList(2000);
  const link = cards.nth(90).getByRole('link', { name: 'Soap 91' });
  const element = link.element() as HTMLElement;
  element.focus();
  await expect.element(addButton(91)).toBeInTheDocument();
  expect(document.activeElement).toBe(element);
  await userEvent.tab();
  await expect
    .element(page.getByRole('button', { name: 'Add to Wishlist: Soap 91' }))
    .toHaveFocus();
});

test('17.50 a list that is shown again is as it was left', async () => {
  const cards = await showLongList(3000);
  cards.nth(60).element().scrollIntoView();
  await expect.element(addButton(61)).toBeInTheDocument();
  const whole = wholeCards();
  await cleanup();
  await showLongList(3000);
  expect(wholeCards()).toBe(whole);
});

test('5.2 the heart of a card stands on a square of paper, as the bag does', async () => {
  await page.viewport(800, 600);
  await render(<ProductGrid products={[aProduct()]} />);
  const [heart, bag] = ['Wishlist', 'Cart'].map((list) => {
    const button = page.getByRole('button', { name: `Add to ${list}` }).element();
    return getComputedStyle(button).background;
  });
  expect(heart).toBe(bag);
  const icon = document.querySelector('[data-wished] > .icon');
  expect(icon && getComputedStyle(icon).filter).toBe('none');
});
