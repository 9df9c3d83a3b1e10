import { Component, type ReactNode } from 'react';
import { href } from '#domain/address.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/Button.tsx';

/** Keeps a bug on one screen from taking the shop down: says so, and offers a way back. */
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
