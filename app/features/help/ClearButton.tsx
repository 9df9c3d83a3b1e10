import { type ComponentType, useState } from 'react';
import { withPart } from '#loading/version.ts';
import { Button } from '#ui/Button.tsx';
import { clearStored } from '#strings/textPages.ts';

type DialogType = ComponentType<{ readonly onClose: () => void }>;

/** Opens the dialog that clears what the browser keeps (SPEC 16.12). */
export function ClearButton() {
  const [Dialog, setDialog] = useState<DialogType>();
  const open = () =>
    withPart(import('./ClearDialog.tsx'), ({ ClearDialog }) => setDialog(() => ClearDialog));
  return (
    <div className="needs-script">
      <Button look="line" aria-haspopup="dialog" onClick={open}>
        {clearStored}
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </div>
  );
}
