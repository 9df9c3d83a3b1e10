import type { MouseEvent } from 'react';
import { forgetAddress } from '#storage/storedAddress.ts';
import { Choice } from '#ui/Field.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { success } from '#ui/toast.ts';
import * as strings from '#strings/checkout';
import styles from './BuyerForm.module.css';

export type RememberChoiceProps = {
  readonly isKept: boolean;
  readonly onForgotten: () => void;
};

/** Off until the shopper wants it; what is kept can be forgotten here (SPEC 15.17). */
export function RememberChoice({ isKept, onForgotten }: RememberChoiceProps) {
  const handleForget = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const box = currentTarget.form?.elements.namedItem('remember');
    if (box instanceof HTMLInputElement) box.checked = false;
    forgetAddress();
    onForgotten();
    success(strings.addressForgotten);
  };
  return (
    <div className={styles.remember}>
      <Choice name="remember">{strings.rememberAddress}</Choice>
      {isKept && <TextButton onClick={handleForget}>{strings.forgetAddress}</TextButton>}
    </div>
  );
}
