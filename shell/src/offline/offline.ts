import type { QueryClient } from '@tanstack/react-query';
import { onKeepForOffline, runtimeConfigQuery } from '@abhyas/web-kit';
import type { KeepAnswer, KeepMessage } from '../service-worker/keep-message';
import { cachePrefix } from '../service-worker/keep-message';

const workerPath = '/service-worker.js';
/** Late: what the page at hand needs comes first. Milliseconds. */
const idleMs = 5_000;

/**
 * Keeps the shell and the remotes that ask for it in this browser, and takes that back where the
 * runtime configuration says so. Nothing depends on it: without a service worker a page loads over
 * the network alone. The answer stops it.
 */
export function watchOffline(queries: QueryClient): () => void {
  // The built page alone: a development server has no worker.
  if (__BASENAME__ !== '' || !serviceWorkers()) return () => undefined;
  whenIdle(() => void leaveWhereUnwanted(queries));
  return onKeepForOffline((remote) => {
    whenIdle(() => void keepOnceConfigured(queries, remote));
  });
}

async function keepOnceConfigured(queries: QueryClient, remote: string): Promise<void> {
  try {
    const { offline = true } = await queries.ensureQueryData(runtimeConfigQuery);
    if (offline) await keep(remote);
  } catch (error) {
    console.warn('This test is not kept for times without a network.', error);
    // A deployment under way, or a network that failed: the next time it is back is soon enough.
    const again = () => void keepOnceConfigured(queries, remote);
    window.addEventListener('online', again, { once: true });
  }
}

async function keep(remote: string): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  await workers.register(workerPath, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  const { isKept, isUnwanted = false, reason } = await ask(active, { keep: remote });
  if (!isKept && !isUnwanted) throw new Error(reason ?? 'The service worker did not say why.');
}

function ask(worker: ServiceWorker | null, message: KeepMessage): Promise<KeepAnswer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<KeepAnswer>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    worker?.postMessage(message, [port2]);
  });
}

async function leaveWhereUnwanted(queries: QueryClient): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration(workerPath);
  if (!registration) return;
  const config = await queries.ensureQueryData(runtimeConfigQuery).catch(() => undefined);
  if (config?.offline !== false) return;
  await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function whenIdle(act: () => void): void {
  // Absent in some browsers, whatever the types say.
  const idle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle) idle(act, { timeout: idleMs });
  else setTimeout(act, idleMs / 2);
}

/** Absent on pages without https, and where the browser is told to have none. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker;
}
