/** Name and contact of the shop; its colour is in brand.css. All values are placeholders (SPEC 1.3). */
export const brand = {
  name: 'BEAU',
  line: 'Skincare and grooming for men',
  description:
    'Ten skincare and grooming products for Indian men: face wash, moisturiser, night cream, eye serum and kits.',
  /** The address that the shop is published under; canonical addresses and sharing pictures begin with it. */
  site: 'https://beau.example',
  /** Whether an order leads to a delivery. While it is `false`, search engines read that nothing is in stock. */
  takesOrders: false as boolean,
  phone: '+91 00000 00000',
  email: 'hello@beau.example',
  socialProfile: { name: 'Instagram', address: 'https://www.instagram.com/' },
} as const;
