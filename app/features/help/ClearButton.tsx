import { type ComponentType, useState } from 'react';
import { inTime, whyNotLoaded } from '#features/shared/version.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast.ts';
import { clearStored } from '#strings/textPages.ts';

type DialogType = ComponentType<{ readonly onClose: () => void }>;

/** Opens the dialog that clears what the browser keeps (SPEC 16.12). */
export function ClearButton() {
  const [Dialog, setDialog] = useState<DialogType>();
  const open = () =>
    inTime(import('./ClearDialog.tsx')).then(
      ({ ClearDialog }) => setDialog(() => ClearDialog),
      () => whyNotLoaded().then(showToast),
    );
  return (
    <div className="needs-script">
      <Button look="line" aria-haspopup="dialog" onClick={open}>
        {clearStored}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </div>
  );
}
