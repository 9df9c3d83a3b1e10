import type { Problem } from '#reader/files/problem.ts';
import type { ShopFiles } from '#reader/files/shopFiles.ts';
import { openFile, pathsOf } from '#reader/kinds/checkFile.ts';
import { isPlaceholder } from '#reader/kinds/codeFields.ts';
import { isRealPhone } from '#reader/kinds/phone.ts';

const chat = /\b(?:wa\.me\/|whatsapp\.com\/send\?phone=)\+?(\d+)/g;

/** Links of texts to a chat with a number that nobody has. */
export function findDeadChats(files: ShopFiles): readonly Problem[] {
  return files.names
    .filter((name) => /\.(?:ya?ml|md)$/.test(name))
    .flatMap((name) => {
      const file = openFile(files, name);
      return pathsOf(file.content).flatMap(({ path, value }) =>
        Array.from(String(value).matchAll(chat))
          .filter(([, digits]) => !isRealPhone(`+${digits}`) && !isPlaceholder(`+${digits}`))
          .map(([link]) =>
            file.problem(path, `has the link ${link}, but nobody has this number: read it again`),
          ),
      );
    });
}
