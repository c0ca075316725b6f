import { entryOfManifest, isOfflineDisabled } from './release-plan';
import { isHashedFile } from './request-kind';

/** What a page's HTML says about itself. */
export interface PagePlan {
  /** The files that it names, as paths of this site. Their names change with their content. */
  readonly files: readonly string[];
  /** Whether the site has disabled the worker. */
  readonly isDisabled: boolean;
}

interface PageData {
  readonly config: object;
  /** By URL. */
  readonly manifests: object;
}

/**
 * Reads a page's HTML. Undefined if it does not name all of its release (`page-data`): then a part of
 * another release could join it, or it is not a page of this site, such as that of a captive portal.
 */
export function planPage(html: string, origin: string): PagePlan | undefined {
  const data = pageDataOf(html);
  if (data === undefined) return undefined;
  const manifests = Object.entries(data.manifests).map(([url, manifest]) =>
    filesOfManifest(new URL(url, origin), manifest, origin),
  );
  if (manifests.includes(undefined)) return undefined;
  const files = [...filesOfTags(html), ...manifests.flatMap((names) => names ?? [])];
  return { files: [...new Set(files)].sort(), isDisabled: isOfflineDisabled(data.config) };
}

/** The entry files of the manifests in a page's HTML, as paths of this site; none without `page-data`. */
export function manifestEntriesOf(html: string, origin: string): string[] {
  return Object.entries(pageDataOf(html)?.manifests ?? {}).flatMap(([url, manifest]) => {
    const entry = entryOfManifest(manifest);
    return entry === undefined ? [] : [new URL(entry, new URL(url, origin)).pathname];
  });
}

function pageDataOf(html: string): PageData | undefined {
  const json = /<script\b[^>]*\sid="?page-data"?(?:\s[^>]*)?>([\s\S]*?)<\/script>/.exec(html)?.[1];
  try {
    const data: unknown = JSON.parse(json ?? '');
    return isPageData(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

function isPageData(data: unknown): data is PageData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'config' in data &&
    'manifests' in data &&
    typeof data.config === 'object' &&
    typeof data.manifests === 'object' &&
    data.config !== null &&
    data.manifests !== null
  );
}

function filesOfTags(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const path = /\s(?:src|href)="?(\/[^"\s>]+)/.exec(tag)?.[1];
    return path !== undefined && isHashedFile(path) ? [path] : [];
  });
}

/** What a remote's first screen needs; undefined if the remote is not served by this site. */
function filesOfManifest(url: URL, manifest: unknown, origin: string): string[] | undefined {
  const entry = entryOfManifest(manifest);
  if (url.origin !== origin || entry === undefined) return undefined;
  const names = [entry, ...assetsOf(manifest)];
  return names.map((name) => new URL(name, url).pathname).filter(isHashedFile);
}

function assetsOf(manifest: unknown): string[] {
  const { exposes = [] } = manifest as {
    exposes?: { assets?: Record<string, { sync?: string[] }> }[];
  };
  return exposes.flatMap(({ assets = {} }) =>
    Object.values(assets).flatMap(({ sync = [] }) => sync),
  );
}
