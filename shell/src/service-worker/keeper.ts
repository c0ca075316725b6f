import type { KeepAnswer } from './keep-message';
import type { CachedReleases } from './cached-releases';
import { KeepingUnwanted, fetchRelease } from './served-release';

/** Keeps releases as pages ask for it, until the site says that nothing is to be kept. */
export class Keeper {
  readonly #releases: CachedReleases;
  readonly #unregister: () => Promise<unknown>;
  /** One after the other: two that keep the same release would undo each other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(releases: CachedReleases, unregister: () => Promise<unknown>) {
    this.#releases = releases;
    this.#unregister = unregister;
  }

  keep(remote: string): Promise<KeepAnswer> {
    const told = this.#last.then(() => this.#keep(remote));
    this.#last = told;
    return told;
  }

  async #keep(remote: string): Promise<KeepAnswer> {
    try {
      await this.#releases.keep(await fetchRelease(remote));
      return { isKept: true };
    } catch (error) {
      if (!(error instanceof KeepingUnwanted)) return { isKept: false, reason: String(error) };
      return this.#leave();
    }
  }

  /** The page that registered this worker was older than the word that there shall be none. */
  async #leave(): Promise<KeepAnswer> {
    await this.#unregister().catch(() => undefined);
    await this.#releases.forgetAll().catch(() => undefined);
    return { isKept: false, isUnwanted: true };
  }
}
