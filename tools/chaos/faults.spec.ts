import { describe, expect, it } from '@jest/globals';
import { planFaults } from './faults.ts';

describe('the faults of a run', () => {
  it('come one after another, kills first, once half of the students have started', () => {
    const plan = planFaults(
      {
        kills: ['attempt', 'redis', 'mariadb'],
        freezes: ['gateway'],
        fillsDisk: false,
        seconds: 130,
        from: undefined,
      },
      60_000,
    );
    expect(plan).toEqual([
      { kind: 'kill', part: 'attempt', after: 30_000 },
      { kind: 'kill', part: 'redis', after: 55_000 },
      { kind: 'kill', part: 'mariadb', after: 80_000 },
      { kind: 'freeze', part: 'gateway', after: 105_000 },
    ]);
  });

  it('come without a pause if they are due after the test', () => {
    const plan = planFaults(
      { kills: ['attempt', 'redis'], freezes: [], fillsDisk: true, seconds: 30, from: 90 },
      10_000,
    );
    expect(plan.map(({ after }) => after)).toEqual([90_000, 90_000, 90_000]);
    expect(plan.at(-1)).toMatchObject({ kind: 'fill', part: 'file system' });
  });

  it('are none if none are requested', () => {
    expect(
      planFaults(
        { kills: [], freezes: [], fillsDisk: false, seconds: 60, from: undefined },
        20_000,
      ),
    ).toEqual([]);
  });
});
