/** The number of the contract between a remote's renderer and the page server. */
export const PAGE_CONTRACT = 1;

/** What the head of a page says, for people, search engines and previews of links. */
export interface PageHead {
  /** Without the product's name. */
  title: string;
  description?: string;
  /** Path and query under which search engines list the page; absent if they should not list it. */
  canonical?: string;
  /** Schema.org objects. Their `url`, `item` and `@id` are paths, which get the origin. */
  structured?: readonly object[];
}

/** One page of a remote as HTML: what its renderer answers. */
export interface RenderedPage {
  contract: typeof PAGE_CONTRACT;
  /** The build of the remote's static files that takes this HTML over. */
  release: string;
  /** Not 200: the page says what is missing. */
  status: 200 | 404 | 410;
  head: PageHead;
  /** The remote's screen, without the frame around it. */
  html: string;
  /** The data of the screen, as the query client dehydrates it. */
  queries: unknown;
}

/** Whether a value has the shape of a rendered page of this contract. */
export function isRenderedPage(value: unknown): value is RenderedPage {
  if (typeof value !== 'object' || value === null) return false;
  const page = value as Partial<Record<keyof RenderedPage, unknown>>;
  return (
    page.contract === PAGE_CONTRACT &&
    typeof page.release === 'string' &&
    (page.status === 200 || page.status === 404 || page.status === 410) &&
    typeof page.html === 'string' &&
    isQueries(page.queries) &&
    isHead(page.head)
  );
}

/** The browser could not start with anything else. */
function isQueries(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'queries' in value &&
    Array.isArray(value.queries) &&
    value.queries.every(isQuery)
  );
}

function isQuery(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { queryHash, queryKey, state } = value as Record<string, unknown>;
  return (
    typeof queryHash === 'string' &&
    Array.isArray(queryKey) &&
    typeof state === 'object' &&
    state !== null
  );
}

function isHead(value: unknown): value is PageHead {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, canonical, structured } = value as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    isTextOrAbsent(description) &&
    isTextOrAbsent(canonical) &&
    (structured === undefined || Array.isArray(structured))
  );
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
