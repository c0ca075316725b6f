/** What a build says it needs without a network: paths in its own folder. */
export interface OfflineList {
  files: readonly string[];
  ifLoaded: readonly string[];
}

/** One app as it is served now. */
export interface ServedApp {
  /** The folder of its files, with a slash at both ends. */
  base: string;
  list: OfflineList;
  /** Files that its page or manifest leads to first, as paths of this site. */
  entries: readonly string[];
}

/** The files that make up one release of shell and remote, as paths of this site. */
export interface ReleasePlan {
  files: readonly string[];
  ifLoaded: readonly string[];
}

/**
 * Joins what the apps say of themselves. Throws where an entry is not of the build that the list
 * is of: then a deployment is under way, and half of each would be kept.
 */
export function planRelease(apps: readonly ServedApp[]): ReleasePlan {
  const files = apps.flatMap(({ base, list }) => list.files.map((name) => base + name));
  const known = new Set(files);
  for (const entry of apps.flatMap(({ entries }) => entries)) {
    if (!known.has(entry)) throw new Error(`${entry} is of another build than the list of files.`);
  }
  return {
    files: [...known].sort(),
    ifLoaded: apps.flatMap(({ base, list }) => list.ifLoaded.map((name) => base + name)),
  };
}

/** The scripts and stylesheets that a page loads by itself. */
export function entriesOfPage(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const address = /\s(?:src|href)="?(\/assets\/[^"\s>]+\.(?:js|css))/.exec(tag)?.[1];
    return address === undefined ? [] : [address];
  });
}

/** Whether the site's configuration says `"offline": false`. */
export function wantsNothingKept(config: unknown): boolean {
  return (
    typeof config === 'object' && config !== null && 'offline' in config && config.offline === false
  );
}

/** The address of a remote's manifest, or undefined where it is not of this site. */
export function manifestOf(config: unknown, remote: string): string | undefined {
  if (typeof config !== 'object' || config === null || !('remotes' in config)) return undefined;
  const { remotes } = config;
  if (typeof remotes !== 'object' || remotes === null) return undefined;
  const address: unknown = Object.entries(remotes).find(([name]) => name === remote)?.[1];
  return typeof address === 'string' && /^\/[^/\\]/.test(address) ? address : undefined;
}

/** The file that a remote's manifest leads to first. */
export function entryOfManifest(manifest: unknown): string | undefined {
  if (typeof manifest !== 'object' || manifest === null || !('metaData' in manifest)) {
    return undefined;
  }
  const { metaData } = manifest as { metaData?: { remoteEntry?: { name?: unknown } } };
  const name = metaData?.remoteEntry?.name;
  return typeof name === 'string' ? name : undefined;
}

/** Whether a build's list has the shape that is expected of it. */
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
