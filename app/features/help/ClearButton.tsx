import { usePart } from '#loading/usePart.ts';
import { Button } from '#ui/Button.tsx';
import { clearStored } from '#strings/textPages';

/** Opens the dialog that clears what the browser keeps (SPEC 16.12). */
export function ClearButton() {
  const { part, open, close } = usePart(() => import('./ClearDialog.tsx'));
  return (
    <div className="needs-script">
      <Button look="line" aria-haspopup="dialog" onClick={() => open()}>
        {clearStored}
      </Button>
      {part && <part.ClearDialog onClose={close} />}
    </div>
  );
}
