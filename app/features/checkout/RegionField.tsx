import type { ChangeEvent } from 'react';
import { chooseRegion } from '#strings/cart.tsx';
import { regions } from '#shop/settings';
import { Select } from '#ui/Field.tsx';

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
