import { ApiError, onErrorReport, type ErrorReport } from '@abhyas/web-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { withErrorReport } from './running-api';

let reports: ErrorReport[];
let stop: () => void;

beforeEach(() => {
  reports = [];
  stop = onErrorReport((report) => reports.push(report));
});
afterEach(() => stop());

const refusal = (status: number, code: string): ApiError =>
  new ApiError({ status, code, message: 'Question 7 was answered with B.' });

describe('withErrorReport', () => {
  it.each([
    [refusal(503, 'unavailable'), 'save: 503 unavailable'],
    [refusal(0, 'network'), 'save: 0 network'],
    [refusal(410, 'too_late'), 'save: 410 too_late'],
    [new DOMException('took too long', 'TimeoutError'), 'save: TimeoutError'],
  ])('reports %s without any answers', async (error, message) => {
    await expect(withErrorReport('save', Promise.reject(error))).rejects.toBe(error);
    expect(reports).toEqual([
      { kind: 'save_failed', remote: 'test-runner', version: '0.0.0', message },
    ]);
  });

  it('reports a refusal once, until a call succeeds', async () => {
    const save = async (outcome: Promise<number>): Promise<void> => {
      await withErrorReport('save', outcome).catch(() => undefined);
    };
    const messages = (): string[] => reports.map(({ message }) => message);
    await save(Promise.reject(refusal(404, 'attempt_not_found')));
    await save(Promise.reject(refusal(404, 'attempt_not_found')));
    expect(messages()).toEqual(['save: 404 attempt_not_found']);
    await save(Promise.reject(refusal(413, 'too_large')));
    await save(Promise.resolve(1));
    await save(Promise.reject(refusal(413, 'too_large')));
    expect(messages().slice(1)).toEqual(['save: 413 too_large', 'save: 413 too_large']);
  });

  it('does not report a success or a conflict with another device', async () => {
    await expect(withErrorReport('submit', Promise.resolve(1))).resolves.toBe(1);
    const conflict = refusal(409, 'stale_revision');
    await expect(withErrorReport('submit', Promise.reject(conflict))).rejects.toBe(conflict);
    expect(reports).toEqual([]);
  });
});
