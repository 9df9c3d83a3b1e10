import { href } from '#links/address.ts';
import { sentOrders } from '#storage/sentOrders.ts';
import { useStored } from '#storage/useStored.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { yourOrders } from '#strings/header';

/** Leads to the orders on this device, once there is one (SPEC 15.21). */
export function OrdersLink({ onClick }: { readonly onClick?: () => void }) {
  const orders = useStored(sentOrders);
  return orders?.length ? (
    <TextLink href={href('/orders')} onClick={onClick}>
      {yourOrders}
    </TextLink>
  ) : null;
}
