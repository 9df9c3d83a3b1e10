import type { ReactNode } from 'react';

export const menu = 'मेन्यू';
export const homeOf = (shop: string) => `${shop}, होम पेज`;
export const main = 'मुख्य मेन्यू';
export const search = 'खोजें';
export const account = 'अकाउंट';

export const signUp = 'साइन अप करें';
/** Said when it has opened by itself (SPEC 3.5). */
export const signUpIsOpen = `“${signUp}” खुला है। उस पर जाने के लिए “${account}” दबाएँ। Escape से वह बंद हो जाता है।`;
export const name = 'नाम';
export const email = 'ईमेल';
export const password = 'पासवर्ड';
export const terms = <>नियम व शर्तें</>;
export const privacy = 'प्राइवेसी पॉलिसी';
export const agreement = (termsLink: ReactNode, privacyLink: ReactNode) => (
  <>
    {'साइन अप करने का मतलब है कि आपको हमारे '}
    <>{termsLink}</>
    {' और '}
    <>{privacyLink}</>
    {' मंज़ूर हैं।'}
  </>
);
export const alreadyHaveAccount = (signInButton: ReactNode) => (
  <>
    {'पहले से अकाउंट है? '}
    <>{signInButton}</>
  </>
);
export const signIn = 'साइन इन करें';

export const yourEmail = 'आपका ईमेल पता';
export const subscribe = 'सब्सक्राइब करें';
export const shop = 'शॉप';
export const help = 'मदद';
export const soldBy = (seller: string) => `विक्रेता: ${seller}`;
export const cardsShown = 'कार्ड के लोगो';
export const yourOrders = 'इस ब्राउज़र में आपके ऑर्डर';
