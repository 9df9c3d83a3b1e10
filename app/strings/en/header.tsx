import type { ReactNode } from 'react';

export const menu = 'Menu';
export const homeOf = (shop: string) => `${shop}, home`;
export const main = 'Main';
export const search = 'Search';
export const account = 'Account';

export const signUp = 'Sign Up';
/** Said when it has opened by itself (SPEC 3.5). */
export const signUpIsOpen = `${signUp} is open. To go to it, press ${account}. Escape closes it.`;
export const name = 'Name';
export const email = 'Email';
export const password = 'Password';
export const terms = <>Terms &amp; Conditions</>;
export const privacy = 'Privacy Policy';
/** What signing up means, with the links to the two texts. */
export const agreement = (termsLink: ReactNode, privacyLink: ReactNode) => (
  <>
    {'By signing up you agree to our '}
    <>{termsLink}</>
    {' and '}
    <>{privacyLink}</>.
  </>
);
export const alreadyHaveAccount = (signInButton: ReactNode) => (
  <>
    {'Already have account? '}
    <>{signInButton}</>
  </>
);
export const signIn = 'Sign In';

export const yourEmail = 'Your email address';
export const subscribe = 'Subscribe';
export const shop = 'Shop';
export const help = 'Help';
/** At the end of each page, and on a printed order. */
export const soldBy = (seller: string) => `Sold by ${seller}`;
export const cardsShown = 'Card logos';
export const yourOrders = 'Your orders in this browser';
