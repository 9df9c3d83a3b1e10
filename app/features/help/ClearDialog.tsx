import { flushSync } from 'react-dom';
import { clearStorage } from '#storage/clearStorage.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { success } from '#ui/toast.ts';
import * as strings from '#strings/textPages';

/** Asks before it clears (SPEC 16.12). */
export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const handleClear = () => {
    clearStorage();
    // Closed first, so that the toast is the page's.
    flushSync(onClose);
    success(strings.cleared);
  };
  return (
    <Dialog shape="sheet" labelledBy="clear-title" onClose={onClose}>
      <div className="asking">
        <h2 id="clear-title">{strings.clearTitle}</h2>
        <p>{strings.clearText}</p>
        <div className="choices">
          <Button onClick={onClose}>{strings.keepEverything}</Button>
          <Button look="line" data-deletes onClick={handleClear}>
            {strings.clear}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
