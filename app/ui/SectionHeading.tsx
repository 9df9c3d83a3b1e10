import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

type SectionHeadingProps = {
  readonly id?: string;
  readonly title: string;
  /** A remark or a control at the other end of the line. */
  readonly aside?: ReactNode;
};

export function SectionHeading({ id, title, aside }: SectionHeadingProps) {
  return (
    <div className={`line-above ${styles.heading}`}>
      <h2 id={id}>{title}</h2>
      {aside}
    </div>
  );
}
