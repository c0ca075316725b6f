import { describe, expect, it } from '@jest/globals';
import { ImportTally, REFUSALS_KEPT, WARNINGS_KEPT } from './import-report.js';

describe('ImportTally', () => {
  it('keeps a bounded account of refusals, however many and long they are', () => {
    const tally = new ImportTally();
    const place = { file: 'a.jsonl', id: 'x'.repeat(1_000_000) };
    for (let index = 0; index < REFUSALS_KEPT + 5; index += 1) {
      tally.refuse({ place, reason: 'y'.repeat(100_000) });
    }
    const report = tally.report(true);
    expect(report.refused).toBe(REFUSALS_KEPT + 5);
    expect(report.refusals).toHaveLength(REFUSALS_KEPT);
    expect(JSON.stringify(report).length).toBeLessThan(2_000_000);
    expect(report.refusals[0]?.place.id).toBe(`${'x'.repeat(200)}…`);
  });

  it('keeps a bounded account of warnings, which refuse nothing', () => {
    const tally = new ImportTally();
    const place = { file: 'a.jsonl', line: 1 };
    for (let index = 0; index < WARNINGS_KEPT + 5; index += 1) {
      tally.warn(place, 'y'.repeat(100_000));
    }
    const report = tally.report(true);
    expect(report).toMatchObject({ refused: 0, read: 0, warned: WARNINGS_KEPT + 5 });
    expect(report.warnings).toHaveLength(WARNINGS_KEPT);
    expect(report.warnings[0]).toEqual({ place, warning: `${'y'.repeat(1000)}…` });
    expect(tally.hasRefused).toBe(false);
  });
});
