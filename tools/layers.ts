import type { Plugin } from 'vite';

const order = '@layer tokens,reset,base,components,screens,states;';

/** Begins every style sheet with the order of the layers, so that it holds whichever one loads first. */
export function layers(): Plugin {
  return {
    name: 'layers',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css')) {
          asset.source = order + String(asset.source);
        }
      }
    },
  };
}
