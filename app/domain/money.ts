/** An amount of money: a whole number of paise, a hundred to the rupee (SPEC 9.5). */
export type Paise = number;

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Writes an amount as `Rs. 1,09,900.00`, with Indian digit grouping (SPEC 1.4). */
export function formatPrice(amount: Paise): string {
  return `Rs. ${rupees.format(amount / 100)}`;
}
