import type { ChangeEvent } from 'react';
import { chooseRegion } from '#strings/cart.tsx';
import { payments, regions } from '#shop/settings';
import { Choice, Select } from '#ui/Field.tsx';
import styles from './CheckoutForm.module.css';

export type RegionFieldProps = {
  readonly name: string;
  readonly isWide?: boolean;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly onRegion: (region: string) => void;
};

/** The shop's regions; none is chosen at the start. */
export function RegionField({ onRegion, ...select }: RegionFieldProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => onRegion(target.value);
  return (
    <Select {...select} label={regions.name} autoComplete="address-level1" onChange={handleChange}>
      <option value="">{chooseRegion(regions.name)}</option>
      {regions.list.map((region) => (
        <option key={region} value={region}>
          {region}
        </option>
      ))}
    </Select>
  );
}

/** The shop's payment methods; the first one is chosen. */
export function PaymentField({ label, name }: { readonly label: string; readonly name: string }) {
  return (
    <fieldset className={styles.methods}>
      <legend className="vh">{label}</legend>
      {payments.map((payment, index) => (
        <Choice
          key={payment.name}
          type="radio"
          name={name}
          value={payment.name}
          defaultChecked={index === 0}
        >
          {payment.name}
        </Choice>
      ))}
    </fieldset>
  );
}
