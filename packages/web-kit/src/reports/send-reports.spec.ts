import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RequestOf } from '../api/contract';
import { startServer } from '../testing/server';
import { reportError } from './report';
import type { WireReport } from './report-box';
import { reportCaught, sendReports, type ReportSending } from './send-reports';

type Sent = RequestOf<'/api/test/browser-reports', 'post'>;

// Machines are shared: a slow second is no error of the tested code.
configure({ asyncUtilTimeout: 15_000 });

const address = 'http://localhost/api/test/browser-reports';
const network = startServer();
let received: WireReport[][];
let stop: () => void = () => undefined;

beforeEach(() => {
  received = [];
  network.use(
    http.post(address, async ({ request }) => {
      received.push(((await request.json()) as Sent).reports);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  stop();
});

function start(changes: Partial<ReportSending> = {}): void {
  stop = sendReports({ share: () => 1, versionOf: (app) => `${app}-1`, delayMs: 1, ...changes });
}

function report(message: string): void {
  reportError({ kind: 'save_failed', remote: 'test-runner', version: '1.2.3', message });
}

function throwOnPage(error: unknown, more: ErrorEventInit = {}): void {
  window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), ...more }));
}

function errorFrom(url: string, message = 'x is undefined'): Error {
  return Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n  at f (${url}:3:14)`,
  });
}

describe('sendReports', () => {
  it('sends the errors that apps report, each once with a count', async () => {
    start();
    report('save 503 unavailable');
    report('save 503 unavailable');
    report('save 0 network');
    await waitFor(() => expect(received).toHaveLength(1));
    const common = { kind: 'save_failed', remote: 'test-runner', version: '1.2.3', page: '/' };
    expect(received[0]).toEqual([
      { ...common, message: 'save 503 unavailable', count: 2 },
      { ...common, message: 'save 0 network', count: 1 },
    ]);
  });

  it("detects which app's code threw", async () => {
    start();
    throwOnPage(errorFrom('http://localhost/remotes/exams/main.1a2b3c4d.js'));
    throwOnPage(errorFrom('http://localhost/assets/main.5e6f7a8b.js'));
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), {
        reason: errorFrom('http://localhost/remotes/dashboard/home.js', 'no such thing'),
      }),
    );
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject([
      {
        kind: 'error',
        remote: 'exams',
        version: 'exams-1',
        message: 'TypeError: x is undefined (main.1a2b3c4d.js:3:14)',
      },
      { kind: 'error', remote: 'shell', version: 'shell-1' },
      { kind: 'unhandled_rejection', remote: 'dashboard', version: 'dashboard-1' },
    ]);
  });

  it('sends no private data', async () => {
    start();
    const id = '0193b2a0-1111-7222-8333-444455556666';
    const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
    const error = new Error(`asha@example.com ${token} /tests/${id}?x=1 123456`);
    reportCaught({ kind: 'error', remote: 'exams', version: '1', error });
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.[0]?.message).toMatch(
      /^Error: \(address\) \(token\) \/tests\/:id \(number\)/,
    );
  });

  it('ignores foreign scripts, aborted calls and browser noise', async () => {
    start();
    throwOnPage(undefined, { message: 'Script error.' });
    throwOnPage(undefined, { message: 'ResizeObserver loop limit', filename: 'http://localhost/' });
    throwOnPage(errorFrom('chrome-extension://abc/content.js'));
    throwOnPage(new Error('x'), { filename: 'https://elsewhere.example/a.js' });
    throwOnPage(new DOMException('given up', 'AbortError'));
    report('the one that counts');
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]?.map(({ message }) => message)).toEqual(['the one that counts']);
  });

  it('sends nothing from pages outside the share', async () => {
    const share = jest.fn(() => 0.25);
    start({ share, random: () => 0.25 });
    report('unheard');
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(received).toEqual([]);
  });

  it('limits the number of errors and the bytes of each call', async () => {
    start();
    for (let index = 0; index < 50; index += 1) report(`${index} ${'ü'.repeat(300)}`);
    for (let more = 0; more < 30; more += 1) window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(received.flat()).toHaveLength(20));
    for (const reports of received) {
      expect(reports.length).toBeLessThanOrEqual(10);
      expect(new TextEncoder().encode(JSON.stringify({ reports })).length).toBeLessThan(4096);
    }
    expect(received.length).toBeLessThanOrEqual(10);
  });

  it('sends failed reports again when the network is back', async () => {
    network.use(http.post(address, () => HttpResponse.error(), { once: true }));
    start();
    report('before');
    // The failing handler serves only the first try.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(received).toHaveLength(1);
    });
    expect(received[0]).toMatchObject([{ message: 'before', count: 1 }]);
  });

  it('still reports after a long time without a network', async () => {
    const route = { isBack: false, tries: 0 };
    network.use(
      http.post(address, () => {
        route.tries += 1;
        return route.isBack ? undefined : HttpResponse.error();
      }),
    );
    start();
    report('save 0 network');
    for (let tries = 1; tries <= 12; tries += 1) {
      await waitFor(() => {
        window.dispatchEvent(new Event('online'));
        expect(route.tries).toBeGreaterThanOrEqual(tries);
      });
    }
    route.isBack = true;
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(received).toHaveLength(1);
    });
    expect(received[0]).toMatchObject([{ message: 'save 0 network', count: 1 }]);
  });

  it('sends a beacon when the user leaves the page', async () => {
    const sendBeacon = jest.fn<(to: string, body: Blob) => boolean>(() => true);
    Object.assign(navigator, { sendBeacon });
    start({ delayMs: 60_000 });
    report('at the end');
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [to, body] = sendBeacon.mock.calls[0] ?? [];
    expect(to).toBe('/api/test/browser-reports');
    expect(body?.type).toBe('application/json');
    window.dispatchEvent(new Event('pagehide'));
    expect(sendBeacon).toHaveBeenCalledTimes(1);
  });

  it('never throws, whatever the input', () => {
    start({
      versionOf: () => {
        throw new Error('broken');
      },
    });
    expect(() => throwOnPage(errorFrom('http://localhost/a.js'))).not.toThrow();
    expect(() => window.dispatchEvent(new CustomEvent('abhyas:report'))).not.toThrow();
  });
});
