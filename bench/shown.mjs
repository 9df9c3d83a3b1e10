/**
 * Something to be seen in the page.
 *
 * @typedef {object} Sight
 * @property {string} selector
 * @property {string} [text] of the first such element, exactly
 * @property {number} [count] how many such elements
 * @property {boolean} [isLoaded] whether the first such element is a picture that has come
 */

/** What has not been seen after so many milliseconds is not there, and the measure is mistaken. */
const patienceMs = 20_000;

/**
 * Milliseconds from an input to the frame that shows its result. They begin with the time stamp of
 * the browser's own event. From then on each frame is asked, before it is painted, whether it shows
 * all the sights; of the first that does, the time is taken when its painting on the main thread is
 * done. What the compositor needs after that, up to one frame, is not in it.
 *
 * @param {import('playwright').Page} page
 * @param {{ event: 'click' | 'keydown', sights: Sight[] }} expected
 * @param {() => Promise<unknown>} act causes the event
 * @returns {Promise<number>}
 */
export async function timeUntilShown(page, expected, act) {
  const watch = await page.evaluateHandle(
    ({ event, sights, patienceMs }) => {
      const isSeen = (/** @type {Sight} */ { selector, text, count, isLoaded }) => {
        const elements = document.querySelectorAll(selector);
        const [first] = elements;
        if (!first || (count !== undefined && elements.length !== count)) return false;
        if (text !== undefined && first.textContent !== text) return false;
        const isPicture = first instanceof HTMLImageElement;
        return isLoaded !== true || (isPicture && first.complete && first.naturalWidth > 0);
      };
      /** @type {Promise<number>} */
      const shown = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`Not seen: ${JSON.stringify(sights)}`)), patienceMs);
        const handleInput = (/** @type {Event} */ { timeStamp }) => {
          const askFrame = () => {
            if (!sights.every(isSeen)) {
              requestAnimationFrame(askFrame);
              return;
            }
            // A message posted before the painting is delivered right after it.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
            port1.start();
            port2.postMessage(undefined);
          };
          requestAnimationFrame(askFrame);
        };
        addEventListener(event, handleInput, { once: true, capture: true });
      });
      return { shown };
    },
    { ...expected, patienceMs },
  );
  await act();
  const milliseconds = await watch.evaluate(({ shown }) => shown);
  await watch.dispose();
  return milliseconds;
}
