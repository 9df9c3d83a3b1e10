export const about = (shop: string) => `About ${shop}`;
export const inNumbers = 'In numbers';
export const profileOf = (name: string, site: string) => `${name} on ${site}, opens in a new tab`;
