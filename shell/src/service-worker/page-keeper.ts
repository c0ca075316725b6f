import type { KeptPages } from './kept-pages';
import { pageKeyOf } from './page-key';
import { planPage } from './page-plan';
import { requestKind } from './request-kind';

/** The page that loads comes first. Milliseconds. */
const defaultDelayMs = 4_000;

/** A page as it arrived: read at once, because an unread body holds its connection. */
interface Arrived {
  readonly response: Response;
  readonly html: string;
}

interface PageKeeperOptions {
  pages: KeptPages;
  origin: string;
  /** Removes the worker and everything that it cached. */
  onDisabled: () => Promise<unknown>;
  delayMs?: number;
}

/** Keeps the pages that the site serves, for the next visit. */
export class PageKeeper {
  readonly #pages: KeptPages;
  readonly #origin: string;
  readonly #onDisabled: () => Promise<unknown>;
  readonly #delayMs: number;
  /** One after the other: each removes the files that no page names. */
  #last: Promise<unknown> = Promise.resolve();

  constructor({ pages, origin, onDisabled, delayMs = defaultDelayMs }: PageKeeperOptions) {
    this.#pages = pages;
    this.#origin = origin;
    this.#onDisabled = onDisabled;
    this.#delayMs = delayMs;
  }

  /** Keeps a page that the browser is loading; when it has loaded. Never rejects. */
  async keepLater(url: string, response: Promise<Response>): Promise<void> {
    try {
      const arrived = await read(await response);
      await new Promise((resolve) => {
        setTimeout(resolve, this.#delayMs);
      });
      await this.#keep(new URL(url), arrived);
    } catch {
      // Without a network, the page stays as it is.
    }
  }

  /** Keeps a page that loaded without the worker. Never rejects. */
  async keepVisited(url: string): Promise<void> {
    try {
      if (requestKind({ method: 'GET', mode: 'navigate', url }, this.#origin) !== 'page') return;
      // Without credentials: a page is the same for everybody.
      const response = await fetch(url, {
        cache: 'no-cache',
        credentials: 'omit',
        headers: { Accept: 'text/html' },
        priority: 'low',
      });
      await this.#keep(new URL(url), await read(response));
    } catch {
      // The next visit tries it again.
    }
  }

  async #keep(url: URL, arrived: Arrived): Promise<void> {
    const key = pageKeyOf(url);
    if (key === undefined) return;
    const turn = this.#last.then(() => this.#keepAs(key, arrived));
    this.#last = turn.catch(() => undefined);
    await turn;
  }

  async #keepAs(key: string, { response, html }: Arrived): Promise<void> {
    // The site is down, or too busy: what is kept stays.
    if (response.status >= 500 || response.status === 429) return;
    const isPlain = response.status === 200 && !response.redirected;
    const plan = isPlain ? planPage(html, this.#origin) : undefined;
    if (plan === undefined) await this.#pages.remove(key);
    else if (plan.isDisabled) await this.#onDisabled();
    else await this.#pages.store(key, { headers: response.headers, html, files: plan.files });
  }
}

async function read(response: Response): Promise<Arrived> {
  return { response, html: await response.text() };
}
