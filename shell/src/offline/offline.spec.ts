import { cacheForOffline, runtimeConfigQuery, type RuntimeConfig } from '@abhyas/web-kit';
import { FakeCaches } from '@abhyas/web-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { configure, waitFor } from '@testing-library/react';
import { watchOffline } from './offline';

configure({ asyncUtilTimeout: 4_000 });

/** Two connected ports: each receives the messages of the other. */
class FakeChannel {
  readonly port1 = new FakePort();
  readonly port2 = new FakePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class FakePort extends EventTarget {
  other: FakePort | undefined;

  postMessage(data: unknown): void {
    setTimeout(() => this.other?.dispatchEvent(new MessageEvent('message', { data })));
  }

  start(): void {
    this.other?.dispatchEvent(new Event('started'));
  }

  close(): void {
    this.other = undefined;
  }
}

/** A browser with a service worker whose replies the test sets. */
function buildBrowser(offline?: boolean, controller: object | null = {}) {
  const browser = {
    registered: [] as string[],
    received: [] as unknown[],
    isUnregistered: false,
    canKeep: true,
    isUnwanted: false,
    canRegister: true,
    /** Whether an earlier page has registered the worker. */
    hasWorker: true,
    storage: new FakeCaches(),
  };
  const active = {
    postMessage(message: unknown, [port]: [MessagePort?] = []) {
      browser.received.push(message);
      if (!port) return;
      const { canKeep: isKept, isUnwanted } = browser;
      port.postMessage({ isKept, isUnwanted, reason: 'A file is missing.' });
    },
  };
  const registration = {
    active,
    unregister: () => {
      browser.isUnregistered = true;
      return Promise.resolve(true);
    },
  };
  define('serviceWorker', {
    controller,
    register(path: string) {
      browser.registered.push(path);
      return browser.canRegister
        ? Promise.resolve(registration)
        : Promise.reject(new DOMException('', 'SecurityError'));
    },
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(browser.hasWorker ? registration : undefined),
  });
  Object.assign(globalThis, { caches: browser.storage, MessageChannel: FakeChannel });
  Object.assign(window, { requestIdleCallback: (act: () => void) => setTimeout(act) });
  const queries = new QueryClient();
  const config = { remotes: {}, ...(offline !== undefined && { offline }) };
  queries.setQueryData(runtimeConfigQuery.queryKey, config as RuntimeConfig);
  return { browser, queries };
}

function define(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

describe('watchOffline', () => {
  const stops: (() => void)[] = [];
  const watch = (queries: QueryClient) => stops.push(watchOffline(queries));
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('registers the worker once the page has loaded and is idle, and says which page it is', async () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { browser, queries } = buildBrowser(undefined, null);
    const idle = jest.spyOn(window, 'requestIdleCallback');
    watch(queries);
    expect(idle).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(browser.registered).toEqual([]);
    await waitFor(() => expect(browser.received).toEqual([{ visited: 'http://localhost/' }]));
    expect(browser.registered).toEqual(['/service-worker.js']);
    expect(browser.isUnregistered).toBe(false);
  });

  it('says nothing to the first worker, which keeps the open pages while it is installed', async () => {
    const { browser, queries } = buildBrowser(undefined, null);
    browser.hasWorker = false;
    watch(queries);
    await waitFor(() => expect(browser.registered).toEqual(['/service-worker.js']));
    cacheForOffline('test-runner');
    await waitFor(() => expect(browser.received).toEqual([{ keep: 'test-runner' }]));
  });

  it('says nothing about a page that came through the worker', async () => {
    const { browser, queries } = buildBrowser();
    watch(queries);
    cacheForOffline('test-runner');
    await waitFor(() => expect(browser.received).toEqual([{ keep: 'test-runner' }]));
    expect(browser.registered).toEqual(['/service-worker.js', '/service-worker.js']);
  });

  it('registers it for somebody who saves data only when a remote requests caching', async () => {
    define('connection', { saveData: true });
    const { browser, queries } = buildBrowser(undefined, null);
    watch(queries);
    cacheForOffline('test-runner');
    await waitFor(() => expect(browser.received).toEqual([{ keep: 'test-runner' }]));
    expect(browser.registered).toEqual(['/service-worker.js']);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('says nothing in a browser that stores nothing', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { browser, queries } = buildBrowser(undefined, null);
    browser.canRegister = false;
    watch(queries);
    await waitFor(() => expect(browser.registered).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve));
    expect(browser.received).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('retries when the network is back', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { browser, queries } = buildBrowser();
    watch(queries);
    browser.canKeep = false;
    cacheForOffline('test-runner');
    await waitFor(() => expect(warned).toHaveBeenCalled());
    browser.canKeep = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(browser.received).toHaveLength(2));
  });

  it('does not retry if the worker finds that it is disabled', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { browser, queries } = buildBrowser();
    watch(queries);
    Object.assign(browser, { canKeep: false, isUnwanted: true });
    cacheForOffline('test-runner');
    await waitFor(() => expect(browser.received).toHaveLength(1));
    // When the second message has arrived, the reply to the first one has, too.
    cacheForOffline('test-runner');
    await waitFor(() => expect(browser.received).toHaveLength(2));
    expect(warned).not.toHaveBeenCalled();
  });

  it('removes everything if the configuration disables it', async () => {
    const { browser, queries } = buildBrowser(false);
    await browser.storage.open('abhyas-release-1');
    await browser.storage.open('abhyas-pages-1');
    await browser.storage.open('of somebody else');
    watch(queries);
    cacheForOffline('test-runner');
    await waitFor(() => expect(Object.keys(browser.storage.contents())).toHaveLength(1));
    expect(browser.isUnregistered).toBe(true);
    expect(browser.registered).toEqual([]);
  });

  it('does nothing in a browser without service workers', () => {
    const { queries } = buildBrowser();
    define('serviceWorker', undefined);
    watch(queries);
    expect(() => {
      cacheForOffline('test-runner');
    }).not.toThrow();
  });
});
