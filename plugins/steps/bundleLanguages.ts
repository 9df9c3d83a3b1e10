import { environmentsOf } from '../languages.ts';
import type { Build } from './build.ts';

/** The scripts and the renderer of every language. */
export async function bundleLanguages({ builder, languages }: Build): Promise<void> {
  for (const language of languages) {
    for (const name of Object.values(environmentsOf(language))) {
      const environment = builder.environments[name];
      if (!environment) throw new Error(`The pages need the environment ${name}.`);
      if (!environment.isBuilt) await builder.build(environment);
    }
  }
}
