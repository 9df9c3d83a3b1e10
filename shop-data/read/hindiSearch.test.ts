import { expect, test } from 'vitest';
import { findMore } from '#catalogue/closeSearch.ts';
import { soundsLike } from '#catalogue/sound.ts';
import { readShop } from './readShop.ts';
import { filesOf } from './shopFiles.ts';

const cream = 'night cream, नाइट क्रीम, nait kreem, retinol, रेटिनॉल, ';
const sun = 'sunscreen, सनस्क्रीन, sanskrin, moisturizer, मॉइस्चराइजर, ';
const wash = 'face wash, facewash, फेस वॉश, fes wash, cleanser, क्लींजर, ';
const eyes = 'dark circles, डार्क सर्कल, काले घेरे, kale ghere, serum, सीरम, ';
const lines = 'kreem, wrinkle, रिंकल, झुर्रियां, jhurriyan, फाइन लाइन्स, anti aging';
const day = 'sunblock, spf, day cream, de kreem, lotion, लोशन';
/** What shoppers are likely to type for each product of BEAU; nobody finds the last ones. */
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
  'shampoo, शैम्पू, beard, दाढ़ी, hair oil, toner, scrub, trimmer',
];

test('Hindi Search finds a product by each likely word, in both languages and as it sounds', async () => {
  const { shop } = await readShop(filesOf('shop'));
  const products = shop?.translations.get('hi')?.products ?? [];
  for (const [index, words] of likely.entries()) {
    for (const word of words.split(', ')) {
      const also = (one: (typeof products)[number]) => findMore([one], word, [], () => '').also;
      const found = products.filter((one) => also(one)[0] ?? soundsLike(one, word));
      const wanted = products.slice(index, index + 1);
      const looked = found.filter((one) => wanted.length === 0 || wanted.includes(one));
      expect([word, ...looked]).toEqual([word, ...wanted]);
    }
  }
});
