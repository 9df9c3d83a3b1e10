import { Component, type ReactNode } from 'react';
import { href } from '#address/address.ts';
import { LinkButton } from '#ui/Button.tsx';
import * as strings from '#strings/shell';
import styles from './ErrorBoundary.module.css';

/** Replaces a screen that has failed by a message and a way back, so that the rest of the shop works. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className={`wrap ${styles.failure}`}>
        <h1>{strings.failed}</h1>
        <p className="lead muted">{strings.failedText}</p>
        <LinkButton href={href('/products')}>{strings.browseProducts}</LinkButton>
      </div>
    );
  }
}
