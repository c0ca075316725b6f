import { isCacheMessage } from './cache-message';
import { CachedReleases } from './cached-releases';
import { ReleaseSync } from './release-sync';
import { requestKind } from './request-kind';
import { Responder } from './responder';
import type { WorkerFetch, WorkerScope } from './worker-scope';

/*
 * The service worker: a reload without a network finds the page and the test runner. It stores no
 * personal data; API responses bypass it. A new version waits until no page uses the old one.
 */
const scope = globalThis as unknown as WorkerScope;
const releases = new CachedReleases(caches, () => Date.now());
const responder = new Responder(releases);
const releaseSync = new ReleaseSync(releases, () => scope.registration.unregister());

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
  );
});

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (!isCacheMessage(data)) return;
  event.waitUntil(releaseSync.sync(data.keep).then((result) => ports[0]?.postMessage(result)));
});

scope.addEventListener('fetch', (event) => {
  const response = respondTo(event);
  if (response) event.respondWith(response);
});

function respondTo(event: WorkerFetch): Promise<Response> | undefined {
  switch (requestKind(event.request, location.origin)) {
    case 'page':
      return responder.page(event);
    case 'file':
      return responder.file(event);
    case 'registry':
      return responder.registry(event);
    case 'other':
      return undefined;
  }
}
