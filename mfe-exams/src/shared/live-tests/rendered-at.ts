import { useIsHydrated } from '@abhyas/web-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const key = ['rendered-at'];

/** Notes, with the data of a page, when the server renders it. */
export function setRenderedAt(queries: QueryClient, now: Date): void {
  queries.setQueryData(key, now.getTime());
}

/**
 * When the server rendered the HTML that this component takes over, in milliseconds: what depends on the time
 * has to be the same at first. Undefined for a component that the browser renders itself.
 */
export function useRenderedAt(): number | undefined {
  const queries = useQueryClient();
  const isHydrated = useIsHydrated();
  const [renderedAt] = useState(() => (isHydrated ? undefined : queries.getQueryData<number>(key)));
  return renderedAt;
}
