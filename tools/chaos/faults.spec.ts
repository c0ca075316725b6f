import { describe, expect, it } from '@jest/globals';
import { planFaults } from './faults.ts';

describe('the faults of a run', () => {
  it('come one after another, kills first, from when half have started', () => {
    const plan = planFaults(
      { kills: ['attempt', 'redis', 'mariadb'], freezes: ['gateway'], seconds: 130 },
      60_000,
    );
    expect(plan).toEqual([
      { kind: 'kill', part: 'attempt', after: 30_000 },
      { kind: 'kill', part: 'redis', after: 55_000 },
      { kind: 'kill', part: 'mariadb', after: 80_000 },
      { kind: 'freeze', part: 'gateway', after: 105_000 },
    ]);
  });

  it('are none where none are asked for', () => {
    expect(planFaults({ kills: [], freezes: [], seconds: 60 }, 20_000)).toEqual([]);
  });
});
