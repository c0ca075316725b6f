import { describe, expect, it } from '@jest/globals';
import {
  ImportTally,
  MAX_CHANGES_REPORTED,
  MAX_REFUSALS_REPORTED,
  MAX_WARNINGS_REPORTED,
} from './import-tally.js';

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

  it('limits the number and length of listed changes, but counts all', () => {
    const tally = new ImportTally();
    const change = { field: 'explanation', from: 'x'.repeat(10_000), to: null } as const;
    for (let index = 0; index < MAX_CHANGES_REPORTED + 5; index += 1) {
      tally.noteChanges({ file: 'a.jsonl', line: index + 1 }, [change]);
    }
    const { corrections, fieldsChanged } = tally.report(false);
    expect(corrections).toHaveLength(MAX_CHANGES_REPORTED);
    expect(corrections.at(-1)?.place.line).toBe(MAX_CHANGES_REPORTED);
    expect(fieldsChanged).toEqual({ explanation: MAX_CHANGES_REPORTED + 5 });
    expect(JSON.stringify(corrections).length).toBeLessThan(200 * MAX_CHANGES_REPORTED);
  });
});
