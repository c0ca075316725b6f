import { MOCK_TEST_PREFIX } from '@abhyas/web-kit/paths';
import { manifestEntriesOf } from './page-plan';
import {
  entriesOfPage,
  entryOfManifest,
  isOfflineDisabled,
  isOfflineList,
  manifestOf,
  planRelease,
  type ReleasePlan,
  type ServedApp,
} from './release-plan';

/** The release that the gateway currently serves. */
export interface ServedRelease {
  /** Changes with any content of the release. */
  digest: string;
  plan: ReleasePlan;
  /** The shell's page. */
  page: Response;
  /** The files that name the current release, by path. */
  registry: ReadonlyMap<string, Response>;
}

const configPath = '/remotes.json';
/** Any path of the shell returns its page. */
const pagePath = MOCK_TEST_PREFIX;

/** The site has disabled offline use. */
export class OfflineDisabled extends Error {}

/**
 * Fetches the current release: the page, the registry, and the file lists of shell and remote.
 * Throws `OfflineDisabled` if the current configuration disables offline use.
 */
export async function fetchRelease(remote: string): Promise<ServedRelease> {
  const [page, config] = await Promise.all([fetchFresh(pagePath), fetchFresh(configPath)]);
  const configured = await jsonOf(config);
  if (isOfflineDisabled(configured))
    throw new OfflineDisabled('The site has disabled offline use.');
  const manifestPath = manifestOf(configured, remote);
  if (manifestPath === undefined) throw new Error(`No remote of this site is called ${remote}.`);
  const manifest = await fetchFresh(manifestPath);
  const apps = await Promise.all([shellOf(page), remoteOf(manifestPath, manifest, page)]);
  const plan = planRelease(apps);
  const texts = [await config.clone().text(), await manifest.clone().text(), ...plan.files];
  const registry = new Map([
    [configPath, config],
    [manifestPath, manifest],
  ]);
  return { digest: await digestOf(texts), plan, page, registry };
}

async function shellOf(page: Response): Promise<ServedApp> {
  const html = await page.clone().text();
  const list = await fetchList('/assets/offline-files.json');
  return { base: '/', list, entries: entriesOfPage(html) };
}

async function remoteOf(
  manifestPath: string,
  manifest: Response,
  page: Response,
): Promise<ServedApp> {
  const base = manifestPath.slice(0, manifestPath.lastIndexOf('/') + 1);
  const entry = entryOfManifest(await jsonOf(manifest));
  if (entry === undefined) throw new Error(`${manifestPath} has no entry file.`);
  // The page may name the remote's entry itself: then it, too, must be of this build.
  const named = manifestEntriesOf(await page.clone().text(), location.origin);
  const entries = [base + entry, ...named.filter((path) => path.startsWith(base))];
  return { base, list: await fetchList(`${base}offline-files.json`), entries };
}

async function fetchList(path: string): Promise<ServedApp['list']> {
  const list = await jsonOf(await fetchFresh(path));
  if (!isOfflineList(list)) throw new Error(`${path} is not a list of files.`);
  return list;
}

async function fetchFresh(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response;
}

async function jsonOf(response: Response): Promise<unknown> {
  return response.clone().json() as Promise<unknown>;
}

async function digestOf(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
