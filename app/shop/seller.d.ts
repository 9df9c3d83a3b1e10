import type { Some, Texts } from '#catalogue/pageText.ts';

type Seller = Texts<'name' | 'address'> &
  Some<{
    readonly registrations: readonly Texts<'name' | 'number'>[];
    readonly grievance: Texts<'name'> & Some<Texts<'phone' | 'email' | 'hours'>>;
  }>;

/** Who sells (SPEC 14.110). */
export declare const seller: Seller | undefined;
