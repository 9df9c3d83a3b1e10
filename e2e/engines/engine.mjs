/**
 * A browser that is driven from outside, with one window. Two protocols are behind it, and no journey
 * can tell which.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {(address: string) => Promise<void>} go ends when the page has been loaded
 * @property {(source: string, args: unknown[]) => Promise<unknown>} run calls a function, given as text, in the page
 * @property {(...sources: InputSource[]) => Promise<void>} perform hands over what hands do
 * @property {() => Promise<void>} reload
 * @property {() => Promise<void>} back
 * @property {() => readonly string[]} complaints errors of the console, where the protocol reports them
 * @property {() => Promise<void>} close
 */

/**
 * An input device and its actions, in the terms that both protocols share.
 *
 * @typedef {{ type: 'key' | 'pointer', id: string, parameters?: { pointerType: 'mouse' }, actions: Action[] }} InputSource
 * @typedef {{ type: 'keyDown' | 'keyUp', value: string } | { type: 'pointerMove', x: number, y: number } | { type: 'pointerDown' | 'pointerUp', button: number }} Action
 */

/** How an engine is opened: its window's inner size in CSS px, and whether the system is dark. */
export const usual = { width: 1440, height: 900, isDark: false };
