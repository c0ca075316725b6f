import { useEffect, useRef, type ReactNode } from 'react';
import * as Primitive from 'radix-ui/tabs';
import styles from './tabs.module.css';

export interface TabItem {
  value: string;
  label: string;
  /** How many things stand behind the tab. */
  count?: number | undefined;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly TabItem[];
  /** The open tab; view state lives in the URL, so the caller holds it. */
  value: string;
  /** Called once per choice, so that a caller may write each into the browser's history. */
  onValueChange: (value: string) => void;
  /** What the open tab shows. */
  children: ReactNode;
}

/** A row of tabs over one panel; arrow keys move, and the row scrolls where it is too long. */
export function Tabs({ label, tabs, value, onValueChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) showOpenTab(list.current);
  }, [value]);
  const asked = useRef(value);
  useEffect(() => {
    asked.current = value;
  });
  // A click is told twice, by the mouse and by the focus, where the caller has not drawn in between.
  const choose = (next: string) => {
    if (asked.current === next) return;
    asked.current = next;
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

/** Scrolls the row, and nothing but the row, to the open tab. */
function showOpenTab(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab) return;
  const row = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < row.left) list.scrollLeft -= row.left - left;
  if (right > row.right) list.scrollLeft += right - row.right;
}
