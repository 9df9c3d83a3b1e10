/** The columns that a sheet may have: `docs/import.md` has the same table, and a test compares (SPEC 19.31). */
export const columnTable = `
|your own sheet|Shopify|WooCommerce|what it is|
|---|---|---|---|
|number|||of the folder|
|handle|Handle, URL handle||the folder’s name; sizes share it|
|name|Title|Name||
|variant|||differs from a product of the same name|
|size|Option1 Value, Option2 Value, Option3 Value|Attribute 1 value(s), Attribute 2 value(s), Attribute 3 value(s)|the same, with links between sizes|
|price|Variant Price, Price|Regular price||
|sale price||Sale price|an offer; the price is then the old one|
|old price|Variant Compare At Price, Compare-at price|||
|tag|||Sale or New|
|stock|Variant Inventory Qty, Inventory quantity|In stock?|a number, or \`availability\`|
|counted by|Variant Inventory Tracker, Inventory tracker||empty: not counted|
|without stock|Variant Inventory Policy, Continue selling when out of stock||\`continue\`: orderable|
|category|Type|Categories|name or slug|
|description|Body (HTML), Description|Short description, Description|as many sentences as fit|
|pictures|Image Src, Product image URL|Images|names or addresses of files|
|size picture|Variant Image, Variant image URL||comes first|
|picture text|Image Alt Text||else the name|
|published|Published, Published on online store|Published|others are left out|
|status|Status|||
|type||Type|grouped and external ones are left out|
|parent||Parent|SKU or ID|
|sku||SKU||
|id||ID||
`.trim();
