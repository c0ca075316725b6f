import { runtimeConfigQuery, takeErrors, type RuntimeConfig } from '@abhyas/web-kit';
import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { provideManifests } from '../remotes/page-manifests';

/** What the page server wrote into the page, so that no request is needed for it. */
interface PageData {
  config?: RuntimeConfig;
  /** The manifests of the remotes that the page needs, by their addresses. */
  manifests?: Record<string, unknown>;
  /** What the page's HTML shows. */
  queries?: DehydratedState;
}

/**
 * Takes over the page's data. Without it, everything is requested.
 *
 * @returns whether the data of its screen was there
 */
export function takePageData(queries: QueryClient): boolean {
  const element = document.getElementById('page-data');
  const data = readPageData(element?.textContent);
  if (!data) return false;
  if (data.config) queries.setQueryData(runtimeConfigQuery.queryKey, data.config);
  if (data.manifests) provideManifests(data.manifests);
  if (!data.queries) return false;
  hydrate(queries, asOf(keptAt(element) ?? Date.now(), data.queries));
  return true;
}

function readPageData(text: string | undefined): PageData | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text) as PageData;
  } catch (error) {
    console.error('The data of the page cannot be read.', error);
    return undefined;
  }
}

/** When the service worker stored the page, by this device's clock; undefined if it is not from there. */
function keptAt(element: HTMLElement | null): number | undefined {
  const time = element?.dataset['keptAt'];
  return time === undefined ? undefined : Number(time);
}

/** The data is as old as the page. The device's clock may differ from the server's, so its own time counts. */
function asOf(time: number, data: DehydratedState): DehydratedState {
  return {
    ...data,
    queries: data.queries.map(({ state, ...query }) => ({
      ...query,
      state: state.status === 'error' ? takeErrors(state, time) : { ...state, dataUpdatedAt: time },
      // Until a screen uses it, the end of a session does not remove it (`useSessionSync`).
      meta: { isPublic: true },
    })),
  };
}
