import { ApiError } from '@abhyas/web-kit';
import { describe, expect, it } from '@jest/globals';
import { queuedMs } from './queued-start';

const refusal = (details: { code: string; body?: unknown; retryAfter?: number }): ApiError =>
  new ApiError({ status: 429, message: 'Many students are starting now.', body: {}, ...details });

describe('a start while others start', () => {
  it.each([
    [refusal({ code: 'start_queued', body: { waitSeconds: 40 } }), 40_000],
    [refusal({ code: 'start_queued', body: { waitSeconds: 0 } }), 1_000],
    [refusal({ code: 'start_queued', retryAfter: 7 }), 7_000],
    [refusal({ code: 'start_queued' }), 1_000],
    [refusal({ code: 'too_many_requests', retryAfter: 7 }), undefined],
    [new Error('offline'), undefined],
  ])('%s has its turn in %s ms', (error, wait) => {
    expect(queuedMs(error)).toBe(wait);
  });
});
