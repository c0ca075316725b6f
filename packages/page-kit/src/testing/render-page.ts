import { jest } from '@jest/globals';
import type { UnreleasedPage } from '../renderer/create-page-renderer';
import { serverScope, type RemoteImport } from './server-scope';
import { answerFrom, type ServiceAnswers } from './service-answers';

export type { ServiceAnswers } from './service-answers';

/**
 * Renders a page of a remote as its renderer does: in Node, without anything of a browser.
 *
 * @param load imports the remote, for example `() => import('./public-remote')`
 * @param address path and query
 */
export async function renderPage(
  load: RemoteImport,
  address: string,
  answers: ServiceAnswers = {},
): Promise<UnreleasedPage> {
  serverScope().closeBrowser();
  jest.resetModules();
  const { setApiTransport } = await import('@abhyas/web-kit');
  const { createPageRenderer } = await import('../renderer/create-page-renderer');
  setApiTransport({ origin: 'http://services', fetch: answerFrom(answers) });
  const renderer = createPageRenderer((await load()).publicRemote);
  const found = renderer.addressOf(new URL(address, 'http://localhost'));
  if (found === undefined) throw new Error(`${address} is no public page.`);
  return renderer.render(found);
}
