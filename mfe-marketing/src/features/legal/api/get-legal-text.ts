import { runtimeConfigQuery, type LegalText } from '@abhyas/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const TIMEOUT_MS = 10_000;
/** A longer file is not a page. */
const MAX_LENGTH = 500_000;

/** The Markdown of a legal page: the operator's if the configuration names one, else the product's own. */
export function useLegalText({ name, text }: { name: LegalText; text: string }) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['legal', name],
    queryFn: async () => {
      const { legal } = await client.fetchQuery(runtimeConfigQuery);
      const address = legal?.[name];
      return address === undefined ? text : fetchText(address);
    },
    staleTime: Infinity,
  });
}

/** Never falls back to the product's text: a visitor must not accept terms that are not the operator's. */
async function fetchText(address: string): Promise<string> {
  const url = new URL(address, window.location.origin);
  if (url.origin !== window.location.origin) throw new Error(`${address} is not on this site.`);
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  // An address without a file may answer with the page of the site.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage || text.trim() === '' || text.length > MAX_LENGTH) {
    throw new Error(`${address} has no text (status ${response.status}).`);
  }
  return text;
}
