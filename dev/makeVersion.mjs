/**
 * `npm run make-version -- 1.1.0`: makes a version of what is committed: its number in package.json and its lock
 * file, its heading in the changelog, a commit, and the tag `v1.1.0`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const git = (/** @type {string[]} */ ...words) => execFileSync('git', words, { encoding: 'utf8' });
const [version = ''] = process.argv.slice(2);
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const heading = '\n## Unreleased\n';
const [, news = ''] = changelog.split(heading);
const wrong = findWrong();
if (wrong) {
  console.error(`${wrong} Nothing was changed.`);
  process.exitCode = 1;
} else {
  const day = new Date().toISOString().slice(0, 10);
  const headings = `${heading}\n## ${version} (${day})\n`;
  writeFileSync(
    'CHANGELOG.md',
    changelog.replace(heading, () => headings),
  );
  execFileSync(`npm version ${version} --no-git-tag-version`, { shell: true, stdio: 'ignore' });
  git('commit', '--quiet', '--all', '--message', `Version ${version}`);
  git('tag', '--annotate', '--message', `Version ${version}`, `v${version}`);
  console.log(`Version ${version} is made. To publish it: git push --follow-tags.`);
}

/** Why no version can be made, as a sentence. */
function findWrong() {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Write its number, such as 1.1.0.';
  const { version: before } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { compare } = new Intl.Collator('en', { numeric: true });
  if (compare(version, before) <= 0) return `${version} does not come after ${before}.`;
  if (git('status', '--porcelain')) return 'There are changes that are not committed.';
  if (!news.trim() || news.startsWith('\n## '))
    return 'CHANGELOG.md says nothing below “Unreleased”.';
  return undefined;
}
