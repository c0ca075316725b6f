import { useIsHydrated } from '@abhyas/web-kit';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { readListView, writeListView, type ListView } from '../rules/list-view';

/** Makes the next view from the last one that was asked for. */
export type ChangeView = (next: (view: ListView) => ListView) => void;

/** The view of the test list, which is in the URL: a link, a reload and Back show the same. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  // A page from the server shows the list as it is at the start: one page for all addresses.
  const view = readListView(useIsHydrated() ? params : new URLSearchParams());
  // The router renders new URLs a moment later, one by one: until the last one is there, none of the earlier
  // ones is the view to change.
  const latest = useRef(view);
  const awaited = useRef<string>(undefined);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isBack && awaited.current !== undefined && awaited.current !== params.toString()) return;
    awaited.current = undefined;
    latest.current = readListView(params);
  }, [params, isBack]);

  const show = (next: ListView, replace: boolean) => {
    const asked = writeListView(next);
    latest.current = next;
    awaited.current = asked.toString() === params.toString() ? undefined : asked.toString();
    setParams(asked, { replace, preventScrollReset: true });
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
