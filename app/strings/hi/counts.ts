/** These two English words have the same form for one and for many. */
export const itemCount = (count: number) => `${count} आइटम`;
export const productCount = (count: number) => `${count} प्रोडक्ट`;
