import { expect, type Page } from '@playwright/test';

/**
 * Notes what a page complains about.
 *
 * @returns a check that it complained of nothing
 */
export function watchConsole(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => expect(complaints).toEqual([]);
}
