/** Rooms that know nothing of what stands on them. */
const rules = ['catalogue/**', 'ordering/**', 'address/**'];
/** Of what a shopper uses, in the order in which it is built: each knows what stands before it. */
const storefront = [
  ...rules,
  'say/**',
  'links/**',
  'storage/**',
  'shop/*',
  'loading/**',
  'ui/**',
  'strings/*',
  'channel',
];

/** The folders of the reader: each knows only those before it. */
const floors = ['files', 'kinds', 'messages', 'fields', 'look', 'read'];

/**
 * Which folder may import which: the table of docs/engineers/architecture.md. A folder that is not named may import none
 * of the others. Between the rooms of the top level, tsconfig.json of each says the same by `references`.
 *
 * @type {{ files: string[], may: string[], react?: true }[]}
 */
const walls = [
  { files: ['rules/**'], may: rules },
  { files: ['app/say/**'], may: [...rules, 'say/**', 'links/**', 'strings/*', 'shop/settings', 'shop/parts'] },
  { files: ['app/links/**'], may: rules },
  { files: ['app/worker/**'], may: ['loading/versionOf.ts'] },
  { files: ['app/strings/**'], may: [] },
  {
    files: ['app/ui/**'],
    may: ['ui/**', 'strings/*', 'catalogue/picture.ts', 'catalogue/prose.ts', 'links/address.ts'],
    react: true,
  },
  { files: ['app/storage/**'], may: [...rules, 'storage/**', 'shop/*'] },
  { files: ['app/storage/useStored.ts'], may: [...rules, 'storage/**', 'shop/*'], react: true },
  {
    files: ['app/loading/**'],
    may: [...rules, 'links/**', 'storage/**', 'strings/*', 'ui/**', 'loading/**'],
    react: true,
  },
  {
    files: ['app/features/**'],
    may: [...storefront, 'features/product/**', 'features/shared/**'],
    react: true,
  },
  { files: ['app/screens/**'], may: [...storefront, 'features/**'], react: true },
  { files: ['app/screens/*.build.ts'], may: [...storefront, 'features/**', 'html/**'] },
  {
    files: ['app/shell/**'],
    may: [...storefront, 'features/**', 'screens/**', 'shell/**', 'app.css'],
    react: true,
  },
  ...floors.map((floor, index) => ({
    files: [`reader/${floor}/**`],
    may: [...rules, ...floors.slice(0, index + 1).map((each) => `reader/${each}/**`)],
  })),
  { files: ['owner/**'], may: [...rules, 'reader/**', 'owner/**'] },
  // The page of orders runs in a browser, and says what the software says.
  {
    files: ['owner/orders/**'],
    may: [...rules, 'reader/**', 'owner/**', 'strings/ownersOrders', 'say/writeDay.ts'],
  },
  {
    files: ['builder/**'],
    may: [
      ...storefront,
      'features/**',
      'screens/**',
      'shell/**',
      'html/**',
      'app.css',
      'reader/**',
      'owner/**',
      'builder/**',
    ],
    react: true,
  },
  {
    files: ['commands/**', 'dev/**'],
    may: [...rules, 'reader/**', 'owner/**', 'builder/**', 'commands/**', 'dev/**'],
  },
];

const byFolder = { regex: '^\\.\\./', message: 'Import with the folder’s name: #folder/…' };
/** @param {typeof walls[number]} wall */
const override = ({ files, may, react }) => ({
  files,
  rules: {
    'eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          byFolder,
          {
            group: ['#*', '#*/**', ...may.map((each) => `!#${each}`)],
            message: `This folder may import ${may.map((each) => `#${each}`).join(', ') || 'no other'}.`,
          },
          ...(react ? [] : [{ regex: '^react', message: 'No React here.' }]),
        ],
      },
    ],
  },
});

const storage = 'Only app/storage talks to the browser’s storage.';
const addresses = 'Only app/links/address.ts makes addresses from the browser’s.';

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, es2024: true },
  options: { typeAware: true },
  ignorePatterns: [
    '/*/',
    '!/app/',
    '!/builder/',
    '!/commands/',
    '!/dev/',
    '!/e2e/',
    '!/owner/',
    '!/reader/',
    '!/rules/',
  ],
  rules: {
    'eslint/no-restricted-imports': ['error', { patterns: [byFolder] }],
    'eslint/no-empty': 'error',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-restricted-globals': [
      'error',
      { name: 'localStorage', message: storage },
      { name: 'sessionStorage', message: storage },
    ],
    'eslint/no-restricted-properties': [
      'error',
      { object: 'location', allowProperties: ['assign', 'reload'], message: addresses },
      { property: 'location', message: addresses },
    ],
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-shadow': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'error',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-redundant-roles': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-callback-reference': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    {
      files: ['{app,builder,commands,dev,owner,reader,rules}/**'],
      rules: {
        'eslint/complexity': ['error', 15],
        'eslint/max-lines-per-function': ['error', { max: 60 }],
      },
    },
    {
      files: ['{app,rules}/**', 'builder/html/**'],
      rules: {
        'unicorn/no-array-sort': 'off',
        'eslint/max-lines-per-function': ['error', { max: 50 }],
        'eslint/max-lines': ['error', { max: 200 }],
      },
    },
    {
      files: ['**/*.test.tsx', '**/*.testing.tsx', 'app/storage/**'],
      rules: { 'eslint/no-restricted-globals': 'off' },
    },
    {
      files: ['e2e/engines/**'],
      rules: {
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'shopper.*'] }],
        'vitest/no-standalone-expect': 'off',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.testing.{ts,tsx}'],
      rules: {
        'eslint/complexity': 'off',
        'eslint/max-lines-per-function': 'off',
        'eslint/max-lines': 'off',
      },
    },
    ...walls.map(override),
    {
      files: ['**/*.{test,testing}.{ts,tsx}'],
      rules: { 'eslint/no-restricted-imports': ['error', { patterns: [byFolder] }] },
    },
    {
      files: ['*.config.{ts,mjs}', '{builder,commands,dev,e2e,owner,reader}/**'],
      rules: {
        'import/no-default-export': 'off',
        'eslint/no-console': 'off',
        'eslint/no-restricted-globals': 'off',
        'eslint/no-restricted-properties': 'off',
        'eslint/no-await-in-loop': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
    { files: ['*.config.{ts,mjs}', 'e2e/**'], rules: { 'eslint/no-restricted-imports': 'off' } },
    {
      files: ['app/links/address.ts', 'app/shell/boot.ts', 'app/worker/worker.ts'],
      rules: { 'eslint/no-restricted-properties': 'off' },
    },
    { files: ['app/ui/Dialog.tsx'], rules: { 'jsx-a11y/click-events-have-key-events': 'off' } },
  ],
};
