import { describe, expect, test } from 'vitest';
import { search } from '#catalogue/browse.ts';
import { soundsLike } from '#catalogue/sound.ts';
import { readShop } from './readShop.ts';
import { filesOf } from './shopFiles.ts';

const cream = 'night cream, नाइट क्रीम, nait kreem, retinol, रेटिनॉल, ';
const sun = 'sunscreen, सनस्क्रीन, sanskrin, moisturizer, मॉइस्चराइजर, ';
const wash = 'face wash, facewash, फेस वॉश, fes wash, cleanser, क्लींजर, ';
const eyes = 'dark circles, डार्क सर्कल, काले घेरे, kale ghere, serum, सीरम, ';
const lines = 'kreem, wrinkle, रिंकल, झुर्रियां, jhurriyan, फाइन लाइन्स, anti aging';
const day = 'sunblock, spf, day cream, de kreem, lotion, लोशन';
/** What shoppers are likely to type for each product of BEAU. */
const likely: readonly string[] = [
  `am pm, essentials, एसेंशियल्स, ${sun}${cream}day and night`,
  `advanced care, एडवांस्ड केयर, routine, ${sun}${cream}${eyes}kit`,
  `grooming kit, ग्रूमिंग, gift, गिफ्ट, तोहफा, tohfa, ${sun}${wash}${eyes}night cream`,
  `${cream}${lines}`,
  `${sun}${day}`,
  `${wash}acne, एक्ने, pimple, पिंपल, मुंहासे, muhase, oily, ऑयली, soap, साबुन, sabun`,
  `${sun}${day}`,
  `${cream}${lines}`,
  `${eyes}under eye, अंडर आई, puffiness, सूजन, sujan, eye cream, caffeine, कैफीन, roll on`,
  `daily protection, डेली प्रोटेक्शन, ${sun}${wash}routine, रूटीन`,
];

describe('Search on Hindi pages', () => {
  const reading = readShop(filesOf('shop'));
  const find = async (text: string) => {
    const { shop } = await reading;
    const products = shop?.translations.get('hi')?.products ?? [];
    const found = search(products, text);
    return products
      .filter((product) => found.includes(product) || soundsLike(product, text))
      .map(({ id }) => id);
  };

  test.each(likely.map((words, index) => [index + 1, words] as const))(
    'product %i is found by each of its likely words, in Hindi, in English and as they sound',
    async (id, words) => {
      for (const word of words.split(', ')) {
        expect([word, ...(await find(word))]).toContain(id);
      }
    },
  );

  test('what the shop does not have finds nothing', async () => {
    for (const word of ['shampoo', 'शैम्पू', 'beard', 'दाढ़ी', 'hair oil', 'toner', 'scrub', 'trimmer'])
      expect([word, ...(await find(word))]).toEqual([word]);
  });
});
