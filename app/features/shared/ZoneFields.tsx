import type { ChangeEvent } from 'react';
import { countries, zonesBy } from '#shop/settings';
import { CheckedSelect, TextField } from '#ui/TextField.tsx';
import * as strings from '#strings/checkout';
import { placeIn } from './destinationOf.ts';
import { postcodeFieldOf } from './postcodeField.ts';

type ZoneFieldsProps = {
  readonly country: string;
  /** What is known of zone and charge. */
  readonly hint?: string | undefined;
  readonly onPostcode?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** The postcode, and before it the country where the shop sends to several: what decides on the zone. */
export function ZoneFields({ country, hint, onPostcode }: ZoneFieldsProps) {
  const { isNone = false } = placeIn(country).postcode;
  return (
    <>
      {zonesBy && countries.length > 1 && <CountryField {...(isNone && { hint })} />}
      {!isNone && (
        <TextField
          {...postcodeFieldOf(placeIn(country))}
          {...(zonesBy && { hint })}
          name="postcode"
          autoComplete="postal-code"
          enterKeyHint="next"
          onChange={onPostcode}
          required
        />
      )}
    </>
  );
}

export function CountryField({ hint }: Pick<ZoneFieldsProps, 'hint'>) {
  return (
    <CheckedSelect
      label={strings.country}
      hint={hint}
      name="country"
      autoComplete="country"
      data-missing={strings.chooseCountry}
      isWide
      required
    >
      <option value="">{strings.chooseCountry}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </CheckedSelect>
  );
}
