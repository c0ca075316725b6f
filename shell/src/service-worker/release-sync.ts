import type { CacheResult } from './cache-message';
import type { CachedReleases } from './cached-releases';
import { fetchRelease, OfflineDisabled } from './served-release';

/** Caches releases when pages request it, until the site disables offline use. */
export class ReleaseSync {
  readonly #releases: CachedReleases;
  readonly #unregister: () => Promise<unknown>;
  /** One after the other: two runs that store the same release would undo each other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(releases: CachedReleases, unregister: () => Promise<unknown>) {
    this.#releases = releases;
    this.#unregister = unregister;
  }

  sync(remote: string): Promise<CacheResult> {
    const result = this.#last.then(() => this.#store(remote));
    this.#last = result;
    return result;
  }

  async #store(remote: string): Promise<CacheResult> {
    try {
      await this.#releases.store(await fetchRelease(remote));
      return { isKept: true };
    } catch (error) {
      if (!(error instanceof OfflineDisabled)) return { isKept: false, reason: String(error) };
      await this.unregister();
      return { isKept: false, isUnwanted: true };
    }
  }

  /** Ends offline use in this browser; a page that registered this worker may be older than that. */
  async unregister(): Promise<void> {
    await this.#unregister().catch(() => undefined);
    await this.#releases.removeAll().catch(() => undefined);
  }
}
