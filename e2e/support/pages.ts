import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { expect } from './test.ts';

/** An address of a page that nothing between the reader and the renderer can have cached. */
export function newAddress(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}as=${randomUUID()}`;
}

/** The first sign of use, for which the scripts of a public page wait (`page-boot.js` of the shell). */
export async function startScripts(page: Page): Promise<void> {
  await page.evaluate("dispatchEvent(new Event('scroll'))");
}

/** Waits until scripts have taken over the page, the screen of its remote included. */
export async function expectHydrated(page: Page): Promise<void> {
  await startScripts(page);
  const isReady = `document.documentElement.matches('[data-frame][data-screen]') &&
    document.querySelector('main h1') !== null`;
  await expect.poll(() => page.evaluate<boolean>(isReady)).toBe(true);
}

/** Waits until the whole HTML of the page is there, while scripts that come after it may still be held back. */
async function expectWholeHtml(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<string>('document.readyState')).not.toBe('loading');
}

/**
 * Opens a page that arrives as HTML. On a busy machine a renderer may need longer than its limit; the page then comes
 * without its HTML, and is opened again.
 */
export async function openRendered(page: Page, path: string): Promise<Response | null> {
  let response: Response | null = null;
  await expect(async () => {
    response = await page.goto(path, { waitUntil: 'commit' });
    await expectWholeHtml(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  return response;
}

/**
 * Holds back the script of the shell, on which every other depends: the page is as it arrived.
 *
 * @returns a function that lets it through
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page);
  return async () => {
    release();
    await expectHydrated(page);
  };
}

/** The same; the function does not wait for the scripts. */
export async function holdBack(page: Page): Promise<() => void> {
  const url = '**/assets/main.*.js';
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface PageData {
  config?: object;
  manifests?: object;
  queries?: unknown;
}

const dataBlock = /(?<=<script type="application\/json" id="page-data">).*?(?=<\/script>)/s;

/** The data that a page carries. */
export function pageDataOf(html: string): PageData {
  return JSON.parse(dataBlock.exec(html)?.[0] ?? '{}') as PageData;
}

/** Adds to the registry that a page carries. */
export async function extendConfig(page: Page, path: string, more: object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const data = pageDataOf(html);
    const changed = JSON.stringify({ ...data, config: { ...data.config, ...more } });
    const body = html.replace(dataBlock, () => changed.replaceAll('<', String.raw`\u003c`));
    await route.fulfill({ response, body });
  });
}

/** Serves the page of an address as without the page server: the browser renders all of it. */
export async function serveFrameOnly(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const content = /<div id="root">.*(?=<\/body>)/s;
    const body = (await response.text())
      .replace(content, '<div id="root"></div>')
      // Nobody can use it before its scripts.
      .replaceAll(' media="not all"', '')
      .replaceAll('<script type="late"', '<script defer');
    await route.fulfill({ response, body });
  });
}

/** Goes from a page that needs no remote to the exam list. */
export async function goToExams(page: Page): Promise<void> {
  await page.goto('/login');
  await expectHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'All exams' }).click();
}
