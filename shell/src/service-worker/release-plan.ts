/** The files that a build needs offline: paths in its own folder. */
export interface OfflineList {
  files: readonly string[];
  ifLoaded: readonly string[];
}

/** One app as currently served. */
export interface ServedApp {
  /** The folder of its files, with a slash at both ends. */
  base: string;
  list: OfflineList;
  /** The entry files from its page or manifest, as paths of this site. */
  entries: readonly string[];
}

/** The files that make up one release of shell and remote, as paths of this site. */
export interface ReleasePlan {
  files: readonly string[];
  ifLoaded: readonly string[];
}

/**
 * Joins the apps' file lists. Throws if an entry is not from the same build as the list: then a
 * deployment is running, and the cache would mix two builds.
 */
export function planRelease(apps: readonly ServedApp[]): ReleasePlan {
  const files = apps.flatMap(({ base, list }) => list.files.map((name) => base + name));
  const known = new Set(files);
  for (const entry of apps.flatMap(({ entries }) => entries)) {
    if (!known.has(entry))
      throw new Error(`${entry} is from another build than the list of files.`);
  }
  return {
    files: [...known].sort(),
    ifLoaded: apps.flatMap(({ base, list }) => list.ifLoaded.map((name) => base + name)),
  };
}

/** The scripts and stylesheets in a page's HTML. */
export function entriesOfPage(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const url = /\s(?:src|href)="?(\/assets\/[^"\s>]+\.(?:js|css))/.exec(tag)?.[1];
    return url === undefined ? [] : [url];
  });
}

/** Whether the site's configuration has `"offline": false`. */
export function isOfflineDisabled(config: unknown): boolean {
  return (
    typeof config === 'object' && config !== null && 'offline' in config && config.offline === false
  );
}

/** The URL of a remote's manifest, or undefined if it is not on this site. */
export function manifestOf(config: unknown, remote: string): string | undefined {
  if (typeof config !== 'object' || config === null || !('remotes' in config)) return undefined;
  const { remotes } = config;
  if (typeof remotes !== 'object' || remotes === null) return undefined;
  const url: unknown = Object.entries(remotes).find(([name]) => name === remote)?.[1];
  return typeof url === 'string' && /^\/[^/\\]/.test(url) ? url : undefined;
}

/** The entry file in a remote's manifest. */
export function entryOfManifest(manifest: unknown): string | undefined {
  if (typeof manifest !== 'object' || manifest === null || !('metaData' in manifest)) {
    return undefined;
  }
  const { metaData } = manifest as { metaData?: { remoteEntry?: { name?: unknown } } };
  const name = metaData?.remoteEntry?.name;
  return typeof name === 'string' ? name : undefined;
}

/** Whether a value is a valid list of a build's files. */
export function isOfflineList(value: unknown): value is OfflineList {
  return (
    typeof value === 'object' &&
    value !== null &&
    'files' in value &&
    'ifLoaded' in value &&
    isNames(value.files) &&
    isNames(value.ifLoaded)
  );
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((it) => typeof it === 'string');
}
