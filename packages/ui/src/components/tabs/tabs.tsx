import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
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
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) showOpenTab(list.current);
  }, [value]);
  const requested = useRef(value);
  useEffect(() => {
    requested.current = value;
  });
  // A click fires twice, by focus and by itself, if the caller has not rendered in between.
  const choose = (next: string) => {
    if (requested.current === next) return;
    requested.current = next;
    onValueChange(next);
  };
  const idOf = (part: 'tab' | 'panel', tab: string) => `${id}-${part}-${tab}`;
  return (
    <div className={styles.root}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={idOf('tab', tab.value)}
            aria-selected={tab.value === value}
            aria-controls={idOf('panel', tab.value)}
            // The row is one stop of the Tab key; a value that no tab has leaves the first one reachable.
            tabIndex={tab.value === value || !isKnown(tabs, value) ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              choose(tab.value);
            }}
            onFocus={() => {
              choose(tab.value);
            }}
            onKeyDown={moveFocus}
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={idOf('panel', tab.value)}
          aria-labelledby={idOf('tab', tab.value)}
          tabIndex={0}
          hidden={tab.value !== value}
          className={styles.panel}
        >
          {tab.value === value ? children : null}
        </div>
      ))}
    </div>
  );
}

function isKnown(tabs: readonly TabItem[], value: string): boolean {
  return tabs.some((tab) => tab.value === value);
}

/** Arrow keys, Home and End: the tab that gets the focus opens. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  const { parentElement: list } = event.currentTarget;
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const at = tabs.indexOf(event.currentTarget);
  const next = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next)?.focus();
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
