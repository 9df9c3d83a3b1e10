import { factsOf, priceText, row, rows, sumsOf } from '../catalogue.ts';
import { settings } from '../shopData.ts';
import { reachScreen, screens } from '../screens.ts';
import { expect, test } from '../shop.ts';

const [first, cream, wash] = [row(1), row(4), row(6)];
/** What `reachScreen` puts into the cart. */
const sums = sumsOf([
  [cream, 996],
  [wash, 2],
  [first, 1],
]);
const { variant = '' } = factsOf(cream.id);
const { tax } = settings;

/** What a screen reader finds: names, roles and order. What a list repeats is shown once. */
const trees = {
  'all products': `
    - link "Skip to content"
    - banner:
      - link "${settings.name}, home"
      - navigation "Main"
      - button "Search"
      - button "Account"
      - link "Wishlist, 0 items"
      - link "Cart, 0 items"
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem: Products
      - heading "Products" [level=1]
      - paragraph: Showing ${rows.length} products for "All"
      - combobox "Filter products"
      - list:
        - listitem:
          - article:
            - heading "${first.name}" [level=2]:
              - link "${first.name}"
            - paragraph:
              - text: Price ${priceText(first.price)}
              - deletion: Old price ${priceText(first.oldPrice ?? 0)}
            - text: ${first.tag}
            - 'button "Add to Wishlist: ${first.fullName}"'
            - 'button "Add to Cart: ${first.fullName}"'
    - contentinfo:
      - textbox "Your email address"
      - button "Subscribe"
      - navigation "Shop"
      - navigation "Help"
    - region "Messages"`,
  'a product': `
    - main:
      - list:
        - listitem:
          - img "${factsOf(wash.id).alt.primary}"
          - button "See the picture larger"
      - button /Show picture 1 of 5/ [pressed]
      - heading "${wash.name}" [level=1]
      - group "Quantity of ${wash.fullName}":
        - button "Decrease quantity of ${wash.fullName}" [disabled]
        - textbox "Quantity": "1"
        - button "Increase quantity of ${wash.fullName}"
      - button "ADD TO CART"
      - button "ADD TO WISHLIST"
      - paragraph:
        - link "Checkout"
      - tablist "Product information":
        - tab "DESCRIPTION" [selected]
        - tab "SHIPPING & RETURN"
      - tabpanel "DESCRIPTION":
        - term: SKU
        - definition: ${settings.sku?.replace('{id}', `${wash.id}`)}
      - region "You May Also Like"`,
  'a cart': `
    - main:
      - heading "Cart" [level=1]
      - list "Items in your cart":
        - listitem:
          - paragraph:
            - link "${cream.name}"
          - text: /${variant.slice(1)} · ${factsOf(cream.id).facts.netQuantity}/
          - paragraph: ${priceText(cream.price)} each
          - paragraph: Line total ${priceText(cream.price * 996)}
          - group "Quantity of ${cream.fullName}"
          - button "Remove ${cream.fullName}"
      - complementary "Summary":
        - term: Total Items
        - definition: "999"
        - term: Total
        - definition: ${sums.subtotal}
        - link "Checkout"`,
  'the checkout': `
    - main:
      - form "Checkout":
        - textbox "Email or mobile phone number"
        - checkbox "Email me with news and offers"
        - combobox "State"
        - textbox "First name"
        - textbox "Last name"
        - textbox "Address"
        - group "Payment Method":
          - radio "Credit card" [checked]
          - radio "Debit card"
          - radio "UPI"
        - textbox "Card number"
        - checkbox "Use shipping address as billing address" [checked]
        - button "Pay now"
      - complementary "Order Summary":
        - term: Subtotal
        - definition: ${sums.subtotal}
        - term: ${tax?.name} (${tax?.percent}%)
        - definition: ${sums.tax}
        - term: Total
        - definition: ${sums.total}
        - button "Place Order"
        - link "Back to Cart"`,
  'the menu': `
    - banner:
      - button "Menu" [expanded]
      - navigation "Menu":
        - list:
          - listitem:
            - link "Home"
        - button "Search"
        - link "Wishlist, 0 items"
        - link "Cart, 0 items"`,
  'a product dialog and its toast': `
    - dialog "${wash.name}":
      - heading "${wash.name}" [level=2]
      - button "ADD TO CART"
      - button "ADD TO WISHLIST"
      - link "View full details"
      - button "Close"
      - region "Messages"`,
};

for (const [name, tree] of Object.entries(trees)) {
  test(`a screen reader finds the parts of ${name} in their order`, async ({ page }) => {
    const screen = screens.find((one) => one.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    if (name === 'the menu') await page.setViewportSize({ width: 390, height: 844 });
    await reachScreen(page, screen);
    await expect(page.locator('body')).toMatchAriaSnapshot(tree);
  });
}
