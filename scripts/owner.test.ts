import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
let products: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-product-'));
  products = join(folder, 'products');
  cpSync('shop-data/new/template', folder, { recursive: true });
  rmSync(products, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script of this folder, gives it these lines, and waits until it ends. */
async function run(
  script: string,
  parts: readonly string[],
  lines: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const child = spawn(process.execPath, [`scripts/${script}`, ...parts], {
    env: { ...process.env, SHOP_FOLDER: folder, ...env },
  });
  let said = '';
  child.stdout.on('data', (data) => (said += String(data)));
  child.stderr.on('data', (data) => (said += String(data)));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, said };
}

describe('npm run new-product', () => {
  test('14.20 writes the product into the folder that SHOP_FOLDER names, and says which pictures to save', async () => {
    const answers = ['Green Tea', '€ 8', '8.50', '9.90', 'Sale', '', 'A tin', 'Leaves'];
    const { code, said } = await run('newProduct.mjs', [], answers);
    expect(code).toBe(0);
    expect(said).toContain(
      'price is “€ 8”, but must be a number without the currency, as in 699.00.',
    );
    expect(said).toContain('best 4 : 5 and at least 800 px wide');
    expect(readFileSync(join(products, '01-green-tea/product.yaml'), 'utf8')).toBe(
      `# yaml-language-server: $schema=../../.schema/product.json

name: Green Tea
price: 8.50
oldPrice: 9.90
tag: Sale
# What the pictures primary and secondary show, for people who cannot see them.
alt:
  primary: A tin
  secondary: Leaves
`,
    );
  });

  test('14.20 writes nothing if the answers end before the last question', async () => {
    const { code, said } = await run('newProduct.mjs', [], ['Green Tea', '8.50']);
    expect(code).toBe(1);
    expect(said).toContain('nothing was written');
    expect(existsSync(products)).toBe(false);
  });

  test('14.20 writes nothing if it is stopped between two questions', async () => {
    const child = spawn(process.execPath, ['scripts/newProduct.mjs'], {
      env: { ...process.env, SHOP_FOLDER: folder },
    });
    child.stdin.write('Green Tea\n');
    child.stdout.on('data', (data) => {
      if (String(data).includes('What does it cost')) child.kill('SIGINT');
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).not.toBe(0);
    expect(existsSync(products)).toBe(false);
  });
});

describe('npm run check-shop', () => {
  test('14.60 14.61 on GitHub says which shop it checks, and annotates each mistake', async () => {
    const summary = join(folder, 'summary.md');
    const settings = join(folder, 'settings.yaml');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replace(/^name: .*$/m, 'name: Tea\n50% <b>: red'));
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
    const { code, said } = await run('checkShop.mjs', [], [], env);
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Shop: ${folder}\n`));
    const line = text.split('\n').findIndex((each) => each.startsWith('name: ')) + 2;
    const place = `file=${folder}/settings.yaml,line=${line}`;
    expect(said).toContain(
      `::error ${place}::${folder}/settings.yaml, line ${line}: 50%25 <b> is not`,
    );
    expect(said).toContain(`::error file=${folder}/icon.svg::${folder}/icon.svg is missing`);
    expect(readFileSync(summary, 'utf8')).toContain(`line ${line}: 50% \\<b\\> is not`);
  });
});

describe('npm run new-shop', () => {
  test('14.21 leaves a folder alone that exists', async () => {
    const { code, said } = await run('newShop.mjs', ['docs']);
    expect(code).toBe(1);
    expect(said).toBe('docs is there already, so nothing was written. Choose another name.\n');
    expect(readdirSync('docs')).not.toContain('settings.yaml');
  });
});
