import { expect, type BrowserContext, type Page } from '@playwright/test';

/**
 * Records the errors of a page.
 *
 * @returns a check that there were none
 */
export function watchConsole(page: Page): () => void {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !isExpected(text)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => expect(errors).toEqual([]);
}

/**
 * Records the parts of pages whose HTML was not what the browser renders: a reader sees them change.
 *
 * @returns a check that there were none
 */
export function watchHydration(context: BrowserContext): () => void {
  const differences: string[] = [];
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('A part of the page was rendered again.')) {
      differences.push(`${message.page()?.url()}: ${text}`);
    }
  });
  return () => expect(differences).toEqual([]);
}

/** A browser that stores an attempt requests its results: those of an open one are refused. */
function isExpected(text: string): boolean {
  return /status of 409 .*\/api\/test\/results\//.test(text);
}
