/** How long toasts stay, in ms, and where they appear (SPEC 12). */
export const toastOptions = {
  brief: { duration: 2000, position: 'top-right' },
  long: { duration: 5000, position: 'top-center' },
} as const;
