/**
 * `beau adopt TEMPLATE`: turns a copy of the software into a repository with the shop alone, which names the
 * software as a package. With `--code` the copy stays, and notes which commit of the template it is.
 */
import { writeFileSync } from 'node:fs';
import { shopFolder } from '#shop-data/files/shopFolder.mjs';
import { readArgs } from './readArgs.mjs';
import { findOrigin, install, leaveShop, originFile, specOf } from './repository.mjs';

const { values, positionals } = readArgs({
  allowPositionals: true,
  options: { code: { type: 'boolean' } },
});
const [template = ''] = positionals;
const { commit, differing } = template ? findOrigin(template, shopFolder()) : {};
if (!commit) {
  console.error('Write the address of the template after it, as in https://github.com/name/beau.');
  process.exitCode = 1;
} else if (values.code) {
  writeFileSync(originFile, `${template} ${commit}\n`);
} else if (differing && differing.length > 0) {
  console.error(
    `Nothing was changed, since these files of the software were: ${differing.join(', ')}. Undo that, or keep the copy with --code.`,
  );
  process.exitCode = 1;
} else {
  leaveShop(specOf(template, commit), shopFolder());
  console.log('Your repository has your shop and nothing else. The software is a package.');
  if (!install()) process.exitCode = 1;
}
