export const about = (shop: string) => `${shop} के बारे में`;
export const inNumbers = 'आँकड़ों में';
export const profileOf = (name: string, site: string) => `${site} पर ${name} (नए टैब में)`;
