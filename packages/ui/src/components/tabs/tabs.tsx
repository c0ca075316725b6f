import * as Primitive from 'radix-ui/tabs';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: string;
  /** The number of items in the tab. */
  count?: number | undefined;
}

export interface TabsProps {
  /** The tab list's accessible name. */
  label: string;
  tabs: readonly TabItem[];
  /** The open tab; view state lives in the URL, so the caller controls it. */
  value: string;
  /** Called once per choice, so that a caller can push each to the browser's history. */
  onValueChange: (value: string) => void;
  /** The content of the open tab. */
  children: ReactNode;
}

/** A row of tabs above one panel; arrow keys navigate, and a row that is too long scrolls. */
export function Tabs({ label, tabs, value, onValueChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) showOpenTab(list.current);
  }, [value]);
  const requested = useRef(value);
  useEffect(() => {
    requested.current = value;
  });
  // A click fires twice, by mouse and by focus, if the caller has not rendered in between.
  const choose = (next: string) => {
    if (requested.current === next) return;
    requested.current = next;
    onValueChange(next);
  };
  return (
    <Primitive.Root className={styles.root} value={value} onValueChange={choose}>
      <Primitive.List ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.value === value ? children : null}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Scrolls only the row to the open tab. */
function showOpenTab(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const row = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < row.left) list.scrollLeft -= row.left - left;
  if (right > row.right) list.scrollLeft += right - row.right;
}
