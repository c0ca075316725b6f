import type { BrowserContext, Page } from '@playwright/test';

/** Errors that pages report, except those that an injected fault explains. */
export class Complaints {
  readonly all: string[] = [];

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#watch(page));
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.all.push(`the page failed: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || isStaged(message.text())) return;
      this.all.push(`the console: ${message.text()} (${message.location().url})`);
    });
  }
}

/** No connection to the server; a service that is dead or busy; an attempt that was saved elsewhere or has ended. */
const staged = /^Failed to load resource: (?:net::ERR_|.*status of (?:409|410|502|503|504)\b)/;

export function isStaged(text: string): boolean {
  return staged.test(text);
}
