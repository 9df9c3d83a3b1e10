import { useSyncExternalStore } from 'react';
import { href } from '#address/address.ts';
import { followOrders, readOrders } from '#storage/sentOrders.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { yourOrders } from '#strings/checkout.tsx';

/** Leads to the orders on this device, once there is one (SPEC 15.21). */
export function OrdersLink({ onClick }: { readonly onClick?: () => void }) {
  const orders = useSyncExternalStore(followOrders, readOrders, () => undefined);
  return orders?.length ? (
    <TextLink href={href('/orders')} onClick={onClick}>
      {yourOrders}
    </TextLink>
  ) : null;
}
