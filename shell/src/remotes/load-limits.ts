import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { recordEntry, urlForTry } from './download-record';

/** Enough for a slow phone; without a timeout a hanging manifest would never end. */
const timeoutMs = 10_000;

/** Runtime plugin (named in the build): adds a timeout to downloads and makes retries effective. */
export default function loadLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-limits',
    fetch: async (url, init, remote) => {
      const container = remote?.name ?? '';
      recordEntry(container, undefined);
      return fetchManifest(urlForTry(container, url), init);
    },
    createScript: ({ url, remoteInfo }) => {
      const container = remoteInfo?.name ?? '';
      recordEntry(container, url);
      const script = document.createElement('script');
      script.src = urlForTry(container, url);
      script.async = true;
      return { script, timeout: timeoutMs };
    },
  };
}

/**
 * Rejects everything except a manifest. The runtime would cache the JSON of an error page for this
 * URL until the page is reloaded.
 */
async function fetchManifest(url: string, init: RequestInit | undefined): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const body = (await response.clone().json()) as object | null;
  if (!body || !('metaData' in body) || !('exposes' in body)) {
    throw new Error(`${url} is not a manifest`);
  }
  return response;
}
