import { type ChangeEvent, useState } from 'react';
import { statesOf } from '#ordering/place.ts';
import { language } from '#shop/settings';
import { TextField } from '#ui/TextField.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/checkout';
import { regionKeys, regionOf } from './choices.ts';
import { isBefore, placeIn } from '#features/shared/destinationOf.ts';
import { RegionField } from '#features/shared/RegionField.tsx';
import { postcodeFieldOf } from '#features/shared/postcodeField.ts';
import { ZoneFields } from '#features/shared/ZoneFields.tsx';

export type PlaceFieldsProps = {
  /** The key of the chosen region, and the name of a remembered one that the shop no longer has. */
  readonly region: string;
  readonly lostRegion: string;
  readonly onRegion: (region: string) => void;
  readonly country: string;
  /** What is known of zone and charge. */
  readonly zone: string;
};

/** Postcode, city and region. A postcode that knows its state proposes it, and asks about another one. */
export function PlaceFields({
  country,
  region,
  lostRegion,
  onRegion,
  zone,
  isCityAsked,
}: PlaceFieldsProps & { readonly isCityAsked: boolean }) {
  const [states, setStates] = useState<readonly string[]>([]);
  const place = placeIn(country);
  const handlePostcode = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const found = statesOf(currentTarget.value, place, regionKeys);
    setStates(found);
    const select = currentTarget.form?.elements.namedItem('region');
    const [state, ...others] = found;
    if (!state || others.length > 0) return;
    if (!(select instanceof HTMLSelectElement) || select.value !== '') return;
    select.value = state;
    // The select itself then knows that it is filled in.
    select.dispatchEvent(new Event('input', { bubbles: true }));
    onRegion(state);
  };
  const hint = sayState(region, states, lostRegion);
  useAnnounced(import.meta.env.HAS_ZONES ? zone : undefined, true);
  useAnnounced(hint, true);
  const city = isCityAsked && <CityField />;
  const isRegionFirst = isBefore('{region}', '{city}');
  return (
    <>
      <ZoneFields country={country} hint={zone} onPostcode={handlePostcode} />
      {!isRegionFirst && city}
      {regionKeys.length > 0 && place === placeIn('') && (
        <RegionField name="region" onRegion={onRegion} hint={hint} isWide required />
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
      required
    />
  );
}

const either = new Intl.ListFormat(language, { type: 'disjunction' });

/** What the postcode says of the chosen state: asked, and never refused. */
function sayState(region: string, states: readonly string[], lost: string): string | undefined {
  const { label: postcode } = postcodeFieldOf(placeIn(''));
  if (region === '' && lost !== '') return strings.choiceIsGone(lost);
  if (region === '' || states.length === 0 || states.includes('')) return undefined;
  if (!states.includes(region))
    return strings.postcodeIsOf({ postcode, states: either.format(states.map(regionOf)) });
  return states.length === 1 ? strings.stateOfPostcode(postcode) : undefined;
}
