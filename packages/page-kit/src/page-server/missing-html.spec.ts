import { describe, expect, it } from '@jest/globals';
import { Logger } from '../node/logger';
import { Metrics } from '../node/metrics';
import { MissingHtml } from './missing-html';

describe('MissingHtml', () => {
  it('counts every page, and writes one line for each remote in ten seconds', async () => {
    const lines: string[] = [];
    const metrics = new Metrics();
    let now = 0;
    const logger = new Logger('pages', 'info', (line) => lines.push(line));
    const missing = new MissingHtml(logger, metrics, () => now);
    missing.report('exams', 'slow', new Error('too slow'));
    missing.report('exams', 'paused', undefined);
    missing.report('marketing', 'away', new Error('refused'));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, remote: 'exams', reason: 'slow', err: { message: 'too slow' } },
      { level: 50, remote: 'marketing', reason: 'away' },
    ]);
    now = 10_000;
    missing.report('exams', 'paused', undefined);
    expect(lines).toHaveLength(3);
    const text = await metrics.read();
    expect(text).toContain('pages_without_html_total{remote="exams",reason="slow"} 1\n');
    expect(text).toContain('pages_without_html_total{remote="exams",reason="paused"} 2\n');
    expect(text).toContain('pages_without_html_total{remote="marketing",reason="away"} 1\n');
  });
});
