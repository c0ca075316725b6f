import type { KeepResult } from './keep-message';
import type { CachedReleases } from './cached-releases';
import { OfflineDisabled, fetchRelease } from './served-release';

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

  sync(remote: string): Promise<KeepResult> {
    const result = this.#last.then(() => this.#store(remote));
    this.#last = result;
    return result;
  }

  async #store(remote: string): Promise<KeepResult> {
    try {
      await this.#releases.store(await fetchRelease(remote));
      return { isKept: true };
    } catch (error) {
      if (!(error instanceof OfflineDisabled)) return { isKept: false, reason: String(error) };
      return this.#unregisterWorker();
    }
  }

  /** The page that registered this worker was older than the configuration that disables it. */
  async #unregisterWorker(): Promise<KeepResult> {
    await this.#unregister().catch(() => undefined);
    await this.#releases.removeAll().catch(() => undefined);
    return { isKept: false, isUnwanted: true };
  }
}
