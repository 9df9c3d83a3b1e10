import { describeField } from '#reader/kinds/field.ts';
import { group, list, picture, text } from '#reader/kinds/fieldTypes.ts';
import { action, page, sharing } from '#reader/kinds/pageFields.ts';

const beside = picture('Picture', 'the picture beside the text', undefined, 600).optional();
const sentence = text('Text', 'a sentence or two', 240);
const shortTitle = text('Title', 'the title', 80);

export const words = group('Other texts', {
  productsPage: describeField(page, { label: 'The list of products: title and search text' }),
  productsSharing: describeField(sharing, {
    label: 'The list of products: link preview',
  }).optional(),
  salesPage: describeField(page, { label: 'The list of sales: title and search text' }),
  salesSharing: describeField(sharing, { label: 'The list of sales: link preview' }).optional(),
  endNote: group(
    'End of the list of products',
    {
      all: text('After all products', 'the title after all products', 80),
      some: text('After some of them', 'the title after some of the products', 80),
      text: text('Text', 'a sentence', 160).optional(),
    },
    { help: 'It fills the free space at the end of the list of products.' },
  ),
  productPage: group('Page of a product', {
    description: text(
      'Description',
      'the end of what search engines show of a product',
      160,
    ).optional(),
    standardText: text(
      'Standard text',
      'the description of a product that has none',
      400,
    ).optional(),
    suitability: text('Suitability', 'whom or what the products suit', 120).optional(),
    benefits: list('Benefits', [0, 5], text('Benefit', 'a benefit', 120)).default([]),
    note: text('Note', 'a line below the benefits', 120).optional(),
  }).default({ benefits: [] }),
  productNotFound: group('Product not found', { text: sentence, picture: beside }),
  emptyCart: group('Empty cart', { text: sentence, picture: beside }),
  emptyWishlist: group('Empty wishlist', { text: sentence, picture: beside }),
  wishlistInvitation: group(
    'Wishlist invitation',
    { title: shortTitle, text: sentence, action },
    { help: 'After the last of a few products on the wishlist.' },
  ),
  orderPlaced: group('Order placed', {
    title: shortTitle,
    picture: picture('Picture', 'the picture below the text', undefined, 800).optional(),
  }),
  pageNotFound: group('Page not found', {
    title: shortTitle,
    text: sentence,
    instead: text('Heading of the four products', 'the heading of the four products below', 80),
  }),
  menuNote: group('Menu on phones', {
    text: text('Text', 'the sentence at the top of the menu on phones', 160),
    picture: picture('Picture', 'the picture of the menu', undefined, 800),
  }).optional(),
  signUp: group('Sign up', {
    text: text('Text', 'the sentence below the heading', 160),
    picture: beside,
  }).optional(),
  letters: group('Newsletter', {
    title: text('Title', 'the heading of the footer’s e-mail field', 80),
    text: text('Text', 'the sentence below it', 200),
  }).optional(),
});
