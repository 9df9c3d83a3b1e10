import type { Plugin } from 'vite';

/** Prints an error of `npm run dev` without its stack, which names only the build's own code. */
export function plainErrors(): Plugin {
  return {
    name: 'plain-errors',
    apply: 'serve',
    configResolved({ logger }) {
      const error = logger.error.bind(logger);
      logger.error = (message, options) => error(message.replaceAll(/\n\s+at .*/g, ''), options);
    },
  };
}
