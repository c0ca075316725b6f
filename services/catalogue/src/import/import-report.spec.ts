import { describe, expect, it } from '@jest/globals';
import { ImportTally, REFUSALS_KEPT } from './import-report.js';

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
});
