import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import {
  type InlineConfig,
  type Plugin,
  type PluginOption,
  createBuilder,
  createServer,
} from 'vite';
import { onTestFinished } from 'vitest';

/** Writes these files into a new folder, which is the working directory until the test has ended. */
export function enterProject(files: Readonly<Record<string, string | Buffer>>): string {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Builds `entry.js` of the project into `dist`, with these plugins alone. */
export async function buildProject(...plugins: PluginOption[]): Promise<void> {
  await build({ plugins });
}

/** The scripts of the project, in one text. Nothing is written, so no picture is encoded. */
export async function bundleProject(...plugins: PluginOption[]): Promise<string> {
  const scripts: string[] = [];
  const collect: Plugin = {
    name: 'collect',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') scripts.push(file.code);
    },
  };
  await build({ plugins: [...plugins, collect], build: { write: false } });
  return scripts.join('');
}

/** The development server with these settings until the test has ended, and how a page is asked for. */
export async function serveProject(config: InlineConfig) {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    ...config,
    server: { host: '127.0.0.1', port: 0, watch: null, ...config.server },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const ask = (path: string) => fetch(address + path, { headers: { accept: 'text/html' } });
  return { server, ask };
}

async function build(config: InlineConfig): Promise<void> {
  const builder = await createBuilder({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      rolldownOptions: { input: resolve('entry.js') },
      assetsInlineLimit: 0,
    },
    builder: {
      async buildApp(app) {
        const { client } = app.environments;
        if (client) await app.build(client);
      },
    },
  });
  await builder.buildApp();
}
