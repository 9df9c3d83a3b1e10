import { isPlaceholder } from '#shop-data/kinds/codeFields.ts';
import { isRealPhone } from '#shop-data/kinds/phone.ts';
import { openFile, pathsOf, valueAt } from '#shop-data/kinds/checkFile.ts';
import type { Problem } from '#shop-data/files/problem.ts';
import type { ShopFiles } from '#shop-data/files/shopFiles.ts';

/** Numbers of an office, by the name beside them. */
const registrations = [
  {
    name: /^gstin?$/i,
    form: /^\d{2}[A-Z\d]{13}$/i,
    wanted: 'a GSTIN has 15 letters and digits, the first two digits',
  },
  { name: /^fssai\b/i, form: /^\d{14}$/, wanted: 'an FSSAI number has 14 digits' },
];

const chat = /\b(?:wa\.me\/|whatsapp\.com\/send\?phone=)\+?(\d+)/g;

/** Numbers with too few or too many digits: of an office, and of a chat that a text has a link to. */
export function findWrongNumbers(files: ShopFiles): readonly Problem[] {
  return files.names
    .filter((name) => /\.(?:ya?ml|md)$/.test(name) && !name.startsWith('.'))
    .flatMap((name) => {
      const file = openFile(files, name);
      return pathsOf(file.content).flatMap(({ path, value }) => {
        const text = String(value);
        const called = String(valueAt(file.content, [...path.slice(0, -1), 'name']));
        const isNumber = ['number', 'text'].includes(String(path.at(-1)));
        const wrong = registrations.find(
          (each) => isNumber && each.name.test(called) && !each.form.test(text.replaceAll(' ', '')),
        );
        const links = Array.from(text.matchAll(chat), ([link, digits = '']) => ({ link, digits }));
        const numbers = links.filter(
          ({ digits }) => !isRealPhone(`+${digits}`) && !isPlaceholder(`+${digits}`),
        );
        return [
          ...(wrong
            ? [file.problem(path, `is “${text}”, but ${wrong.wanted}: read it again`)]
            : []),
          ...numbers.map(({ link }) =>
            file.problem(path, `has the link ${link}, but nobody has this number: read it again`),
          ),
        ];
      });
    });
}
