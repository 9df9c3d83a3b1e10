import { QuickView } from '#features/product/QuickView.tsx';
import { signUp } from '#shop/parts';
import { Menu, type MenuProps } from './Menu.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { SignUpDialog } from './SignUpDialog.tsx';
import type { Overlay } from './useOverlay.ts';

type OverlaysProps = {
  readonly overlay: Overlay;
  readonly menu: Omit<MenuProps, 'onClose'>;
  readonly onClose: () => void;
  readonly onChange: (overlay: Overlay) => void;
};

/** The menu or the dialog that is open (SPEC 3.4). */
export function Overlays({ overlay, menu, onClose, onChange }: OverlaysProps) {
  switch (overlay.kind) {
    case 'menu':
      return <Menu {...menu} onClose={onClose} />;
    case 'signUp':
      return signUp && <SignUpDialog onClose={onClose} />;
    case 'search':
      return (
        <SearchDialog
          initialQuery={overlay.query}
          initialProduct={overlay.found}
          onClose={onClose}
          onChoose={(product, query) => onChange({ kind: 'product', product, query })}
        />
      );
    case 'product':
      return (
        <QuickView
          product={overlay.product}
          onClose={onClose}
          onBack={() =>
            onChange({ kind: 'search', query: overlay.query, found: overlay.product.id })
          }
        />
      );
  }
}
