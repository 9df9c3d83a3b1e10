import { type ChangeEvent, useState } from 'react';
import { statesOf } from '#ordering/place.ts';
import { seenText } from '#ordering/plainText.ts';
import { language, zonesBy } from '#shop/settings';
import { checkoutDraft } from '#storage/formDraft.ts';
import type { KnownPlace } from '#storage/storedPlace.ts';
import { TextField } from '#ui/TextField.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/checkout';
import { regionKeys, regionOf } from './choices.ts';
import { isBefore, placeIn } from '#features/shared/destinationOf.ts';
import { RegionField } from '#features/shared/RegionField.tsx';
import { postcodeFieldOf } from '#features/shared/postcodeField.ts';
import { ZoneFields } from '#features/shared/ZoneFields.tsx';

export type PlaceFieldsProps = {
  readonly where: KnownPlace;
  /** What is known of zone and charge. */
  readonly zone: string;
};

type WithCity = PlaceFieldsProps & { readonly isCityAsked: boolean };

/** Postcode, city and region. The state follows the postcode until somebody chooses it; of another one, it asks. */
export function PlaceFields({ where, zone, isCityAsked }: WithCity) {
  const { country, region } = where;
  const [filledInBy, setFilledInBy] = useState<'postcode' | 'shopper'>();
  const place = placeIn(country);
  const handlePostcode = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const stateOf = (typed: string) => {
      const [state = '', ...others] = statesOf(typed, place, regionKeys);
      return others.length > 0 ? '' : state;
    };
    const isOwn = filledInBy === 'postcode' || stateOf(where.postcode) === region;
    // What the shop fills in, the shop corrects; what somebody has chosen stays.
    if (regionOf(region) !== '' && (filledInBy === 'shopper' || !isOwn)) return;
    const next = stateOf(currentTarget.value);
    if (next === '' && regionOf(region) === '') return;
    setFilledInBy(next === '' ? undefined : 'postcode');
    checkoutDraft.change({ region: next });
  };
  const hint = sayState(where, filledInBy === 'postcode');
  useAnnounced(zonesBy ? zone : undefined, true);
  useAnnounced(hint, true);
  const city = isCityAsked && <CityField />;
  const isRegionFirst = isBefore('{region}', '{city}');
  return (
    <>
      <ZoneFields country={country} hint={zone} onPostcode={handlePostcode} />
      {!isRegionFirst && city}
      {regionKeys.length > 0 && place === placeIn('') && (
        <RegionField
          name="region"
          onChange={() => setFilledInBy('shopper')}
          hint={hint}
          isWide
          required
        />
      )}
      {isRegionFirst && city}
    </>
  );
}

function CityField() {
  return (
    <TextField
      label={strings.city}
      name="city"
      autoComplete="address-level2"
      enterKeyHint="next"
      maxLength={80}
      read={seenText}
      data-missing={strings.enterCity}
      required
    />
  );
}

const either = new Intl.ListFormat(language, { type: 'disjunction' });

/** What the postcode says of the chosen state: asked, and never refused. */
function sayState({ postcode, country, region }: KnownPlace, isFilledIn: boolean) {
  const { label } = postcodeFieldOf(placeIn(''));
  const states = statesOf(postcode, placeIn(country), regionKeys);
  if (region !== '' && regionOf(region) === '') return strings.choiceIsGone(region);
  if (region === '' || states.length === 0 || states.includes('')) return undefined;
  if (!states.includes(region))
    return strings.postcodeIsOf({ postcode: label, states: either.format(states.map(regionOf)) });
  return isFilledIn ? strings.stateOfPostcode(label) : undefined;
}
