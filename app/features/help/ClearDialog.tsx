import { useState } from 'react';
import { flushSync } from 'react-dom';
import { capital } from '#catalogue/capital.ts';
import { namesOfKept } from './namesOfKept.ts';
import { clearStorage, shopKeys } from '#storage/clearStorage.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { success } from '#ui/toast.ts';
import * as strings from '#strings/textPages';
import styles from './Help.module.css';

/** Asks before it clears, and says what there is to clear (SPEC 16.12). */
export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const [kept] = useState(() => namesOfKept(shopKeys()));
  const handleClear = () => {
    clearStorage();
    // Closed first, so that the toast is the page's.
    flushSync(onClose);
    success(strings.cleared(kept.join(', ')));
  };
  return (
    <Dialog shape="sheet" labelledBy="clear-title" onClose={onClose}>
      <div className="asking">
        <h2 id="clear-title">{strings.clearTitle}</h2>
        {kept.length > 0 ? (
          <>
            <p>{strings.clearIntro}</p>
            <ul className={styles.kept}>
              {kept.map((name) => (
                <li key={name}>{capital(name)}</li>
              ))}
            </ul>
            <p className="muted">{strings.clearConsequence}</p>
          </>
        ) : (
          <p>{strings.nothingKept}</p>
        )}
        <div className="choices">
          <Button onClick={onClose}>
            {kept.length > 0 ? strings.keepEverything : strings.closeThis}
          </Button>
          {kept.length > 0 && (
            <Button look="line" data-deletes onClick={handleClear}>
              {strings.clear}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
