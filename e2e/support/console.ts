import { expect, type Page } from '@playwright/test';

/**
 * Records the errors of a page.
 *
 * @returns a check that there were none
 */
export function watchConsole(page: Page): () => void {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complaint = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !isAnswer(complaint)) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return () => expect(complaints).toEqual([]);
}

/** A browser that stores an attempt requests its results: those of an open one are refused. */
function isAnswer(complaint: string): boolean {
  return /status of 409 .*\/api\/test\/results\//.test(complaint);
}
