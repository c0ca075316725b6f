import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { answerText, type Found } from './answers.ts';

/** What a browser stores for a test without a network. Journeys and hunts wait for it alike. */

/**
 * Shell and runner are cached, and the service worker responds to this page: before that, a reload without
 * a network may find nothing.
 */
export async function untilCached(page: Page, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await page.evaluate<boolean>(isCached))) {
    if (Date.now() > deadline) throw new Error('The browser has not cached the test.');
    await sleep(100);
  }
}

const isCached = `(async () => {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false;
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().some(({ url }) => url.endsWith('/.complete'));
})()`;

/** The answers of an attempt that the device stores, by question. */
export async function answersOnDevice(page: Page, attemptId: string): Promise<Found> {
  const entries = await page.evaluate<
    [string, Parameters<typeof answerText>[0]][]
  >(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('abhyas-runner');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const found = database.transaction('progress').objectStore('progress').get('${attemptId}');
      found.onerror = () => reject(found.error);
      found.onsuccess = () => {
        database.close();
        const questions = found.result?.progress.byQuestion ?? {};
        resolve(Object.entries(questions));
      };
    };
  })`);
  return new Map(entries.map(([id, answer]) => [id, answerText(answer)]));
}
