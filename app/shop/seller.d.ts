/** Who sells (SPEC 14.110). */
export declare const seller:
  | {
      readonly name: string;
      readonly address: string;
      readonly registrations?:
        | readonly { readonly name: string; readonly number: string }[]
        | undefined;
      readonly grievance?:
        | {
            readonly name: string;
            readonly phone?: string | undefined;
            readonly email?: string | undefined;
            readonly hours?: string | undefined;
          }
        | undefined;
    }
  | undefined;
