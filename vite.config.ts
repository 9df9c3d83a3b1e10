import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fileOfScreens } from '#builder/pages/chunks.ts';
import { desk } from '#builder/desk/desk.ts';
import { pages } from '#builder/pages/pages.ts';
import { fonts } from '#builder/fonts/fonts.ts';
import { pictures } from '#builder/pictures/pictures.ts';
import { plainErrors } from '#builder/modules/plainErrors.ts';
import { shop } from '#builder/modules/shop.ts';
import packageJson from './package.json' with { type: 'json' };
import { refuseFolderName } from '#commands/folderName.mjs';

refuseFolderName();

/** The oldest browsers that show the shop as it is: docs/engineers/browsers.md. `chrome 99` is chrome99 here. */
const oldest = packageJson.browserslist.map((browser) => browser.replace(' ', ''));

export default defineConfig({
  // No HTML file answers for all addresses: builder/pages/pages.ts renders each.
  appType: 'mpa',
  base: process.env['BASE_PATH'] ?? '/',
  // Else all files of an owner's folder of that name would be published as they are.
  publicDir: false,
  // Files that come later have no styles and name no others, so Vite's code that would ask for those is left out.
  define: { __VITE_IS_MODERN__: 'false' },
  plugins: [plainErrors(), react(), desk(), shop(), fonts(), pictures(), pages()],
  css: {
    // As a browser does, the build leaves out a rule of an owner's own styles that nobody knows.
    lightningcss: { errorRecovery: true },
    modules: {
      // A class is named for its file and itself, as the inspector shows it; no two style sheets share a name.
      generateScopedName: (local, file) => `${basename(file).split('.')[0]}_${local}`,
    },
  },
  build: {
    target: oldest,
    // A data: address would be an inline image or font, which the content security policy refuses.
    assetsInlineLimit: 0,
    license: { fileName: 'THIRD-PARTY.txt' },
    // Pages name their scripts themselves, and one style sheet is shared by all.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // A text is written where it is shown, so a page does not load those of others.
      optimization: { inlineConst: { mode: 'all' } },
      // Importing these does nothing: so a page loads no file of a module that a constant has made needless.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/(?:rules|app\/(?:say|loading|features|storage|strings))\/.*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // V8 then compiles all functions while the file arrives, and not on the main thread.
        postBanner: '//# allFunctionsCalledOnLoad',
        // A slow phone takes some 20 ms for each file: what two files need comes in one.
        codeSplitting: {
          groups: [
            // In a file that imports none of the others, or two might need each other before they have run.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            // Its first line is the order of the layers, so it comes before all other styles.
            { name: 'shared', test: /app\/app\.css$/, priority: 1 },
            // Where that is little, it comes with what all pages share.
            {
              name: fileOfScreens,
              minShareCount: 2,
              minSize: 3000,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What finds more than names comes when Search opens, and with a list of what was searched for.
            {
              name: 'search',
              test: /\/(?:catalogue\/(?:askedPrice|finder|fold|queries|searchProducts|sound)|shared\/searchShop)\.ts$|strings\/products\?(?:\w+Title|\w+Prices?|alsoCount|closeCount|pageCount)$|\/node_modules\/minisearch\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // The names of the files of many products are long, and only the pages of products need them.
            {
              name: 'filesOfProducts',
              test: /shop\/details$|\/loadDetails\.ts$/,
              minSize: 3000,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // Toasts, their dialogs, what Search shows, and what goes to another page, come after the page.
            {
              name: 'deferred',
              test: /\/app\/(?:ui\/(?:Dialog|OwnGround|ToastRegion)|features\/shared\/(?:FoundPages|searchNames)|shell\/(?:head|navigation\/pageTransition|offline\/notKept))\.tsx?$/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What is typed into lines of text, and kept: three screens and Sign Up have such forms, and the page of a
            // product where a question is asked.
            {
              name: 'forms',
              test: /\/(?:app\/ui\/TextField|app\/features\/shared\/AskField|app\/storage\/formDraft|rules\/ordering\/plainField)\.tsx?$/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // With what it needs, or it and the entry would import each other.
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
