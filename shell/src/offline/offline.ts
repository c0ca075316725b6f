import { onCacheForOffline, runtimeConfigQuery } from '@abhyas/web-kit';
import { savesData } from '@abhyas/web-kit/saves-data';
import type { QueryClient } from '@tanstack/react-query';
import {
  isOwnCache,
  type CacheMessage,
  type CacheResult,
  type VisitMessage,
} from '../service-worker/cache-message';

const workerPath = '/service-worker.js';
/** Long, because the current page's requests come first. Milliseconds. */
const idleMs = 5_000;

/**
 * Registers the service worker once the page has loaded and is idle, caches the shell and the remotes that
 * request it, and removes all of it if the runtime configuration disables it. Nothing depends on it: without
 * a service worker a page loads from the network only. Returns a function that stops it.
 */
export function watchOffline(queries: QueryClient): () => void {
  const workers = serviceWorkers();
  // Only for the built page: a development server has no worker.
  if (__BASENAME__ !== '' || !workers) return () => undefined;
  // The address that was loaded: the student may go on before the page is idle.
  const visited = workers.controller ? undefined : location.href;
  whenIdle(() => void registerIfEnabled(queries, visited));
  return onCacheForOffline((remote) => {
    whenIdle(() => void cacheIfEnabled(queries, remote));
  });
}

/** @param visited the page, if the worker has not seen it */
async function registerIfEnabled(queries: QueryClient, visited: string | undefined): Promise<void> {
  try {
    const { offline = true } = await queries.ensureQueryData(runtimeConfigQuery);
    if (!offline) return await removeWorker();
    if (savesData()) return;
    const isFirst = (await serviceWorkers()?.getRegistration(workerPath)) === undefined;
    const { active } = await register();
    // The first worker keeps the open pages while it is installed.
    if (visited === undefined || isFirst) return;
    const message: VisitMessage = { visited };
    active?.postMessage(message, []);
  } catch {
    // A browser that stores nothing has no worker either; the network may have failed, too.
  }
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
  const { active } = await register();
  const { isKept, isUnwanted = false, reason } = await send(active, { keep: remote });
  if (!isKept && !isUnwanted) throw new Error(reason ?? 'The service worker gave no reason.');
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
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

async function removeWorker(): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration(workerPath);
  if (!registration) return;
  await registration.unregister();
  const names = (await caches.keys()).filter(isOwnCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** After the page has loaded, when nothing else runs. */
function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(act), { once: true });
    return;
  }
  // Absent in some browsers, although the types say otherwise.
  const idle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle) idle(act, { timeout: idleMs });
  else setTimeout(act, idleMs / 2);
}

/** Absent on pages without https, and if the browser disables it. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker;
}
