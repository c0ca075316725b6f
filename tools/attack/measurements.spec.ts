import { describe, expect, it } from '@jest/globals';
import { Measurements, percentile } from './measurements.ts';

describe('a percentile', () => {
  it.each([
    [[], 99, 0],
    [[5], 99, 5],
    [[1, 2, 3, 4], 50, 2],
    [[1, 2, 3, 4], 75, 3],
    [[1, 2, 3, 4], 76, 4],
    [[1, 2, 3, 4], 0, 1],
  ])('of %j at %i is %i', (sorted, percent, expected) => {
    expect(percentile(sorted, percent)).toBe(expected);
  });
});

describe('measurements', () => {
  it('are returned only once', () => {
    const measurements = new Measurements();
    for (const time of [30, 10, 20]) measurements.note(time);
    measurements.noteFailure('GET /exams: 500');
    measurements.noteFailure('GET /exams: 500');
    expect(measurements.take()).toEqual({
      calls: 3,
      p50: 20,
      p99: 30,
      max: 30,
      failures: new Map([['GET /exams: 500', 2]]),
    });
    expect(measurements.take()).toMatchObject({ calls: 0, failures: new Map() });
  });
});
