import { onCacheForOffline, runtimeConfigQuery } from '@abhyas/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { cachePrefix, type CacheMessage, type CacheResult } from '../service-worker/cache-message';

const workerPath = '/service-worker.js';
/** Long, because the current page's requests come first. Milliseconds. */
const idleMs = 5_000;

/**
 * Caches the shell and the remotes that request it in this browser, and removes the cache if the
 * runtime configuration disables it. Nothing depends on it: without a service worker a page loads
 * from the network only. Returns a function that stops it.
 */
export function watchOffline(queries: QueryClient): () => void {
  // Only for the built page: a development server has no worker.
  if (__BASENAME__ !== '' || !serviceWorkers()) return () => undefined;
  whenIdle(() => void removeIfDisabled(queries));
  return onCacheForOffline((remote) => {
    whenIdle(() => void cacheIfEnabled(queries, remote));
  });
}

async function cacheIfEnabled(queries: QueryClient, remote: string): Promise<void> {
  try {
    const { offline = true } = await queries.ensureQueryData(runtimeConfigQuery);
    if (offline) await cacheRemote(remote);
  } catch (error) {
    console.warn('The test could not be cached for offline use.', error);
    // A running deployment, or a network failure: the next online event is early enough.
    const retry = () => void cacheIfEnabled(queries, remote);
    window.addEventListener('online', retry, { once: true });
  }
}

async function cacheRemote(remote: string): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  await workers.register(workerPath, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const { isKept, isUnwanted = false, reason } = await send(active, { keep: remote });
  if (!isKept && !isUnwanted) throw new Error(reason ?? 'The service worker gave no reason.');
}

function send(worker: ServiceWorker | null, message: CacheMessage): Promise<CacheResult> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<CacheResult>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    worker?.postMessage(message, [port2]);
  });
}

async function removeIfDisabled(queries: QueryClient): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration(workerPath);
  if (!registration) return;
  const config = await queries.ensureQueryData(runtimeConfigQuery).catch(() => undefined);
  if (config?.offline !== false) return;
  await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function whenIdle(act: () => void): void {
  // Absent in some browsers, although the types say otherwise.
  const idle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle) idle(act, { timeout: idleMs });
  else setTimeout(act, idleMs / 2);
}

/** Absent on pages without https, and if the browser disables it. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker;
}
