export const offers = 'हमारे सुझाव';
export const readMore = 'और पढ़ें';
export const aboutThe = (title: string) => `: ${title}`;
export const service = 'हमारे वादे';
export const highlights = 'ख़ास';
export const carousel = 'कैरोसेल';
export const slide = 'स्लाइड';
export const slideOf = (number: number, count: number) => `${count} में से ${number}`;
export const slideNamed = (number: number, about: string) => `स्लाइड ${number}: ${about}`;
export const playSlides = 'स्लाइड चलाएँ';
export const pauseSlides = 'स्लाइड रोकें';
export const playFeatured = 'चुनिंदा प्रोडक्ट अपने-आप बदलें';
export const pauseFeatured = 'चुनिंदा प्रोडक्ट का बदलना रोकें';
export const previousProducts = 'पिछले प्रोडक्ट';
export const nextProducts = 'अगले प्रोडक्ट';
export const pictureOf = (name: string, site: string, number: number) =>
  `${site} पर ${name}, तस्वीर ${number} (नए टैब में)`;
export const onSite = (site: string) => `${site} पर (नए टैब में)`;
