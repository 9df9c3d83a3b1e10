import { type ChangeEvent, useState } from 'react';
import { statesOfPin } from '#ordering/pinCode.ts';
import { pinStates } from '#shop/pinStates';
import { country, orders } from '#shop/settings';
import { TextField } from '#ui/Field.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/checkout.tsx';
import { regionKeys, regionOf } from './choices.ts';
import { RegionField } from './RegionField.tsx';

export type PlaceFieldsProps = {
  /** The key of the chosen region, and the name of a remembered one that the shop no longer has. */
  readonly region: string;
  readonly lostRegion: string;
  readonly onRegion: (region: string) => void;
};

const isIndia = country === 'IN';
const { name: postcode, digits } = orders?.postcode ?? {
  name: isIndia ? strings.pinCode : strings.postcode,
  digits: isIndia ? 6 : undefined,
};
// No PIN code of India begins with 0.
const postcodePattern =
  digits === undefined
    ? undefined
    : `\\s*${isIndia ? `[1-9]\\d{${digits - 1}}` : `\\d{${digits}}`}\\s*`;

/** Postcode, city and region. A PIN code of India proposes its state, and asks about another one. */
export function PlaceFields({
  region,
  lostRegion,
  onRegion,
  isCityAsked,
}: PlaceFieldsProps & { readonly isCityAsked: boolean }) {
  const [states, setStates] = useState<readonly string[]>([]);
  const handlePin = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!pinStates) return;
    const found = statesOfPin(currentTarget.value, pinStates, regionKeys);
    setStates(found);
    const select = currentTarget.form?.elements.namedItem('region');
    const [state, ...others] = found;
    if (!state || others.length > 0) return;
    if (!(select instanceof HTMLSelectElement) || select.value !== '') return;
    select.value = state;
    onRegion(state);
  };
  const hint = sayState(region, states, lostRegion);
  useAnnounced(hint);
  return (
    <>
      <TextField
        label={postcode}
        name="postcode"
        autoComplete="postal-code"
        inputMode={digits === undefined ? 'text' : 'numeric'}
        enterKeyHint="next"
        maxLength={12}
        pattern={postcodePattern}
        title={digits === undefined ? undefined : strings.postcodeProblem(digits, postcode)}
        onChange={handlePin}
        required
      />
      {isCityAsked && (
        <TextField
          label={strings.city}
          name="city"
          autoComplete="address-level2"
          enterKeyHint="next"
          maxLength={80}
          required
        />
      )}
      <RegionField name="region" onRegion={onRegion} hint={hint} isWide required />
    </>
  );
}

/** What the PIN code says of the chosen state: asked, and never refused. */
function sayState(region: string, states: readonly string[], lost: string): string | undefined {
  if (region === '' && lost !== '') return strings.choiceIsGone(lost);
  if (region === '' || states.length === 0 || states.includes('')) return undefined;
  if (!states.includes(region)) return strings.pinIsOf(states.map(regionOf).join(' / '));
  return states.length === 1 ? strings.stateOfPin : undefined;
}
