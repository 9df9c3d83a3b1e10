import { describe, expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { readShop } from './readShop.ts';
import { type Change, aPicture, inHindi, smallShop } from './smallShop.testing.ts';

/**
 * A mistake in a line: what it is, what it changes in a shop that is right, and all that is said about it.
 * `→` is between a text and what replaces it, `⏎` is the end of a line, `;;` is between two changes or sentences.
 */
const mistakes = `
a favourite that is no product, and a page that does not fill its rows | home.yaml: note: What we drink. → note: What we drink., products: [1, 7] ;; settings.yaml: category: Tea⏎ → category: Tea⏎productsPerPage: 10⏎ | home.yaml:19 favourites.products 2 is 7, but no product has this number: use the number at the start of a folder of products ;; settings.yaml:28 productsPerPage is “10”, but must be a multiple of 4, so that products fill the rows
a favourite that is there twice | home.yaml: note: What we drink. → note: What we drink., products: [2, 1, 2] | home.yaml:19 favourites.products 3 is “2”, which is there twice: change or remove one of the two
two categories with one slug, one name, and a slug that is no address | settings.yaml: category: Tea⏎ → category: Tea⏎categories:⏎  - { slug: green, name: Green, description: Green teas. }⏎  - { slug: green, name: Light, description: Light teas. }⏎  - { slug: new, name: Green, description: New teas. }⏎ | settings.yaml:30 categories 2, slug is “green”, which is there twice: change or remove one of the two ;; settings.yaml:31 categories 3, name is “Green”, which is there twice: change or remove one of the two
a slug that is no address | settings.yaml: category: Tea⏎ → category: Tea⏎categories: [{ slug: Green Teas, name: Green, description: Green teas. }]⏎ | settings.yaml:28 categories 1, slug is “Green Teas”, but must be in small letters, digits and dashes, as in green-teas
a category that the shop does not have | product: tag: Sale → category: green | product:4 category is “green”, which is none of the slugs of categories in settings.yaml: add it there, or remove it
a misspelt category, and a link to an empty one | product: tag: Sale → category: gren ;; settings.yaml: category: Tea⏎ → category: Tea⏎categories: [{ slug: green, name: Green, description: Green teas. }]⏎ ;; settings.yaml: to: /products } → to: /products/category/green } | product:4 category is “gren”, which is none of the slugs of categories in settings.yaml: did you mean green? ;; settings.yaml:35 menu 2, to is /products/category/green, which is no category with products: use one of /, /products, /sales, /about, /contact, /wishlist, /cart, /checkout, /help, /shop
a price as text | product: 8.50 → € 8.50 | product:2 price is “€ 8.50”, but must be a number without the currency, as in 699.00
a price with a comma | product: 8.50 → 8,50 | product:2 price is “8,50”, but must be a number without the currency, as in 699.00
a price of nothing | product: 8.50 → 0.00 | product:2 price is 0.00, less than € 2.00: correct it, or lower leastPrice in settings.yaml
a price below nothing | product: 8.50 → -8.50 | product:2 price is “-8.50”, but must be a number without the currency, as in 699.00
a price in hundredths of what was meant | product: 8.50 → 0.85 | product:2 price is 0.85, less than € 2.00: correct it, or lower leastPrice in settings.yaml
a missing price | product: price: 8.50⏎ →  | product:1 price is missing: add the price, such as 699.00
an old price that is not above the price | product: 9.90 → 8.50 | product:3 oldPrice is 8.50, but must be more than the price, 8.50: raise it, or remove the line
an unknown tag | product: Sale → Sold out | product:4 tag is “Sold out”, which is not known: use one of Sale, New
a misspelt tag | product: Sale → sales | product:4 tag is “sales”, which is not known: did you mean Sale?
an unknown availability | product: tag: Sale → availability: sold out | product:4 availability is “sold out”, but must be in stock, few left, out of stock, or a day, as in from 2026-12-01
an availability from a day that does not exist | product: tag: Sale → availability: from 2026-02-30 | product:4 availability is “from 2026-02-30”, but there is no such day: write year, month and day, as in from 2026-12-01
an availability that is only a day | product: tag: Sale → availability: 2026-12-01 | product:4 availability is “2026-12-01”, but must be in stock, few left, out of stock, or a day, as in from 2026-12-01
an unknown fact | product: tag: Sale → facts: { netQuantiti: 50 g } | product:4 facts.netQuantiti is not a field of this file: did you mean netQuantity?
a text instead of facts | product: tag: Sale → facts: 50 g | product:4 facts is “50 g”, but must be a group with the fields notFor, bestBefore, maker, origin, mrpIncludesTaxes, customerCare, more, netQuantity, howToUse, ingredients, mrp
a maximum retail price below the price | product: tag: Sale → facts: { mrp: 8.00 } | product:4 facts.mrp is 8.00, but a product may not cost more than its maximum retail price, and the price is 8.50: correct one of them
a fact of one product among those of all | settings.yaml: regions: → facts: { netQuantity: 50 g }⏎regions: | settings.yaml:29 facts.netQuantity is not a field of this file: use one of notFor, bestBefore, maker, origin, mrpIncludesTaxes, customerCare, more
a size that is no product | product: tag: Sale → sizes:⏎  - { label: 50 g, product: 1 }⏎  - { label: 100 g, product: 7 } | product:6 sizes 2, product is 7, but no product has this number: use the number at the start of a folder of products
the same size twice | product: tag: Sale → sizes:⏎  - { label: 50 g, product: 1 }⏎  - { label: 100 g, product: 2 }⏎  - { label: Large, product: 2 } | product:7 sizes 3, product is “2”, which is there twice: change or remove one of the two
sizes without the product itself | product: tag: Sale → sizes:⏎  - { label: 50 g, product: 2 }⏎  - { label: 100 g, product: 7 } | product:4 sizes does not name this product itself, 1: add its own size ;; product:6 sizes 2, product is 7, but no product has this number: use the number at the start of a folder of products
a single size | product: tag: Sale → sizes:⏎  - { label: 50 g, product: 1 } | product:4 sizes must have at least 2, but has 1
a size without a label | product: tag: Sale → sizes:⏎  - { product: 1 }⏎  - { label: 100 g, product: 2 } | product:5 sizes 1, label is missing: add what the size is called, such as 50 ml
an unknown field | product: oldPrice → oldprice | product:3 oldprice is not a field of this file: did you mean oldPrice?
an empty name | product: Green Tea → "" | product:1 name is empty: add the product’s name
a name without anything | product: Green Tea →  | product:1 name is empty: add the product’s name
a name that is too long | product: Green Tea → TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT | product:1 name has 81 characters, but at most 80 fit: shorten it
a service whose promise is left out, and social pictures without a profile | policies.yaml: guarantee: Fresh or money back⏎ →  ;; settings.yaml: socialProfile:⏎  name: Instagram⏎  address: https://www.instagram.com/leafandcup⏎  icon: instagram⏎ →  | home.yaml:17 services 3, policy is “guarantee”, which is none of the promises of policies.yaml: add it there, or use one of freeShipping, returns, processing, standardShipping, expressShipping, support ;; home.yaml:33 social.follow leads to a profile, but settings.yaml has no socialProfile: add it there, or remove social
the same name twice | product: Green Tea → Black Tea | products/02-black-tea/product.yaml:1 name is “Black Tea”, and 01-green-tea is called so too: add a variant to each, as in variant: jar, no two alike
a missing alternative text | product:   primary: A green tin⏎ →  | product:5 alt.primary is missing: add what the picture shows, for people who cannot see it
two fields of one name | product: tag: Sale → tag: Sale⏎tag: New | product:5 this field is in the file twice: remove one of the two
a colon in a text | product: Green Tea → Tea: green | product:1 a text that contains a colon must be in quotation marks
a quotation mark that is not closed | product: Green Tea → "Green Tea | product:1 a quotation mark or a bracket is opened here or below, and not closed
a tab | product:   primary → 	primary | product:6 the line begins with a tab: begin it with spaces
a line in the wrong column | product:   secondary →    secondary | product:7 the line must begin in the same column as the other fields of its group
a number twice | products/02-mint/product.yaml = name: Mint⏎price: 7.00⏎alt: { primary: A tin, secondary: Leaves }⏎ ;; products/02-mint/primary.webp = picture 800 1000 ;; products/02-mint/secondary.webp = picture 800 1000 | products/02-mint has the number 2, and so has 02-black-tea: give one of them a number that no product has or had
a name of a folder twice | products/03-green-tea/product.yaml = name: Mint⏎price: 7.00⏎alt: { primary: A tin, secondary: Leaves }⏎ ;; products/03-green-tea/primary.webp = picture 800 1000 ;; products/03-green-tea/secondary.webp = picture 800 1000 | products/03-green-tea has the same name as 01-green-tea after the number: add a word to one of them
a folder without a number | products/mint/product.yaml = name: Mint⏎price: 7.00⏎alt: { primary: A tin, secondary: Leaves }⏎ ;; products/mint/primary.webp = picture 800 1000 ;; products/mint/secondary.webp = picture 800 1000 | products/mint is no name for a product’s folder: begin with the product’s number, as in 12-green-tea, in small letters, digits and dashes
a folder without product.yaml | products/03-mint/primary.webp = none | products/03-mint has no product.yaml: copy one from another product, or rename product.yaml.txt if there is one
a missing picture | products/01-green-tea/primary.jpg deleted | product:6 there is no picture products/01-green-tea/primary: save it as tea/products/01-green-tea/primary.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide
a file that is no picture | products/01-green-tea/primary.jpg = none | product:6 products/01-green-tea/primary.jpg cannot be read as a picture: save it again as JPG, PNG, WebP or AVIF
a picture that is too small | products/01-green-tea/primary.jpg = picture 399 500 | product:6 products/01-green-tea/primary.jpg is 399 px wide, but at least 400 px are needed here: save it larger
a picture that is too small once it is cut | pictures/tin.webp = picture 300 1000 | home.yaml:12 banners 1, picture is tin, but pictures/tin.webp is 300 px wide once it is cut to 3 : 2, but at least 400 px are needed here: save it larger ;; home.yaml:13 banners 2, picture is tin, but pictures/tin.webp is 300 px wide once it is cut to 3 : 2, but at least 400 px are needed here: save it larger
a picture in a format that the shop cannot read | products/01-green-tea/primary.jpg deleted ;; products/01-green-tea/Primary.HEIC = of an iPhone ;; products/01-green-tea/secondary.png deleted ;; products/01-green-tea/secondary.gif = GIF89a ;; pictures/tin.webp deleted ;; pictures/tin.svg = <svg/> | home.yaml:12 banners 1, picture is tin, but there is no picture tin: tea/pictures/tin.svg is there, but is in a format that the shop cannot read: save it as JPG or PNG ;; home.yaml:13 banners 2, picture is tin, but there is no picture tin: tea/pictures/tin.svg is there, but is in a format that the shop cannot read: save it as JPG or PNG ;; product:6 there is no picture products/01-green-tea/primary: tea/products/01-green-tea/Primary.HEIC is there, but is in a format that the shop cannot read: save it as JPG or PNG (an iPhone takes JPG after Settings, Camera, Formats, Most Compatible) ;; product:7 there is no picture products/01-green-tea/secondary: tea/products/01-green-tea/secondary.gif is there, but is in a format that the shop cannot read: save it as JPG or PNG
a second picture without a text, and a text without a picture | product:   secondary: Leaves⏎ →  ;; products/02-black-tea/secondary.webp deleted | product:5 alt.secondary is missing: add what products/01-green-tea/secondary.png shows ;; products/02-black-tea/product.yaml:5 there is no picture products/02-black-tea/secondary: save it as tea/products/02-black-tea/secondary.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide
two pictures of one name | products/01-green-tea/primary.webp = picture 800 1000 | product:6 there are two pictures, products/01-green-tea/primary.jpg and products/01-green-tea/primary.webp: remove one
a picture that a page names and that is not there | pictures/tin.webp deleted | home.yaml:12 banners 1, picture is tin, but there is no picture tin: save it as tea/pictures/tin.jpg, .png, .webp or .avif, best 3 : 2 and at least 1000 px wide ;; home.yaml:13 banners 2, picture is tin, but there is no picture tin: save it as tea/pictures/tin.jpg, .png, .webp or .avif, best 3 : 2 and at least 1000 px wide
a misspelt name of a picture | contact.yaml: cup → cups | contact.yaml:4 picture is cups, but there is no picture cups: use cup, or save it as tea/pictures/cups.jpg, .png, .webp or .avif, best 4 : 5 and at least 800 px wide
a colour that is none | theme.yaml: '#8a2f1d' → green | theme.yaml:4 colours.brand.light is “green”, but must be a colour, such as #336699
a brand colour on which no text can be read | theme.yaml: grounds: → shades:⏎  on-brand: { light: '#fffdf8', dark: '#101010' }⏎grounds: ;; theme.yaml: '#8a2f1d', dark: '#e8a08f' → '#ffe08a', dark: '#333333' | theme.yaml:4 colours.brand.dark is #333333, and its contrast to on-brand, #101010, is 1.5, but 4.5 is needed to read text: the nearest colour that has it is #7c7c7c ;; theme.yaml:4 colours.brand.light is #ffe08a, and its contrast to on-brand, #fffdf8, is 1.3, but 4.5 is needed to read text: the nearest colour that has it is #857448
a text colour that cannot be read | theme.yaml: #1b1b1b → #bbbbbb | theme.yaml:3 colours.ink.light is #bbbbbb, and its contrast to paper, #ffffff, is 1.9, but 4.5 is needed to read text: the nearest colour that has it is #767676
a ground that the theme does not have | home.yaml: ground: straw → ground: stray | home.yaml:9 hero 1, ground is “stray”, which is none of the grounds of theme.yaml: did you mean straw?
a link to no page | settings.yaml: to: /products → to: /product | settings.yaml:34 menu 2, to is /product, which is no page of this shop: did you mean /products?
a link to no product | home.yaml: /product/1  → /product/12  | home.yaml:6 hero 1, action.to is /product/12, which is no page of this shop: did you mean /product/1?
a link to no part of a page | settings.yaml: /help#returns → /help#return | settings.yaml:36 helpLinks 1, to is /help#return, which is no page of this shop: did you mean /help#returns?
a link to another site | settings.yaml: to: /products → to: https://tea.shop | settings.yaml:34 menu 2, to is “https://tea.shop”, but must be a page of this shop and begin with /
a broken e-mail | settings.yaml: hello@leafandcup.shop → orders at leafandcup.shop | settings.yaml:21 contact.email is “orders at leafandcup.shop”, but must be the e-mail address, such as hello@shop.example
a phone number without a country | settings.yaml: +353 1 234 5678 → 01 234 5678 | settings.yaml:19 contact.phone is “01 234 5678”, but must be the phone number, with the code of the country, such as +91 98765 43210
a site without https | settings.yaml: https://leafandcup.shop → leafandcup.shop | settings.yaml:5 site is “leafandcup.shop”, but must be the address that the shop is published under, with https://, such as https://shop.example
an unknown currency | settings.yaml: code: EUR → code: EUX | settings.yaml:10 currency.code is EUX, which is no currency
a currency without hundredths | settings.yaml: code: EUR → code: JPY | settings.yaml:10 currency.code is JPY, but this software writes prices with two decimals: use a currency that has hundredths
a price pattern without {amount} | settings.yaml: € {amount} → € | settings.yaml:12 currency.written is “€”, but must be how a price is written, with {amount} once, such as € {amount}
an unknown channel | settings.yaml: channel: mail → channel: whatapp | settings.yaml:7 orders.channel is “whatapp”, which is not known: did you mean whatsapp?
a channel without its settings | settings.yaml: channel: mail, email: orders@leafandcup.shop → channel: whatsapp | settings.yaml:7 orders.phone is missing, and the channel whatsapp needs it: add the WhatsApp number that orders are sent to, with the code of the country, such as +91 98765 43210
a mail channel without an address | settings.yaml: channel: mail, email: orders@leafandcup.shop → channel: mail | settings.yaml:7 orders.email is missing, and the channel mail needs it: add the e-mail address that orders are sent to, such as hello@shop.example
a channel to another shop system without its address | settings.yaml: channel: mail, email: orders@leafandcup.shop → channel: hosted | settings.yaml:7 orders.address is missing, and the channel hosted needs it: add the address of the other shop system with {id} and after it {quantity}, such as https://store.example/cart/{id}:{quantity}
a WhatsApp number that is none | settings.yaml: channel: mail, email: orders@leafandcup.shop → channel: whatsapp, phone: call me | settings.yaml:7 orders.phone is “call me”, but must be the WhatsApp number that orders are sent to, with the code of the country, such as +91 98765 43210
a template without {id} | settings.yaml: channel: mail, email: orders@leafandcup.shop → channel: hosted, address: 'https://store.example/cart/{quantity}' | settings.yaml:7 orders.address is “https://store.example/cart/{quantity}”, but must be the address of the other shop system with {id} and after it {quantity}, such as https://store.example/cart/{id}:{quantity}
a card without a drawing | settings.yaml: [Visa] → [Visa, Maestro] | settings.yaml:38 cardMarks 2 is “Maestro”, but cards.svg has no drawing with the id maestro: draw one, or remove the name
returns without a country, paid by nobody known, in half a day | settings.yaml: cardMarks: [Visa] → cardMarks: [Visa]⏎returns: { days: 0.5, paidBy: you } | settings.yaml:39 returns.country is missing: add the country that products are returned from, such as IN ;; settings.yaml:39 returns.days is “0.5”, but must be a whole number ;; settings.yaml:39 returns.paidBy is “you”, which is not known: use one of shop, shopper
countries that are none | settings.yaml: cardMarks: [Visa] → cardMarks: [Visa]⏎shipping: { charge: 4.90, country: EU }⏎returns: { days: 14, paidBy: shop, country: QQ } | settings.yaml:39 shipping.country is “EU”, but must be the two capital letters of a country, as in IN ;; settings.yaml:40 returns.country is “QQ”, but there is no country with these letters
shipping to an unknown region | settings.yaml: cardMarks: [Visa] → cardMarks: [Visa]⏎shipping: { charge: 4.90, regions: [{ name: Corc, charge: 9.90 }] } | settings.yaml:39 shipping.regions 1, name is “Corc”, which is none of the regions of this file: did you mean Cork?
a list that is too long | settings.yaml: cardMarks: [Visa] → cardMarks: [Visa, Visa, Visa, Visa, Visa, Visa, Visa, Visa, Visa] | settings.yaml:38 cardMarks must have at most 8, but has 9
a text instead of a list | settings.yaml: cardMarks: [Visa] → cardMarks: Visa | settings.yaml:38 cardMarks is “Visa”, but must be a list, with a dash before each entry
a text instead of a group | contact.yaml: page: { title: Contact, description: Talk to us. } → page: Contact | contact.yaml:1 page is “Contact”, but must be a group with the fields title, description
a missing file | help.yaml deleted | help.yaml is missing: take it from your last version, or from a new shop (npm run new-shop)
a misspelt name of a file | setings.yaml = name: x | setings.yaml is not a file that the shop reads: did you mean settings.yaml?
a picture of a product that is not there | words.yaml: 02-black-tea/primary → 03-red-tea/primary | words.yaml:8 emptyCart.picture is products/03-red-tea/primary, but there is no picture products/03-red-tea/primary: save it as tea/products/03-red-tea/primary.jpg, .png, .webp or .avif, best at least 600 px wide
a missing icon | icon.svg deleted | icon.svg is missing: draw the icon of the browser’s tab, a square SVG
a wordmark without a box | wordmark.svg: viewBox="0 0 64 8" →  | wordmark.svg has no viewBox: save it with one, as in viewBox="0 0 640 80"
a wordmark with a script | wordmark.svg: <path → <script/><path | wordmark.svg contains “<script”, which a page may not show: save it as plain SVG, with colours as attributes
no products | products/01-green-tea/primary.jpg deleted ;; product deleted ;; products/01-green-tea/secondary.png deleted ;; products/02-black-tea/primary.avif deleted ;; products/02-black-tea/product.yaml deleted ;; products/02-black-tea/secondary.webp deleted | home.yaml:6 hero 1, action.to is /product/1, which is no page of this shop: did you mean /products? ;; products has no product: add a folder, as in 01-green-tea ;; words.yaml:8 emptyCart.picture is products/02-black-tea/primary, but there is no picture products/02-black-tea/primary: save it as tea/products/02-black-tea/primary.jpg, .png, .webp or .avif, best at least 600 px wide
two mistakes in two files | product: 8.50 → 8.555 ;; settings.yaml: https: → http: | product:2 price is “8.555”, but must be a number without the currency, as in 699.00 ;; settings.yaml:5 site is “http://leafandcup.shop”, but must be the address that the shop is published under, with https://, such as https://shop.example
a space that is missing after a colon | product: price: 8.50 → price:8.50 | product:2 put a space after the colon
a colour without quotation marks | theme.yaml: '#1b1b1b' → #1b1b1b | theme.yaml:3 a colour must be in quotation marks, as in '#336699'
a name in stars | product: Green Tea → *Green Tea* | product:1 a text cannot begin with *: put the text in quotation marks
a name that begins with & | product: Green Tea → &Green Tea | product:1 a text cannot begin with &: put the text in quotation marks
a name that begins with @ | product: Green Tea → @Green | product:1 a text cannot begin with @: put the text in quotation marks
a text that is cut at its # | product: Green Tea → Green Tea #1 | product:1 name ends before #, which begins a comment: put the text in quotation marks
a file of Notepad | product in utf16le | product cannot be read: save it again, and choose UTF-8 as its encoding
a file of another encoding | product: Green Tea → Thé vert ;; product in latin1 | product cannot be read: save it again, and choose UTF-8 as its encoding
an empty file | contact.yaml = # | contact.yaml:1 heading is missing: add the heading ;; contact.yaml:1 intro is missing: add a sentence or two ;; contact.yaml:1 page is missing: add the fields title, description ;; contact.yaml:1 picture is missing: add the picture
product.yaml.txt | product named products/01-green-tea/product.yaml.txt | products/01-green-tea has no product.yaml: copy one from another product, or rename product.yaml.txt if there is one
settings.yaml.txt | help.yaml named help.yaml.txt | help.yaml is missing: take it from your last version, or from a new shop (npm run new-shop) ;; help.yaml.txt is not a file that the shop reads: did you mean help.yaml?
a category by its name | product: tag: Sale → category: Green ;; settings.yaml: category: Tea⏎ → category: Tea⏎categories: [{ slug: gr, name: Green, description: Green teas. }]⏎ | product:4 category is “Green”, which is none of the slugs of categories in settings.yaml: add it there, or use one of gr
a price with a sign after it | product: 8.50 → 99/- | product:2 price is “99/-”, but must be a number without the currency, as in 699.00
a price with digits of Hindi | product: 8.50 → ९९ | product:2 price is “९९”, but must be a number without the currency, as in 699.00
a phone number with a digit too few | settings.yaml: +353 1 234 5678 → +91 98765 4321 | settings.yaml:19 contact.phone is “+91 98765 4321”, but no number of this country has these digits: one may be missing
a font that is not installed | theme.yaml: font: eczar → font: mukta | theme.yaml:14 typefaces.headings.font is mukta, which is neither installed nor in the shop's folder: npm install --save-dev @fontsource-variable/mukta, or put the file at fonts/mukta.woff2
a mistake in the settings, and none that follow from it | settings.yaml: percent: 23 → percent: 5% ;; settings.yaml: to: /products } → to: /products/category/green } ;; product: tag: Sale → category: green ;; hi/home.yaml = x: y | settings.yaml:15 tax.percent is “5%”, but must be a number, as in 7.5
`;

/** The same in a shop that is in Hindi too; each text there is that of the first language. */
const translationMistakes = `
an unknown language | settings.yaml: [en, hi] → [en, hl] | settings.yaml:9 languages 2 is “hl”, which is not known: did you mean hi?
a first language that is not that of the texts | settings.yaml: [en, hi] → [hi] | settings.yaml:9 languages 1 is “hi”, but the first one must be en, since language is en-IE
a language that is there twice | settings.yaml: [en, hi] → [en, en] | settings.yaml:9 languages 2 is “en”, which is there twice: change or remove one of the two
a folder of an unknown language | fr/home.yaml = hero: x | fr is no translation that the software can show: use hi
a product that does not exist | hi/products/01-green-te/product.yaml = name: x | hi/products/01-green-te/product.yaml translates no file with texts: did you mean products/01-green-tea/product.yaml?
a file that the shop does not have | hi/hom.yaml = hero: x | hi/hom.yaml translates no file with texts: did you mean home.yaml?
a file without texts | hi/theme.yaml = colours: x | hi/theme.yaml translates no file with texts: did you mean home.yaml?
a picture | hi/pictures/primary.webp = picture 800 1000 | hi/pictures/primary.webp translates no file with texts: remove it
a misspelt field | hi/home.yaml: title: Spring → titel: Spring | hi/home.yaml:4 hero 1, title is missing: translate “Spring in a cup.” ;; hi/home.yaml:5 hero 1, titel is no text of home.yaml: did you mean hero 1, title?
a field that the original does not have | hi/contact.yaml: heading: → spotlight: x⏎heading: | hi/contact.yaml:4 spotlight is no text of contact.yaml: remove it
a shorter list | hi/settings.yaml:   list:⏎    - Cork⏎ →   list:⏎ | hi/settings.yaml:15 regions.list 2 is missing: translate “Dublin”
a longer list | hi/settings.yaml:   list:⏎ →   list:⏎    - Kerry⏎ | hi/settings.yaml:18 regions.list 3 is no text of settings.yaml: remove it
a price | hi/products/01-green-tea/product.yaml: name: → price: 8.50⏎name: | hi/products/01-green-tea/product.yaml:1 price is no text of products/01-green-tea/product.yaml: remove it
a text that is too long | hi/policies.yaml: Weekdays → LLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLLL | hi/policies.yaml:7 support has 61 characters, but at most 60 fit: shorten it
an empty text | hi/policies.yaml: support: Weekdays → support: | hi/policies.yaml:7 support is missing: translate “Weekdays”
a missing text | hi/policies.yaml: support: Weekdays →  | hi/policies.yaml:1 support is missing: translate “Weekdays”
a missing file | hi/contact.yaml deleted | hi/contact.yaml is missing: npm run check-shop -- --fill hi writes it, with each text to translate
a missing placeholder | policies.yaml: Free from 40 euro → Free from {amount} | hi/policies.yaml:1 freeShipping has no word in braces, but “Free from {amount}” has {amount}: write it alike
a placeholder that the original does not have | hi/policies.yaml: Weekdays → on {day} | hi/policies.yaml:7 support has {day}, but “Weekdays” has none: write it alike
a file that cannot be read | hi/contact.yaml: Write to us → *Write* | hi/contact.yaml:4 a text cannot begin with *: put the text in quotation marks
a product whose own file is wrong, and no second mistake | products/01-green-tea/product.yaml: 8.50 → x | product:2 price is “x”, but must be a number without the currency, as in 699.00
`;

/** What stops nothing, in the same form. */
const hintRows = `
a number that is called WhatsApp and opens a call | settings.yaml: phoneName: Phone → phoneName: WhatsApp | settings.yaml:20 contact.phoneName is WhatsApp, but the number opens a call: add opens: whatsapp for a chat, or opens: phone
a site, a phone number, an e-mail address and a profile that are examples | settings.yaml: https://leafandcup.shop → https://tea.example ;; settings.yaml: +353 1 234 5678 → +353 000 0000 ;; settings.yaml: hello@leafandcup.shop → hello@tea.example ;; settings.yaml: instagram.com/leafandcup → linkedin.com/ | settings.yaml:5 site is still https://tea.example, which is only an example: write your own ;; settings.yaml:19 contact.phone is still +353 000 0000, which is only an example: write your own ;; settings.yaml:21 contact.email is still hello@tea.example, which is only an example: write your own ;; settings.yaml:24 socialProfile.address is still https://www.linkedin.com/, which is only an example: write your own
a demonstration | settings.yaml: channel: mail, email: orders@leafandcup.shop → channel: demonstration | settings.yaml:7 orders.channel is demonstration, so nobody can order: choose whatsapp, mail or hosted (docs/orders.md)
a language that the software does not speak | settings.yaml: language: en-IE → language: mr-IN | settings.yaml:8 language is mr-IN, which the software does not speak: its own words, such as those on buttons, are English
free shipping from another sum | settings.yaml: regions: → shipping: { charge: 5, freeFrom: 80 }⏎regions: | policies.yaml:1 freeShipping is “Free from 40 euro”, but shipping.freeFrom in settings.yaml is 80: correct one of them
a third picture, and a translation that the settings do not name | products/01-green-tea/third.jpg = picture 800 1000 ;; hi/home.yaml = x: y | hi is not shown: add hi to languages in settings.yaml ;; products/01-green-tea/third.jpg is not shown: a product has two pictures, primary and secondary
`;

const product = 'products/01-green-tea/product.yaml';

async function readChange(written: string): Promise<Change> {
  const [, file = '', kind, rest = ''] =
    /^(\S+?)(:| =| in| named| deleted)(?: (.*))?$/s.exec(written) ?? [];
  const name = file === 'product' ? product : file;
  const [from = '', to = ''] = rest.split(' → ');
  const [, width, height] = /^picture (\d+) (\d+)$/.exec(rest) ?? [];
  if (kind === ' in') return { file: name, encoding: rest as BufferEncoding };
  if (kind === ' named') return { file: name, name: rest };
  if (kind === ' deleted') return { file: name, content: undefined };
  if (kind === ':') return { file: name, from, to };
  return { file: name, content: width ? await aPicture(Number(width), Number(height)) : rest };
}

function readTable(table: string) {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [mistake = '', changes = '', sentences = ''] = row.replaceAll('⏎', '\n').split(' | ');
      return { mistake, changes: changes.split(' ;; '), sentences: sentences.split(' ;; ') };
    });
}

