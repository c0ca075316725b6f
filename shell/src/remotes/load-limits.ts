import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addressForTry, recordEntry } from './download-record';

/** Long enough for a weak phone; without a limit a hanging manifest would spin for ever. */
const limitMs = 10_000;

/** Runtime plugin (named in the build): bounds every download and makes retries real ones. */
export default function loadLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-limits',
    fetch: async (url, init, remote) => {
      const container = remote?.name ?? '';
      recordEntry(container, undefined);
      return fetchManifest(addressForTry(container, url), init);
    },
    createScript: ({ url, remoteInfo }) => {
      const container = remoteInfo?.name ?? '';
      recordEntry(container, url);
      const script = document.createElement('script');
      script.src = addressForTry(container, url);
      script.async = true;
      return { script, timeout: limitMs };
    },
  };
}

/**
 * Refuses whatever is not a manifest. The runtime would keep an error page's JSON as this
 * address's answer until the page is reloaded.
 */
async function fetchManifest(url: string, init: RequestInit | undefined): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    cache: 'no-cache',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const body = (await response.clone().json()) as object | null;
  if (!body || !('metaData' in body) || !('exposes' in body)) {
    throw new Error(`${url} is not a manifest`);
  }
  return response;
}
