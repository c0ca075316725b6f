import { describe, expect, it } from '@jest/globals';
import { describeWave, errorsOf, MAX_P99, problemsOf, type WaveOutcome } from './verdict.ts';

const calm: WaveOutcome = {
  wave: 'flood',
  seconds: 8,
  attack: { requests: 20, statuses: { 200: 15, 503: 5 }, findings: [] },
  students: {
    calls: 400,
    p50: 3,
    p99: MAX_P99 - 1,
    max: 900,
    failures: new Map([['GET /exams: 503 too_busy', 2]]),
  },
};

describe('the verdict on a wave', () => {
  it('is good while students are served and refused only as too busy', () => {
    expect(problemsOf(calm)).toEqual([]);
    expect(describeWave(calm)).toContain('20 requests (15 × 200, 5 × 503)');
    expect(describeWave(calm)).toContain('2 failed');
  });

  it('names what attackers reached', () => {
    const attack = { ...calm.attack, findings: ['a paper carries its key'] };
    expect(problemsOf({ ...calm, attack })).toEqual(['flood: a paper carries its key']);
  });

  it('names slow calls', () => {
    const students = { ...calm.students, p99: MAX_P99 };
    expect(problemsOf({ ...calm, students })).toEqual([expect.stringContaining('250 ms')]);
    expect(errorsOf({ ...calm, students })).toEqual([]);
  });

  it('names calls that failed', () => {
    const failures = new Map([['PUT /tests/…/progress: 503 unavailable', 3]]);
    const students = { ...calm.students, failures };
    const problems = ['flood: 3 calls of students failed: PUT /tests/…/progress: 503 unavailable'];
    expect(problemsOf({ ...calm, students })).toEqual(problems);
    expect(errorsOf({ ...calm, students })).toEqual(problems);
  });
});
