/** An amount in the currency's own units, as other programs read it: `1099.00`. */
export function toDecimal(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
