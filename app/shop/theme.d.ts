export declare const paper: { readonly light: string; readonly dark: string };
/** The grounds on which light text can be read better. */
export declare const darkGrounds: readonly string[];
