import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showScreen } from '#testing/showScreen.testing.tsx';

test('7.2 a quantity that is empty or no number becomes 1', async () => {
  const { main } = await showScreen('/product/{id}', { id: '2' });
  const quantity = main.getByRole('textbox', { name: 'Quantity' });
  for (const typed of ['', 'abc']) {
    await quantity.fill('7');
    await quantity.fill(typed);
    await userEvent.tab();
    await expect.element(quantity).toHaveValue('1');
  }
});

test('7.4 the screen shows breadcrumb, description, SKU, category, availability, guarantee and a link to the checkout', async () => {
  const { main } = await showScreen('/product/{id}', { id: '12' });
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  expect(crumbs.elements().map((crumb) => crumb.textContent)).toEqual(['Home', 'Tea 12']);
  await expect.element(main.getByText('Good tea.').first()).toBeVisible();
  const facts = main.getByRole('tabpanel');
  for (const fact of ['SKUTEA-12', 'CategoryTea', 'AvailabilityIn stock'])
    await expect.element(facts).toHaveTextContent(fact);
  await expect.element(main.getByText('Fresh or money back').first()).toBeVisible();
  const checkout = main.getByRole('link', { name: 'Checkout', exact: true });
  await expect.element(checkout).toHaveAttribute('href', '/checkout');
  const { main: onSale } = await showScreen('/product/{id}', { id: '1' });
  const old = onSale.getByRole('deletion').first();
  await expect.element(old).toHaveStyle({ textDecorationLine: 'line-through' });
});

test('7.5 a press on a tab shows its panel', async () => {
  const { main } = await showScreen('/product/{id}', { id: '2' });
  const panel = main.getByRole('tabpanel');
  await expect.element(panel).toHaveAccessibleName('DESCRIPTION');
  await expect.element(panel).toHaveTextContent('Fresh');
  for (const name of ['SHIPPING & RETURN', 'DESCRIPTION']) {
    const tab = main.getByRole('tab', { name });
    await tab.click();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel).toHaveAccessibleName(name);
    expect(main.getByRole('tab', { selected: true }).elements()).toHaveLength(1);
  }
});
