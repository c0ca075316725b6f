import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import type { Network } from './acts.ts';

const slowMs = 2_500;

/** The way to the server of one browser: saves and submits are slow, lost or refused as it is told. */
export class StagedNetwork {
  network: Network = 'good';
  readonly #context: BrowserContext;
  isOffline = false;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  static async of(context: BrowserContext): Promise<StagedNetwork> {
    const staged = new StagedNetwork(context);
    // A page that is gone, or a service, takes nothing any more.
    const treat = (route: Route) => staged.#treat(route).catch(() => undefined);
    await context.route('**/tests/*/progress', treat);
    await context.route('**/tests/*/submit', treat);
    return staged;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.#context.setOffline(isOffline);
  }

  /** No fault any more. */
  async restore(): Promise<void> {
    this.network = 'good';
    await this.setOffline(false);
  }

  async #treat(route: Route): Promise<void> {
    if (this.isOffline) return route.abort('internetdisconnected');
    switch (this.network) {
      case 'good':
        return route.continue();
      case 'slow':
        await sleep(slowMs);
        return route.continue();
      case 'lost':
        await route.fetch();
        return route.abort('connectionreset');
      case 'dropped':
        return route.abort('connectionrefused');
      case 'busy':
        return route.fulfill({
          status: 503,
          headers: { 'retry-after': '1' },
          json: { success: false, code: 'attempt_busy', message: 'Busy.' },
        });
    }
  }
}
