import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChaosHarness } from './chaos-harness.ts';
import { runChaos } from './chaos-run.ts';
import { makeStackFaults } from './faults.ts';

const SECONDS = 20;

let folder: string;
let harness: ChaosHarness | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chaos-'));
});

afterEach(async () => {
  await harness?.close();
  harness = undefined;
  rmSync(folder, { recursive: true, force: true });
});

describe('students in a test while parts of the product die and hang', () => {
  it('lose no acknowledged answer and have one of everything', async () => {
    harness = await ChaosHarness.open([SECONDS], { folder });
    const faults = {
      kills: ['attempt', 'mariadb', 'redis'],
      freezes: [],
      fillsDisk: false,
      from: undefined,
    } as const;
    const outcome = await runChaos(
      harness,
      { students: 20, seconds: SECONDS, seed: 5, hasLeavers: false },
      makeStackFaults(harness.stack, { ...faults, seconds: SECONDS }),
    );
    const { lost, doubled, refusals } = outcome;
    expect({ lost, doubled, refusals }).toEqual({ lost: [], doubled: [], refusals: [] });
    expect(outcome.students).toBe(20);
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.faults.map(({ name }) => name)).toEqual([
      'before the first',
      'attempt killed',
      'mariadb killed',
      'redis killed',
    ]);
  });
});
