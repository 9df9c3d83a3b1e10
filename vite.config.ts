import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sharedChunks } from './tools/chunks.ts';
import { compileAhead, terserOptions } from './tools/compileAhead.ts';
import { drawings } from './tools/drawings.ts';
import { early } from './tools/early.ts';
import { fonts } from './tools/fonts.ts';
import { layers } from './tools/layers.ts';
import { licences } from './tools/licences.ts';
import { pictures } from './tools/pictures.ts';
import { precompress } from './tools/precompress.ts';
import { prerender } from './tools/prerender.ts';
import { reactModules } from './tools/reactModules.ts';
import { className, styles } from './tools/styles.ts';

export default defineConfig({
  appType: 'mpa',
  base: process.env['BASE_PATH'] ?? '/',
  plugins: [
    react(),
    reactModules(),
    fonts(),
    styles(),
    pictures(),
    layers(),
    drawings(),
    early(),
    compileAhead(),
    licences(),
    prerender(),
    precompress(),
  ],
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'baseline-widely-available',
    // A data: address would be an inline image or font, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A screen's script names what it imports; only its style sheets must be known before.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    // Measured: 1.1 % fewer bytes to download than the default minifier.
    minify: 'terser',
    terserOptions,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        // Few files: what two screens share comes with the shop itself, the rest with its screen.
        codeSplitting: { groups: sharedChunks },
        // Files name each other, and nothing in a hash can be compressed: two characters fewer than usual.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: { host: '127.0.0.1' },
  test: {
    include: ['app/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
    environment: 'node',
    // Nothing here measures speed, and a crowded machine is slow.
    testTimeout: 60_000,
  },
});
