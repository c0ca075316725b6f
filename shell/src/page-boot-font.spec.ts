import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

const page = document.documentElement;
const script = './page-boot.js';

/** A device with a service worker gets to the script that many milliseconds after the page's first byte. */
async function arrive(after: number, controller: object | null = {}): Promise<void> {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  const navigation = { responseStart: 200 } as PerformanceNavigationTiming;
  performance.getEntriesByType = () => [navigation];
  jest.spyOn(performance, 'now').mockReturnValue(200 + after);
  jest.resetModules();
  await import(script);
}

beforeEach(() => {
  page.dataset['fonts'] = 'later';
  document.head.innerHTML = '<link rel="preload" as="font" href="/a.woff2" media="not all">';
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const waits = () => ({
  font: document.querySelector('link')?.hasAttribute('media'),
  text: page.dataset['fonts'] === 'later',
});

it('requests the font of a page from the service worker on a quick device', async () => {
  await arrive(30);
  expect(waits()).toEqual({ font: false, text: false });
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/a.woff2');
});

it.each([
  ['a slow device', 120, {}],
  ['a page without a service worker', 30, null],
])('leaves %s to its stand-in', async (_, after, controller) => {
  await arrive(after, controller);
  expect(waits()).toEqual({ font: true, text: true });
});
