import { createQueryClient, isNotFound, runtimeConfigQuery, sendableErrors } from '@abhyas/web-kit';
import {
  defaultShouldDehydrateQuery,
  dehydrate,
  hashKey,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import { matchPath, StaticRouter } from 'react-router';
import { inPageSlot } from '../page-slot';
import type { PageRequest, PublicPage, PublicRemote } from '../public-pages';
import { PAGE_CONTRACT, type RenderedPage } from '../rendered-page';
import { renderHtml } from './render-html';

/** A page without the build that takes it over. */
export interface UnreleasedPage extends Omit<RenderedPage, 'release'> {
  /** When it has to be rendered again, whatever its data. Milliseconds since 1970. */
  changesAt: number;
}

/** Finds the page of an address. */
export interface PageRenderer {
  /** Path and query by which pages differ; undefined if no public page has the path. */
  addressOf: (url: URL) => string | undefined;
  /** Renders the page of an address that `addressOf` returned. */
  render: (address: string) => Promise<UnreleasedPage>;
}

/** The one address of all that have no page: they look the same. */
const UNKNOWN = '/*';
/** In characters: longer values of a query are no page. */
const maxValue = 200;

/** Renders the public pages of a remote by the components that the browser uses. */
export function createPageRenderer({ App, pages, browserPages = [] }: PublicRemote): PageRenderer {
  const find = (path: string) => {
    const pathname = decodePath(path);
    if (browserPages.some((pattern) => matchPath(pattern, pathname))) return undefined;
    for (const page of pages) {
      const match = matchPath(page.path, pathname);
      if (match) return { page, params: match.params as Record<string, string> };
    }
    return undefined;
  };

  return {
    addressOf: ({ pathname, searchParams }) => {
      const found = find(pathname);
      if (!found) return undefined;
      return found.page.path === '*' ? UNKNOWN : pathname + queryOf(found.page, searchParams);
    },

    render: async (address) => {
      const url = new URL(address, 'http://page');
      const found = find(url.pathname);
      if (!found) throw new Error(`No page has the path ${url.pathname}.`);
      const { page, params } = found;
      const queries = createServerQueries();
      let changesAt = Infinity;
      const { status, head } = await load(page, {
        params,
        search: url.searchParams,
        queries,
        changesAt: (time) => {
          changesAt = Math.min(changesAt, time);
        },
      });
      const html = await renderHtml(
        inPageSlot(
          <QueryClientProvider client={queries}>
            <StaticRouter location={address}>
              <App />
            </StaticRouter>
          </QueryClientProvider>,
        ),
        (error) => {
          throw error;
        },
      );
      return {
        contract: PAGE_CONTRACT,
        status,
        head,
        html,
        queries: dataOf(queries),
        changesAt,
      };
    },
  };
}

/** As the router reads an address: a browser would take over another page than one that was found without this. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return path;
  }
}

/** The query of a page's address: only what the page declares, in its order. */
function queryOf({ search = [] }: PublicPage, given: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of search) {
    const value = given.get(name);
    if (value !== null && value !== '' && value.length <= maxValue) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
}

async function load(
  page: PublicPage,
  request: PageRequest,
): Promise<Pick<RenderedPage, 'status' | 'head'>> {
  try {
    return { status: page.status ?? 200, head: await page.load(request) };
  } catch (error) {
    if (!page.missing || !isNotFound(error)) throw error;
    const isGone = page.isGone?.(error) === true;
    return { status: isGone ? 410 : 404, head: (isGone ? page.gone : undefined) ?? page.missing };
  }
}

/** What the screen shows, also that something is not there. The page server writes the configuration into every page. */
function dataOf(queries: QueryClient): DehydratedState {
  const config = hashKey(runtimeConfigQuery.queryKey);
  const data = dehydrate(queries, {
    shouldDehydrateQuery: (query) =>
      query.queryHash !== config &&
      (defaultShouldDehydrateQuery(query) || isNotFound(query.state.error)),
  });
  const sent = data.queries.map((query) => {
    const state = sendableErrors(query.state);
    // The browser counts by its own clock. Two pages that show the same are the same, also in caches.
    return { ...query, dehydratedAt: 0, state: { ...state, dataUpdatedAt: 0, errorUpdatedAt: 0 } };
  });
  return { ...data, queries: sent };
}

/** A failure stays one: nothing on a server asks again. */
function createServerQueries(): QueryClient {
  const queries = createQueryClient();
  const { queries: usual } = queries.getDefaultOptions();
  queries.setDefaultOptions({
    queries: { ...usual, retry: false, retryOnMount: false, staleTime: Infinity, gcTime: Infinity },
  });
  return queries;
}
