import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './Tabs.module.css';

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly { readonly title: string; readonly panel: ReactNode }[];
};

/** Panels of which one is shown. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(0);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(event.key, selected, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, panel }, index) => (
        <div
          key={title}
          role="tabpanel"
          tabIndex={0}
          className={styles.panel}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key selects, from the last on to the first; `undefined` for any other key. */
function nextTab(key: string, selected: number, count: number): number | undefined {
  if (key === import.meta.env.NEXT_KEY) return (selected + 1) % count;
  if (key === import.meta.env.PREVIOUS_KEY) return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
