import { createTestEnv, startApp, type TestApp } from '@abhyas/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../src/config.js';
import { attemptService } from '../src/service.js';

const path = '/api/test/browser-reports';

interface Report {
  kind: string;
  remote: string;
  version: string;
  message: string;
  page: string;
  count: number;
}

function buildReport(changes: Partial<Report> = {}): Report {
  return {
    kind: 'error',
    remote: 'test-runner',
    version: '1.0.0',
    message: 'TypeError: x is undefined',
    page: '/mock-test/:id/:id',
    count: 1,
    ...changes,
  };
}

describe('a browser report', () => {
  let app: TestApp;
  const warn = jest.spyOn(Logger.prototype, 'warn');
  let address = 1;

  beforeAll(async () => {
    const env = await createTestEnv('attempt');
    const config = readConfig({
      ...env,
      CATALOGUE_URL: 'http://127.0.0.1:1',
      SWEEP_INTERVAL_MS: '60000',
      RANKINGS_INTERVAL_MS: '60000',
      LIMIT_BROWSER_REPORTS: '3',
    });
    app = await startApp(attemptService(config));
  });
  afterAll(async () => {
    warn.mockRestore();
    await app.close();
  });

  /** Sends without a token, each call from a new address unless `from` is given. */
  function send(body: unknown, from = `10.0.0.${(address += 1)}`): Promise<Response> {
    return fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-real-ip': from },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  const reported = (): object[] =>
    warn.mock.calls.flatMap(([entry]) => (entry as { browserReport?: object }).browserReport ?? []);

  it('is one line in the log, without private data', async () => {
    const response = await send({
      reports: [
        buildReport(),
        buildReport({
          kind: 'save_failed',
          remote: 'no-such-app',
          message: 'asha@example.com at /tests/0193b2a0-1111-7222-8333-444455556666?token=abc',
          page: '/mock-test/0193b2a0-1111-7222-8333-444455556666?next=1',
          count: 7,
        }),
      ],
    });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(reported()).toEqual([
      buildReport(),
      buildReport({
        kind: 'save_failed',
        remote: 'other',
        message: '(address) at /tests/(id)',
        page: '/mock-test/(id)',
        count: 7,
      }),
    ]);
  });

  it('is counted by app and kind; clients cannot create more series', async () => {
    await send({
      reports: [buildReport({ remote: 'dashboard', kind: 'remote_failed', count: 2 })],
    });
    await send({ reports: [buildReport({ remote: `x${'y'.repeat(30)}`, kind: 'remote_failed' })] });
    const figures = await (await fetch(`${app.url}/metrics`)).text();
    const counts = figures.split('\n').filter((line) => line.startsWith('browser_reports_total{'));
    expect(counts).toContain('browser_reports_total{remote="dashboard",kind="remote_failed"} 2');
    expect(counts).toContain('browser_reports_total{remote="other",kind="remote_failed"} 1');
    expect(figures).not.toContain('xyyy');
  });

  it.each([
    ['no reports', {}, 'reports'],
    ['an empty list', { reports: [] }, 'reports'],
    ['a list of texts', { reports: ['x'] }, 'reports.0'],
    ['null for a report', { reports: [null] }, 'reports.0'],
    ['an empty list for a report', { reports: [[]] }, 'reports.0'],
    ['a list for a report', { reports: [buildReport(), [buildReport()]] }, 'reports.1'],
    ['too many', { reports: Array.from({ length: 11 }, () => buildReport()) }, 'reports'],
    ['an unknown kind', { reports: [buildReport({ kind: 'joke' })] }, 'reports.0.kind'],
    [
      'a long message',
      { reports: [buildReport({ message: 'x'.repeat(501) })] },
      'reports.0.message',
    ],
    ['a strange version', { reports: [buildReport({ version: '<b>' })] }, 'reports.0.version'],
    ['a list among the reports', { reports: [[]] }, 'reports.0'],
    ['a broken count', { reports: [buildReport({ count: 0.5 })] }, 'reports.0.count'],
    ['a huge count', { reports: [buildReport({ count: 1001 })] }, 'reports.0.count'],
  ])('is rejected with %s, and not logged', async (_what, body, field) => {
    const before = reported().length;
    const response = await send(body);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields)).toContain(field);
    expect(reported()).toHaveLength(before);
  });

  it('has at most 4 KB', async () => {
    const response = await send({ reports: [buildReport()], filler: 'x'.repeat(4096) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large' });
  });

  it('is limited per address', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      statuses.push((await send({ reports: [buildReport()] }, '10.9.9.9')).status);
    }
    expect(statuses).toEqual([204, 204, 204, 429]);
    const refused = await send({ reports: [buildReport()] }, '10.9.9.9');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send({ reports: [buildReport()] }, '10.9.9.8')).status).toBe(204);
  });

  it('counts for the limit also when it is rejected', async () => {
    const statuses: number[] = [];
    for (const body of ['{', { reports: [] }, 'x'.repeat(5_000), { reports: [buildReport()] }]) {
      statuses.push((await send(body, '10.9.9.7')).status);
    }
    expect(statuses).toEqual([400, 400, 413, 429]);
  });
});
