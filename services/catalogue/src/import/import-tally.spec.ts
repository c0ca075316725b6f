import { describe, expect, it } from '@jest/globals';
import { ImportTally, MAX_REFUSALS_REPORTED, MAX_WARNINGS_REPORTED } from './import-tally.js';

describe('ImportTally', () => {
  it('limits the number and length of listed refusals', () => {
    const tally = new ImportTally();
    const place = { file: 'a.jsonl', id: 'x'.repeat(1_000_000) };
    for (let index = 0; index < MAX_REFUSALS_REPORTED + 5; index += 1) {
      tally.refuse({ place, reason: 'y'.repeat(100_000) });
    }
    const report = tally.report(true);
    expect(report.refused).toBe(MAX_REFUSALS_REPORTED + 5);
    expect(report.refusals).toHaveLength(MAX_REFUSALS_REPORTED);
    expect(JSON.stringify(report).length).toBeLessThan(2_000_000);
    expect(report.refusals[0]?.place.id).toBe(`${'x'.repeat(200)}…`);
  });

  it('limits the number of listed warnings, which refuse nothing', () => {
    const tally = new ImportTally();
    const place = { file: 'a.jsonl', line: 1 };
    for (let index = 0; index < MAX_WARNINGS_REPORTED + 5; index += 1) {
      tally.warn(place, 'y'.repeat(100_000));
    }
    const report = tally.report(true);
    expect(report).toMatchObject({ refused: 0, read: 0, warned: MAX_WARNINGS_REPORTED + 5 });
    expect(report.warnings).toHaveLength(MAX_WARNINGS_REPORTED);
    expect(report.warnings[0]).toEqual({ place, warning: `${'y'.repeat(1000)}…` });
    expect(tally.hasRefused).toBe(false);
  });
});
