import { removeOtherFigures } from '@abhyas/web-kit/attempt-figures';
import { savesData } from '@abhyas/web-kit/saves-data';
import { isCacheMessage, isVisitMessage } from './cache-message';
import { CachedReleases } from './cached-releases';
import { KeptPages } from './kept-pages';
import { PageKeeper } from './page-keeper';
import { ReleaseSync } from './release-sync';
import { requestKind } from './request-kind';
import { Responder } from './responder';
import type { WorkerFetch, WorkerScope } from './worker-scope';

/*
 * The service worker: a page of the last visits appears without waiting for the network, an address that is not
 * stored gets a page that says what is, and a reload without a network finds the page and the test runner, with the pictures that the runner has stored for
 * an open attempt. It stores no personal data; API responses bypass it. A new version waits until no page uses the old one.
 */
const scope = globalThis as unknown as WorkerScope;
/** A network that hangs must not keep the worker from being installed. */
const MAX_INSTALL_MS = 20_000;
const releases = new CachedReleases(caches, () => Date.now());
const pages = new KeptPages(caches, () => Date.now());
const releaseSync = new ReleaseSync(releases, () =>
  Promise.all([scope.registration.unregister(), pages.removeAll(), removeOtherFigures([])]),
);
const keeper = new PageKeeper({
  pages,
  origin: location.origin,
  onDisabled: () => releaseSync.unregister(),
});
const responder = new Responder({ releases, pages, keeper, isSavingData: savesData });

scope.addEventListener('install', (event) => {
  // Chromium compiles the scripts that a worker stores while it is installed; others, only when they run again.
  if (scope.registration.active === null && !savesData()) event.waitUntil(keepOpenPages());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      scope.registration.navigationPreload?.enable(),
      pages.removeOld().catch(() => undefined),
    ]),
  );
});

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (isVisitMessage(data)) event.waitUntil(keeper.keepVisited(data.visited));
  if (!isCacheMessage(data)) return;
  event.waitUntil(releaseSync.sync(data.keep).then((result) => ports[0]?.postMessage(result)));
});

scope.addEventListener('fetch', (event) => {
  const response = respondTo(event);
  if (response) event.respondWith(response);
});

async function keepOpenPages(): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true });
  await Promise.race([
    Promise.all(open.map(({ url }) => keeper.keepVisited(url))),
    new Promise((resolve) => {
      setTimeout(resolve, MAX_INSTALL_MS);
    }),
  ]);
}

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
