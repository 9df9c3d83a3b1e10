import { action, heading, page } from './pageFields.ts';
import { group, text } from './fieldTypes.ts';

const paragraph = text('a paragraph', 1500);

export const help = group({
  page,
  returns: group({ title: heading, text: paragraph, action }),
  shipping: group({ title: heading }),
  terms: group({ title: heading, text: paragraph }),
  privacy: group({ title: heading, text: paragraph }),
});
