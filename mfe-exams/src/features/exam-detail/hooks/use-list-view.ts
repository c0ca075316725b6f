import { useIsHydrated } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { readListView, writeListView, type ListView } from '../rules/list-view';

/** Makes the next view from the last one that was asked for. */
export type ChangeView = (next: (view: ListView) => ListView) => void;

/** The view of the test list, which is in the URL: a link, a reload and Back show the same. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  // A page from the server shows the list as it is at the start: one page for all addresses.
  const view = readListView(useIsHydrated() ? params : new URLSearchParams());
  // The router renders a new URL a moment later: until then, further changes must not undo the first.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = readListView(params);
  }, [params]);

  const show = (next: ListView, replace: boolean) => {
    latest.current = next;
    setParams(writeListView(next), { replace, preventScrollReset: true });
  };
  return {
    view,
    /** A new tab is a step of the browser's history. */
    showTab: (category: string) => {
      show({ ...latest.current, category, opened: [], closed: [] }, false);
    },
    change: ((next) => {
      show(next(latest.current), true);
    }) satisfies ChangeView,
  };
}
