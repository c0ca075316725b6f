import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPageFiles, type PageFiles } from '../page-files';

/** A remote as the gateway serves it at the moment. */
export interface ServedRemote {
  /** The folder of its files, with a slash at both ends. */
  base: string;
  manifestUrl: string;
  manifest: unknown;
  files: PageFiles;
}

/** What the gateway serves at the moment. */
export interface Site {
  /** The registry: `/remotes.json`. */
  config: { remotes: Readonly<Record<string, string>> };
  /** By name. A remote that does not answer is missing. */
  remotes: ReadonlyMap<string, ServedRemote>;
  /** Changes with everything above. */
  version: string;
}

/** A new release is in new pages after this time at the latest. Milliseconds. */
const freshMs = 1_000;
const timeoutMs = 1_000;
/** A part that hangs delays a page no longer than this. Milliseconds. */
const maxWaitMs = 300;

/** Reads what the gateway serves, at most once a second. */
export class SiteReader {
  readonly #gateway: string;
  #site: Promise<Site> | undefined;
  #readAt = -Infinity;

  constructor(gateway: string) {
    this.#gateway = gateway;
  }

  /** Whether the gateway has served a registry at least once: then the last one is used if it does not. */
  async hasBeenRead(): Promise<boolean> {
    await (this.#site ?? this.read());
    return true;
  }

  /** Rejects if the gateway does not serve a registry. */
  async read(): Promise<Site> {
    const now = performance.now();
    if (this.#site && now - this.#readAt < freshMs) return this.#site;
    this.#readAt = now;
    const last = this.#site;
    const next = this.#load();
    // The last one may be of an earlier release.
    this.#site = last ? Promise.race([next.catch(async () => last), later(last)]) : next;
    next.then(
      (site) => (this.#site = Promise.resolve(site)),
      () => {
        if (!last) this.#site = undefined;
      },
    );
    return this.#site;
  }

  async #load(): Promise<Site> {
    const config = await this.#json('/remotes.json');
    if (!isRegistry(config)) throw new Error('The gateway serves no registry.');
    const served = await Promise.all(
      Object.entries(config.remotes).map(
        async ([name, manifestUrl]) => [name, await this.#remote(manifestUrl)] as const,
      ),
    );
    const remotes = new Map(served.flatMap(([name, remote]) => (remote ? [[name, remote]] : [])));
    const version = createHash('sha256')
      .update(JSON.stringify([config, served]))
      .digest('base64url');
    return { config, remotes, version };
  }

  /** Undefined if it is away, on another site, or has no list of files. */
  async #remote(manifestUrl: string): Promise<ServedRemote | undefined> {
    const base = /^(\/(?:[\w-]+\/)+)[^/]+$/.exec(manifestUrl)?.[1];
    if (base === undefined) return undefined;
    try {
      const [manifest, files] = await Promise.all([
        this.#json(manifestUrl),
        this.#json(`${base}page-files.json`),
      ]);
      if (!isPageFiles(files) || typeof manifest !== 'object') return undefined;
      return { base, manifestUrl, manifest, files };
    } catch {
      return undefined;
    }
  }

  async #json(path: string): Promise<unknown> {
    const response = await fetch(this.#gateway + path, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return response.json();
  }
}

async function later(site: Promise<Site>): Promise<Site> {
  await sleep(maxWaitMs);
  return site;
}

function isRegistry(value: unknown): value is Site['config'] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remotes' in value &&
    typeof value.remotes === 'object' &&
    value.remotes !== null &&
    Object.values(value.remotes).every((url) => typeof url === 'string')
  );
}
