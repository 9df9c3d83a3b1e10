import { Component, type ReactNode } from 'react';

type BoundaryProps = {
  /** What takes the place of a part that has failed. */
  readonly fallback?: ReactNode;
  /** Says what happened, where nothing takes its place. */
  readonly onError?: () => void;
  readonly children: ReactNode;
};

/** Keeps an error in a part of the page from the rest of it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  // A field of the class costs a helper in older browsers' syntax.
  constructor(props: BoundaryProps) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
