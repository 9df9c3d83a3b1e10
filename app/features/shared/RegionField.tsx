import type { ChangeEvent, ComponentProps } from 'react';
import { keys } from '#shop/choiceKeys';
import { regions } from '#shop/settings';
import { chooseRegion } from '#strings/cart';
import { CheckedSelect } from '#ui/TextField.tsx';

type RegionFieldProps = Pick<
  ComponentProps<typeof CheckedSelect>,
  'name' | 'hint' | 'isWide' | 'required'
> & {
  /** Called with the key of a region. */
  readonly onRegion?: (region: string) => void;
};

/** The states or regions of the shop's own country, by their keys. */
export function RegionField({ onRegion, ...select }: RegionFieldProps) {
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => onRegion?.(target.value);
  return (
    <CheckedSelect
      {...select}
      label={regions.name}
      autoComplete="address-level1"
      onChange={handleChange}
    >
      <option value="">{chooseRegion(regions.name)}</option>
      {keys.order.map((place) => (
        <option key={place} value={keys.regions[place]}>
          {regions.list[place]}
        </option>
      ))}
    </CheckedSelect>
  );
}