/** The small shop with these changes, read. */
async function readChanged(changes: readonly string[], around: readonly Change[] = []) {
  const read = await Promise.all(changes.map(readChange));
  // Not `shop`, of which some hints are left out.
  return readShop({ ...(await smallShop(...around, ...read)), folder: 'tea' });
}

/** File, line, field, what is wrong and what to do. */
function say({ file, line, field, message }: Problem): string {
  const name = file
    .replace('tea/', '')
    .replace(/^products\/01-green-tea\/product.yaml$/, 'product');
  return [line === undefined ? name : `${name}:${line}`, field, message].filter(Boolean).join(' ');
}

describe('A mistake', () => {
  test.each(readTable(mistakes))('$mistake is reported', async ({ changes, sentences }) => {
    const { shop, problems } = await readChanged(changes);
    expect(shop).toBeUndefined();
    expect(problems.map(say)).toEqual(sentences);
  });

  test('a complete phone number of another country is right', async () => {
    const { problems } = await readChanged(['settings.yaml: +353 1 234 5678 → +91 98765 43210']);
    expect(problems).toEqual([]);
  });

  test('all texts that a translation lacks are reported at once', async () => {
    const changes = [
      'hi/policies.yaml: support: Weekdays → ',
      'hi/contact.yaml: heading: Write to us\n → ',
    ];
    const { problems } = await readChanged(changes, inHindi());
    expect(problems.map(({ field }) => field)).toEqual(['heading', 'support']);
  });

  test.each(readTable(translationMistakes))(
    '$mistake in a translation is reported',
    async ({ changes, sentences }) => {
      const { problems } = await readChanged(changes, inHindi());
      expect(problems.map(say)).toEqual(sentences);
    },
  );
});

describe('A hint', () => {
  test('a number that is called WhatsApp and says what it opens has no hint', async () => {
    const { hints } = await readChanged([
      'settings.yaml: phoneName: Phone → phoneName: WhatsApp\n  opens: phone',
    ]);
    expect(hints).toEqual([]);
  });

  test.each(readTable(hintRows))('14.3 $mistake', async ({ changes, sentences }) => {
    const { shop, hints } = await readChanged(changes);
    expect(shop).toBeDefined();
    expect(hints.map(say)).toEqual(sentences);
  });
});
