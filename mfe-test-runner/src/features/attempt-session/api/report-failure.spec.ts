import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, onErrorReport, type ErrorReport } from '@abhyas/web-kit';
import { reported } from './report-failure';

let told: ErrorReport[];
let stop: () => void;

beforeEach(() => {
  told = [];
  stop = onErrorReport((report) => told.push(report));
});
afterEach(() => stop());

const refusal = (status: number, code: string): ApiError =>
  new ApiError({ status, code, message: 'Question 7 was answered with B.' });

describe('reported', () => {
  it.each([
    [refusal(503, 'unavailable'), 'save: 503 unavailable'],
    [refusal(0, 'network'), 'save: 0 network'],
    [refusal(410, 'too_late'), 'save: 410 too_late'],
    [new DOMException('took too long', 'TimeoutError'), 'save: TimeoutError'],
  ])('tells of %s without what was answered', async (error, message) => {
    await expect(reported('save', Promise.reject(error))).rejects.toBe(error);
    expect(told).toEqual([
      { kind: 'save_failed', remote: 'test-runner', version: '0.0.0', message },
    ]);
  });

  it('tells of a refusal once, until an answer gets through', async () => {
    const save = async (outcome: Promise<number>): Promise<void> => {
      await reported('save', outcome).catch(() => undefined);
    };
    const messages = (): string[] => told.map(({ message }) => message);
    await save(Promise.reject(refusal(404, 'attempt_not_found')));
    await save(Promise.reject(refusal(404, 'attempt_not_found')));
    expect(messages()).toEqual(['save: 404 attempt_not_found']);
    await save(Promise.reject(refusal(413, 'too_large')));
    await save(Promise.resolve(1));
    await save(Promise.reject(refusal(413, 'too_large')));
    expect(messages().slice(1)).toEqual(['save: 413 too_large', 'save: 413 too_large']);
  });

  it('says nothing of what went well, or of another device that saved first', async () => {
    await expect(reported('submit', Promise.resolve(1))).resolves.toBe(1);
    const conflict = refusal(409, 'stale_revision');
    await expect(reported('submit', Promise.reject(conflict))).rejects.toBe(conflict);
    expect(told).toEqual([]);
  });
});
