/** The columns that a sheet may have: `docs/import.md` has the same table, and a test compares (SPEC 19.31). */
export const columnTable = `
| your own sheet | Shopify | WooCommerce | what it is |
|---|---|---|---|
| number | | | the number of the product’s folder |
| handle | Handle, URL handle | | the name of the folder, the same for all sizes of a product |
| name | Title | Name | the name |
| variant | | | what differs from a product of the same name |
| size | Option1 Value, Option2 Value, Option3 Value | Attribute 1 value(s), Attribute 2 value(s), Attribute 3 value(s) | the same, and the sizes of a product lead to each other |
| price | Variant Price, Price | Regular price | the price |
| sale price | | Sale price | the price of an offer; the other one is then the old price |
| old price | Variant Compare At Price, Compare-at price | | the price before; without it there is no offer |
| tag | | | Sale or New |
| stock | Variant Inventory Qty, Inventory quantity | In stock? | how many there are, or a text of \`availability\`; 0 is out of stock |
| counted by | Variant Inventory Tracker, Inventory tracker | | without it, stock is not counted |
| without stock | Variant Inventory Policy, Continue selling when out of stock | | \`continue\`: it can be ordered |
| category | Type | Categories | a category of \`settings.yaml\`, its name or its slug |
| description | Body (HTML), Description | Short description, Description | the description; the sentences that fit in 300 characters |
| pictures | Image Src, Product image URL | Images | one or two names of files, or their addresses |
| size picture | Variant Image, Variant image URL | | comes before the others |
| picture text | Image Alt Text | | what the first picture shows; else the name |
| published | Published, Published on online store | Published | what is not published is left out |
| status | Status | | the same |
| type | | Type | grouped and external products are left out |
| parent | | Parent | the product of a variation, by SKU or ID |
| sku | | SKU | see above |
| id | | ID | see above |
`.trim();
