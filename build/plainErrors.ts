import type { Plugin } from 'vite';

/** Says what is wrong in `npm run dev` without the stack, which names only the build's own code. */
export function plainErrors(): Plugin {
  return {
    name: 'plain-errors',
    apply: 'serve',
    configResolved({ logger }) {
      const error = logger.error.bind(logger);
      logger.error = (message, options) => error(withoutStack(message), options);
    },
  };
}

/** A message without the lines of its stack. */
export function withoutStack(message: string): string {
  return message.replaceAll(/\n\s+at .*/g, '');
}
