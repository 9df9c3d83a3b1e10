import { Button } from '#ui/Button.tsx';
import { print } from '#strings/checkout';

/** Prints the placed order; app/app.css leaves out everything else (SPEC 15.15). */
export function PrintButton() {
  return (
    <Button look="line" isWide onClick={() => window.print()}>
      {print}
    </Button>
  );
}
