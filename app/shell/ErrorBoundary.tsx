import { Component, type ReactNode } from 'react';
import { href } from '#domain/address.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/Button.tsx';

/** Replaces a screen that has failed by a message and a way back, so that the rest of the shop works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <EmptyState
        title="Something went wrong on this page"
        text="Your cart and wishlist are safe. Try the page again, or go back to the products."
        action={<LinkButton href={href('/products')}>Browse Products</LinkButton>}
      />
    );
  }
}
