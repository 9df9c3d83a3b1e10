import { group, prose } from '#reader/kinds/fieldTypes.ts';
import { action, heading, page } from '#reader/kinds/pageFields.ts';

const paragraph = prose(
  'Text',
  'a text, which may have paragraphs, lists and links',
  4000,
).optional();

export const help = group('Help page', {
  page,
  returns: group('Returns', { title: heading, text: paragraph, action }),
  shipping: group('Shipping', { title: heading }),
  terms: group('Terms', { title: heading, text: paragraph }),
  privacy: group('Privacy', { title: heading, text: paragraph }),
});
