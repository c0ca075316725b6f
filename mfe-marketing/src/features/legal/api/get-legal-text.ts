import { apiFetch, apiOrigin, runtimeConfigQuery, type LegalText } from '@abhyas/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

const TIMEOUT_MS = 10_000;
/** A longer file is not a page. */
const MAX_LENGTH = 500_000;

/** The Markdown of a legal page: the operator's if the configuration names one, else the product's own text. */
export function legalTextQuery({ name, text }: { name: LegalText; text: string }) {
  return queryOptions({
    queryKey: ['legal', name],
    queryFn: async ({ client }) => {
      const { legal } = await client.fetchQuery(runtimeConfigQuery);
      const address = legal?.[name];
      return address === undefined ? text : fetchText(address);
    },
    staleTime: Infinity,
  });
}

/** The Markdown of a legal page, as `legalTextQuery` loads it. */
export function useLegalText(own: Parameters<typeof legalTextQuery>[0]) {
  return useQuery(legalTextQuery(own));
}

/** Never falls back to the product's text: a visitor must not accept terms that are not the operator's. */
async function fetchText(address: string): Promise<string> {
  const origin = apiOrigin();
  const url = new URL(address, origin);
  if (url.origin !== origin) throw new Error(`${address} is not on this site.`);
  const response = await apiFetch(
    new Request(url, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) }),
  );
  const text = await response.text();
  // An address without a file may answer with the page of the site.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage || text.trim() === '' || text.length > MAX_LENGTH) {
    throw new Error(`${address} has no text (status ${response.status}).`);
  }
  return text;
}
