import type { ReleasePlan, ServedApp } from './release-plan';
import {
  entriesOfPage,
  entryOfManifest,
  isOfflineList,
  manifestOf,
  wantsNothingKept,
  planRelease,
} from './release-plan';

/** The release that the gateway serves now. */
export interface ServedRelease {
  /** Changes with everything in it. */
  digest: string;
  plan: ReleasePlan;
  /** The shell's page. */
  page: Response;
  /** What tells which release is out, by path. */
  registry: ReadonlyMap<string, Response>;
}

const configPath = '/remotes.json';
/** Any path of the shell gives its page. */
const pagePath = '/mock-test';

/** The site says that browsers shall keep nothing. */
export class KeepingUnwanted extends Error {}

/**
 * Asks what is served now: the page, the registry, and what shell and remote need. Throws
 * `KeepingUnwanted` where the configuration that is served now wants nothing kept.
 */
export async function fetchRelease(remote: string): Promise<ServedRelease> {
  const [page, config] = await Promise.all([fresh(pagePath), fresh(configPath)]);
  const configured = await jsonOf(config);
  if (wantsNothingKept(configured)) throw new KeepingUnwanted('Nothing is to be kept.');
  const manifestPath = manifestOf(configured, remote);
  if (manifestPath === undefined) throw new Error(`No remote of this site is called ${remote}.`);
  const manifest = await fresh(manifestPath);
  const apps = await Promise.all([shellOf(page), remoteOf(manifestPath, manifest)]);
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

async function remoteOf(manifestPath: string, manifest: Response): Promise<ServedApp> {
  const base = manifestPath.slice(0, manifestPath.lastIndexOf('/') + 1);
  const entry = entryOfManifest(await jsonOf(manifest));
  if (entry === undefined) throw new Error(`${manifestPath} names no entry.`);
  return { base, list: await fetchList(`${base}offline-files.json`), entries: [base + entry] };
}

async function fetchList(path: string): Promise<ServedApp['list']> {
  const list = await jsonOf(await fresh(path));
  if (!isOfflineList(list)) throw new Error(`${path} is no list of files.`);
  return list;
}

async function fresh(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
}

async function jsonOf(answer: Response): Promise<unknown> {
  return answer.clone().json() as Promise<unknown>;
}

async function digestOf(texts: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(texts.join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
