import type { RequestOf } from '@abhyas/web-kit/contract';
import { runningStack } from '../support/stack.ts';
import { expect, given, test, then, when } from '../support/test.ts';

type Sent = RequestOf<'/api/test/browser-reports', 'post'>;

const path = '/api/test/browser-reports';

test('a failed save is reported to the operator, without the answer', async ({ page, attempt }) => {
  const before = await countOf('save_failed');
  const reported = page.waitForResponse((response) => response.url().endsWith(path));

  await given('a running test', async () => {
    await attempt.start(page);
  });

  await when('saving fails, and works again', async () => {
    await page.route('**/progress', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('radio').first().press('Space');
    await expect(page.getByText('Not sent yet, kept on this device').first()).toBeVisible();
    await page.unroute('**/progress');
    await page.evaluate("dispatchEvent(new Event('online'))");
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await then('the page has reported it', async () => {
    const response = await reported;
    expect(response.status()).toBe(204);
    const { reports } = response.request().postDataJSON() as Sent;
    const report = reports.find(({ kind }) => kind === 'save_failed');
    expect(report).toMatchObject({
      remote: 'test-runner',
      message: 'save: 503 bad_response',
      page: '/mock-test/:id/:id',
    });
    expect(report?.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(JSON.stringify(reports)).not.toContain(attempt.student.email);
    await expect.poll(() => countOf('save_failed')).toBeGreaterThan(before);
  });
});

/** How often such an error of the test runner was reported to the attempt service. */
async function countOf(kind: string): Promise<number> {
  const { ports } = runningStack();
  const figures = await (await fetch(`http://127.0.0.1:${ports['attempt']}/metrics`)).text();
  const line = `browser_reports_total{remote="test-runner",kind="${kind}"} `;
  const found = figures.split('\n').find((it) => it.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
}
