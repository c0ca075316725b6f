import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as texts from '../texts/offline';
import { offlinePage } from './offline-page';
import { startOfflinePage } from './offline-page-script';

const pages = [{ address: '/exam-test-series?q=a&b="1"', title: 'Search &amp; find' }];

describe('the offline page', () => {
  it('links the pages that open without a network, with what it says in their HTML', async () => {
    const html = await offlinePage(pages, 'n0').text();
    expect(html).toContain(
      '<a href="/exam-test-series?q=a&amp;b=&quot;1&quot;">Search &amp; find</a>',
    );
    expect(await offlinePage([], 'n0').text()).not.toContain(texts.pages);
  });

  it('may run only its own script and styles', async () => {
    const { status, headers } = offlinePage(pages, 'n0');
    expect(status).toBe(503);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; script-src 'nonce-n0'; style-src 'nonce-n0'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    const html = await offlinePage(pages, 'n0').text();
    expect(html.match(/<(?:script|style)[^>]*>/g)).toEqual([
      '<style nonce="n0">',
      '<script nonce="n0">',
    ]);
  });
});

describe('the script of the offline page', () => {
  const respond = jest.fn<typeof fetch>();

  beforeEach(async () => {
    jest.useFakeTimers();
    respond.mockReset();
    respond.mockRejectedValue(new TypeError('No network.'));
    jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.documentElement.innerHTML = await offlinePage(pages, 'n0').text();
    startOfflinePage('Resume ');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const shown = () => document.querySelector('#seconds')?.textContent;

  it('counts down, tries, and waits longer each time, a minute at most', async () => {
    expect(shown()).toBe('5');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown()).toBe('4');
    for (const [waited, next] of [
      [4, '10'],
      [10, '20'],
      [20, '40'],
      [40, '60'],
      [60, '60'],
    ] as const) {
      await jest.advanceTimersByTimeAsync(waited * 1_000);
      expect(shown()).toBe(next);
    }
    expect(respond).toHaveBeenCalledTimes(5);
  });

  it('tries at once when the network comes back, and when asked to', async () => {
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(respond).toHaveBeenCalled();
    respond.mockClear();
    document.querySelector('button')?.click();
    expect(document.querySelector('#trying')?.hasAttribute('hidden')).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(respond).toHaveBeenCalledTimes(1);
    expect(document.querySelector('#trying')?.hasAttribute('hidden')).toBe(true);
  });
});
