import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { nothing, type Tally } from './tally.ts';
import { unlessUnchanged } from './unless-unchanged.ts';

const green: Tally = { passed: 3, failed: 0 };
const red: Tally = { passed: 2, failed: 1 };
const skipped: Tally = { ...nothing, skipped: ['content checks'] };

describe('a check that runs only when its key changed', () => {
  let folder: string;
  let runs: number;

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'checks-')), 'new');
    runs = 0;
  });

  afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

  function check(key: string, outcome = green): Promise<Tally> {
    const run = (): Promise<Tally> => {
      runs += 1;
      return Promise.resolve(outcome);
    };
    return unlessUnchanged('content checks', key, run, folder);
  }

  it('runs the first time, and is skipped after it passed', async () => {
    expect(await check('a')).toEqual(green);
    expect(await check('a')).toEqual(skipped);
    expect(runs).toBe(1);
  });

  it('runs for another key, and again for the previous one', async () => {
    for (const key of ['a', 'b', 'a']) expect(await check(key)).toEqual(green);
  });

  it('runs again after it failed', async () => {
    expect(await check('a', red)).toEqual(red);
    expect(await check('a')).toEqual(green);
  });

  it('forgets that it passed after it fails for another key', async () => {
    await check('a');
    await check('b', red);
    expect(await check('a')).toEqual(green);
  });

  it('runs again if no test ran', async () => {
    await check('a', nothing);
    expect(await check('a')).toEqual(green);
  });
});
