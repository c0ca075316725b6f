import { Answers } from './answers';
import { isKeepMessage } from './keep-message';
import { Keeper } from './keeper';
import { CachedReleases } from './cached-releases';
import { requestKind } from './request-kind';
import type { WorkerFetch, WorkerScope } from './worker-scope';

/*
 * The service worker: a reload without a network finds the page and the test runner. It keeps
 * nothing that is anybody's; answers of the API pass it by. A new version of it waits until no page
 * uses the old one any more.
 */
const scope = globalThis as unknown as WorkerScope;
const releases = new CachedReleases(caches, () => Date.now());
const answers = new Answers(releases);
const keeper = new Keeper(releases, () => scope.registration.unregister());

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
  );
});

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (!isKeepMessage(data)) return;
  event.waitUntil(keeper.keep(data.keep).then((answer) => ports[0]?.postMessage(answer)));
});

scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

function answerTo(event: WorkerFetch): Promise<Response> | undefined {
  switch (requestKind(event.request, location.origin)) {
    case 'page':
      return answers.page(event);
    case 'file':
      return answers.file(event);
    case 'registry':
      return answers.registry(event);
    case 'other':
      return undefined;
  }
}
