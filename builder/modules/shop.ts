import { resolve } from 'node:path';
import { type Plugin, type ViteDevServer, normalizePath } from 'vite';
import { currentLanguage, listLanguages } from '#reader/read/languages.ts';
import type { Shop } from '#reader/read/readShop.ts';
import { ShopProblems, currentShop, fixShop, forgetShop } from '#reader/read/readShop.ts';
import { writeEditorSchemas } from '#owner/desk/editorSchemas.ts';
import { sayShop, shopFolder } from '#reader/files/shopFolder.mjs';
import { ofSoftware } from '#reader/files/software.mjs';
import { isFromRight, recordOf } from '#reader/messages/languageRecord.ts';
import { exportsApart } from './exportsApart.ts';
import { messages } from './messages.ts';
import { missingValues } from './missingValues.ts';
import { prefix, shopModules } from './shopModules.ts';
import { sayProblem } from '#reader/files/problem.ts';
import { writeProblemsPage } from '#builder/desk/ownersPage.ts';
import { channelOf, channels, takesOrders } from '#reader/fields/settings/orders.ts';

/**
 * Reads the shop's folder: what the code asks of it, its modules and messages, and the development server that follows it.
 *
 * @param options.isFixed whether it stays that of the folder that is named now
 */
export async function shop({ isFixed = false } = {}): Promise<Plugin[]> {
  if (isFixed) await fixShop();
  return [exportsApart(), shopModules(), missingValues(), messages(), folderOfShop()];
}

function folderOfShop(): Plugin {
  return {
    name: 'shop',
    enforce: 'pre',

    async config(_, { mode }) {
      const current = await currentShop().catch(() => undefined);
      if (!current) return {};
      // `npm run dev -- --mode hi` is the same in every shell; to set a variable is not.
      const isLanguage = listLanguages(current.content.settings).some(({ code }) => code === mode);
      if (isLanguage) process.env['SHOP_LANGUAGE'] ??= mode;
      return describeConstants(current);
    },

    async buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
      writeEditorSchemas(shopFolder());
      await currentShop();
    },

    configureServer(server) {
      sayShop();
      writeEditorSchemas(shopFolder());
      followFolder(server);
      refuseMistakes(server);
    },
  };
}

/**
 * The shop's channel, and what the code asks of a shop as constants, so that a shop carries nothing that it
 * does not show.
 */
function describeConstants(current: Shop) {
  const { settings } = current.content;
  const channel = channelOf(settings);
  const languages = listLanguages(settings);
  const { code, path } = currentLanguage(languages);
  const isRtl = isFromRight(code);
  const { fullStop = '.', hasDayPeriods = false } = recordOf(code);
  const constants: ShopConstants = {
    TAKES_ORDERS: takesOrders(settings),
    ASKS_BUYER: channels[channel].asksBuyer,
    LANGUAGE: code,
    LANGUAGE_PATH: path,
    FIRST_LANGUAGE: languages[0].code,
    IS_MULTILINGUAL: languages.length > 1,
    IS_RTL: isRtl,
    IS_FIRST_RTL: isFromRight(languages[0].code),
    NEXT_KEY: isRtl ? 'ArrowLeft' : 'ArrowRight',
    PREVIOUS_KEY: isRtl ? 'ArrowRight' : 'ArrowLeft',
    FULL_STOP: fullStop,
    HAS_DAY_PERIODS: hasDayPeriods,
  };
  return {
    resolve: {
      alias: {
        '#channel': resolve(
          ofSoftware(`app/say/channel/${channel satisfies keyof ChannelFiles}.ts`),
        ),
      },
    },
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [
        `import.meta.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
  };
}

/** What `#channel` may lead to: a channel without its file does not compile. */
type ChannelFiles = {
  demonstration: typeof import('#say/channel/demonstration.ts');
  whatsapp: typeof import('#say/channel/whatsapp.ts');
  mail: typeof import('#say/channel/mail.ts');
  hosted: typeof import('#say/channel/hosted.ts');
};

/** The page of mistakes instead of each page of a shop that has some (SPEC 14.2). */
function refuseMistakes(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    try {
      await currentShop();
      next();
    } catch (error) {
      if (!(error instanceof ShopProblems)) return next(error);
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(writeProblemsPage(error.problems.map(sayProblem)));
    }
  });
}

/**
 * Reads the shop again, and reloads the page, when a file of its folder changes. Where the constants are others
 * (a holiday, the first offer, a page of the owner's own), the server begins again with them (SPEC 14.8).
 */
function followFolder(server: ViteDevServer): void {
  // As Vite writes paths, also on Windows.
  const folder = normalizePath(resolve(shopFolder()));
  server.watcher.add(folder);
  server.watcher.on('all', (_, name) => {
    const file = normalizePath(resolve(name));
    if (!file.startsWith(`${folder}/`) || file.includes('/.schema/')) return;
    forgetShop();
    void currentShop().then(
      async (current) => {
        const { define } = describeConstants(current);
        const isSame = Object.entries(define).every(
          ([key, text]) => server.config.define?.[key] === text,
        );
        if (!isSame) await server.restart();
      },
      // What is wrong is said in place of the page.
      () => {},
    );
    for (const environment of Object.values(server.environments)) {
      for (const [id, module] of environment.moduleGraph.idToModuleMap) {
        if (id.startsWith(prefix) || id.startsWith(`${folder}/`)) {
          environment.moduleGraph.invalidateModule(module);
        }
      }
      environment.hot.send({ type: 'full-reload' });
    }
  });
}
