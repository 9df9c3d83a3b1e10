import { type ChangeEvent, useState } from 'react';
import { statesOfPin } from '#ordering/pinCode.ts';
import { pinStates } from '#shop/pinStates';
import { TextField } from '#ui/TextField.tsx';
import { useAnnounced } from '#ui/useAnnounced.ts';
import * as strings from '#strings/checkout';
import { regionKeys, regionOf } from './choices.ts';
import { RegionField } from './RegionField.tsx';
import { postcodeField } from './typedFields.ts';

export type PlaceFieldsProps = {
  /** The key of the chosen region, and the name of a remembered one that the shop no longer has. */
  readonly region: string;
  readonly lostRegion: string;
  readonly onRegion: (region: string) => void;
};

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
    // The select itself then knows that it is filled in.
    select.dispatchEvent(new Event('input', { bubbles: true }));
    onRegion(state);
  };
  const hint = sayState(region, states, lostRegion);
  useAnnounced(hint);
  return (
    <>
      <TextField
        {...postcodeField}
        name="postcode"
        autoComplete="postal-code"
        enterKeyHint="next"
        // Pasted text may have many signs that nobody sees.
        maxLength={40}
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
