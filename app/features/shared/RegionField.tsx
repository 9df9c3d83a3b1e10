import type { ComponentProps } from 'react';
import { regions } from '#shop/settings';
import { chooseRegion } from '#strings/cart';
import { CheckedSelect } from '#ui/TextField.tsx';

type RegionFieldProps = Pick<
  ComponentProps<typeof CheckedSelect>,
  'name' | 'hint' | 'isWide' | 'required' | 'onChange'
>;

/** The states or regions of the shop's own country, by their keys. */
export function RegionField(select: RegionFieldProps) {
  return (
    <CheckedSelect
      {...select}
      label={regions.name}
      autoComplete="address-level1"
      data-missing={chooseRegion(regions.name)}
    >
      <option value="">{chooseRegion(regions.name)}</option>
      {regions.list.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </CheckedSelect>
  );
}
