import { reachScreen, screens } from '../screens.ts';
import { expect, test } from '../shop.ts';

/** What a screen reader finds: names, roles and order. What a list repeats is shown once. */
const trees = {
  'all products': `
    - link "Skip to content"
    - banner:
      - link "BEAU, home"
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
      - paragraph: Showing 10 products for "All"
      - combobox "Filter products"
      - list:
        - listitem:
          - article:
            - heading "AM & PM Essentials" [level=2]:
              - link "AM & PM Essentials"
            - paragraph:
              - text: Price Rs. 1,099.00
              - deletion: Old price Rs. 1,300.00
            - text: Sale
            - 'button "Add to Wishlist: AM & PM Essentials"'
            - 'button "Add to Cart: AM & PM Essentials"'
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
          - img "Frosted green pump bottle with a dark pump"
          - button "See the picture larger"
      - button /Show picture 1 of 5/ [pressed]
      - heading "Revitalizing Active Face Wash with Algae" [level=1]
      - group "Quantity of Revitalizing Active Face Wash with Algae":
        - button /^Decrease quantity of Revitalizing/ [disabled]
        - textbox "Quantity": "1"
        - button /^Increase quantity of Revitalizing/
      - button "ADD TO CART"
      - button "ADD TO WISHLIST"
      - paragraph:
        - link "Checkout"
      - tablist "Product information":
        - tab "DESCRIPTION" [selected]
        - tab "SHIPPING & RETURN"
      - tabpanel "DESCRIPTION":
        - term: SKU
        - definition: BEAU-6
      - region "You May Also Like"`,
  'a cart': `
    - main:
      - heading "Cart" [level=1]
      - list "Items in your cart":
        - listitem:
          - paragraph:
            - link "Restoring Night Cream With Retinol"
          - text: Jar · 50 ml
          - paragraph: Rs. 699.00 each
          - paragraph: Line total Rs. 6,96,204.00
          - group "Quantity of Restoring Night Cream With Retinol, jar"
          - button "Remove Restoring Night Cream With Retinol, jar"
      - complementary "Summary":
        - term: Total Items
        - definition: "999"
        - term: Total
        - definition: Rs. 6,98,101.00
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
        - definition: Rs. 6,98,101.00
        - term: Estimated Tax (10%)
        - definition: Rs. 69,810.10
        - term: Total
        - definition: Rs. 7,67,911.10
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
    - dialog "Revitalizing Active Face Wash with Algae":
      - heading "Revitalizing Active Face Wash with Algae" [level=2]
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
