import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addressForTry } from './download-record';

/** Long enough for a weak phone; without a limit a hanging manifest would spin for ever. */
const limitMs = 10_000;

/** Runtime plugin (named in the build): bounds every download and makes retries real ones. */
export default function loadLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'load-limits',
    fetch: async (url, init, remote) => fetchManifest(addressForTry(remote?.name ?? '', url), init),
    createScript: ({ url, remoteInfo }) => {
      const script = document.createElement('script');
      script.src = addressForTry(remoteInfo?.name ?? '', url);
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
