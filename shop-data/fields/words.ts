import { action, page, sharing, tall } from './pageFields.ts';
import { group, list, picture, text } from './fieldTypes.ts';

const beside = picture('the picture beside the text', undefined, 600);
const sentence = text('a sentence or two', 240);
const shortTitle = text('the title', 80);

export const words = group({
  productsPage: page,
  productsSharing: sharing,
  salesPage: page,
  salesSharing: sharing,
  endNote: group({
    all: text('the title after all products', 80),
    some: text('the title after some of the products', 80),
    text: text('a sentence', 160),
  }),
  productPage: group({
    description: text('the end of what search engines show of a product', 160),
    standardText: text('the description of a product that has none', 400),
    suitability: text('whom or what the products suit', 120).optional(),
    benefits: list(0, 5, text('a benefit', 120)).default([]),
    note: text('a line below the benefits', 120).optional(),
  }),
  productNotFound: group({ text: sentence, picture: beside }),
  emptyCart: group({ text: sentence, picture: beside }),
  emptyWishlist: group({ text: sentence, picture: beside }),
  wishlistInvitation: group({ title: shortTitle, text: sentence, action }),
  orderPlaced: group({
    title: shortTitle,
    picture: picture('the picture below the text', undefined, 800),
  }),
  pageNotFound: group({
    title: shortTitle,
    text: sentence,
    instead: text('the heading of the four products below', 80),
  }),
  menuNote: group({
    text: text('the sentence at the head of the menu of phones', 160),
    picture: picture('the picture of the menu', tall, 800),
  }),
  signUp: group({ text: text('the sentence below the heading', 160), picture: beside }).optional(),
  letters: group({
    title: text('the heading of the footer’s e-mail field', 80),
    text: text('the sentence below it', 200),
  }).optional(),
});
