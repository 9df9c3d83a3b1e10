import type { ReactNode } from 'react';

export const signUp = 'साइन अप करें';
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
