import { messageManner } from '#domain/messages.ts';
import { SaleList } from '#features/browse/SaleList.tsx';
import { PageHead } from '#ui/PageHead.tsx';

export const meta = () => ({
  title: 'Sale Products',
  description: 'The skincare and grooming products that are on sale now.',
});

/** SPEC 6.4. */
export default function SalesScreen() {
  return (
    <div className="wrap">
      <PageHead title="Sale Products" crumb="Sale Products" />
      <SaleList manner={messageManner(false)} />
    </div>
  );
}
