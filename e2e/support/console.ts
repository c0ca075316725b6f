import { expect, type Page } from '@playwright/test';

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

/** A browser that stores an attempt requests its results: those of an open one are refused. */
function isExpected(text: string): boolean {
  return /status of 409 .*\/api\/test\/results\//.test(text);
}
