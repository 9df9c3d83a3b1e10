import type { ChangeEvent } from 'react';
import { payments, regions } from '#shop/settings';
import { Choice, Select } from '#ui/Field.tsx';
import styles from './CheckoutForm.module.css';

type RegionFieldProps = {
  readonly name: string;
  readonly isWide?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
};

export function RegionField(props: RegionFieldProps) {
  return (
    <Select {...props} label={regions.name} autoComplete="address-level1">
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
        <Choice key={payment} type="radio" name={name} value={payment} defaultChecked={index === 0}>
          {payment}
        </Choice>
      ))}
    </fieldset>
  );
}
