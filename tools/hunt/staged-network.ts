import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import type { Network } from './acts.ts';

const slowMs = 2_500;
/** What other programs on the way answer with a success instead of the service. */
const otherBodies = ['', 'null', '{}', '[]', '{"success":true,', '<html>Log in</html>'];

/**
 * The network between one browser and the server: delays, drops, refuses or replaces saves and submits on request.
 * Routes exist only while they are needed, so that everything else reaches the service worker untouched.
 */
export class StagedNetwork {
  readonly #context: BrowserContext;
  #network: Network = 'good';
  #isOffline = false;
  #isRouted = false;
  #replaced = 0;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  get network(): Network {
    return this.#network;
  }

  get isOffline(): boolean {
    return this.#isOffline;
  }

  async use(network: Network): Promise<void> {
    this.#network = network;
    await this.#route();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    await this.#route();
    await this.#context.setOffline(isOffline);
  }

  /** No fault any more. */
  async restore(): Promise<void> {
    await this.use('good');
    await this.setOffline(false);
  }

  async #route(): Promise<void> {
    const isNeeded = this.#network !== 'good' && !this.#isOffline;
    if (isNeeded === this.#isRouted) return;
    this.#isRouted = isNeeded;
    if (!isNeeded) return this.#context.unrouteAll({ behavior: 'ignoreErrors' });
    // A page or a service that is gone accepts nothing any more.
    const treat = (route: Route) => this.#treat(route).catch(() => undefined);
    await this.#context.route('**/tests/*/progress', treat);
    await this.#context.route('**/tests/*/submit', treat);
  }

  async #treat(route: Route): Promise<void> {
    switch (this.#network) {
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
      case 'replaced': {
        const body = otherBodies[this.#replaced % otherBodies.length] ?? '';
        this.#replaced += 1;
        return route.fulfill({ status: body === '' ? 204 : 200, body });
      }
    }
  }
}
