import { checkoutDraft } from '#storage/formDraft.ts';
import { forgetAddress, storedAddress } from '#storage/storedAddress.ts';
import { useStored } from '#storage/useStored.ts';
import { Choice } from '#ui/Field.tsx';
import { TextButton } from '#ui/TextLink.tsx';
import { success } from '#ui/toast.ts';
import * as strings from '#strings/checkout';

/** Off until the shopper wants it; what is kept can be forgotten here (SPEC 15.17). */
export function RememberChoice() {
  const isKept = useStored(storedAddress) !== undefined;
  const handleForget = () => {
    checkoutDraft.change({ remember: 'off' });
    forgetAddress();
    success(strings.addressForgotten);
  };
  return (
    <div className="choices">
      <Choice name="remember">{strings.rememberAddress}</Choice>
      {isKept && <TextButton onClick={handleForget}>{strings.forgetAddress}</TextButton>}
    </div>
  );
}
