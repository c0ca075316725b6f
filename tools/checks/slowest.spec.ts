import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../stack/inventory.ts';
import { describeSlowest, slowestFiles } from './slowest.ts';

let reports: string;

beforeEach(() => {
  reports = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(reports, { recursive: true }));

function write(name: string, report: unknown): void {
  writeFileSync(join(reports, `${name}.json`), JSON.stringify(report));
}

function jestReport(files: Readonly<Record<string, number>>): unknown {
  const testResults = Object.entries(files).map(([name, seconds]) => ({
    name: join(root, name),
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
  }));
  return { testResults };
}

describe('the slowest files', () => {
  it('come from the reports of all runners, longest first', () => {
    const results = (...all: number[]) => ({
      tests: [{ results: all.map((duration) => ({ duration })) }],
    });
    write('unit', jestReport({ 'a.spec.ts': 2 }));
    write('db', jestReport({ 'b.db-spec.ts': 9 }));
    write('journeys-alone', {
      suites: [
        {
          file: 'journeys/c.spec.ts',
          specs: [results(1500, 1000)],
          suites: [{ file: 'journeys/c.spec.ts', specs: [results(2000)] }],
        },
      ],
    });
    expect(slowestFiles(reports)).toEqual([
      { name: 'b.db-spec.ts', seconds: 9 },
      { name: 'e2e/journeys/c.spec.ts', seconds: 4.5 },
      { name: 'a.spec.ts', seconds: 2 },
    ]);
  });

  it('are at most fifteen, and none if no step wrote a report', () => {
    expect(slowestFiles(reports)).toEqual([]);
    const names = Array.from({ length: 20 }, (_, index) => [`${index}.spec.ts`, index] as const);
    write('unit', jestReport(Object.fromEntries(names)));
    expect(slowestFiles(reports).map(({ seconds }) => seconds)).toEqual(
      Array.from({ length: 15 }, (_, index) => 19 - index),
    );
  });
});

describe('describeSlowest', () => {
  it('gives one line per step and file, and no heading without a line', () => {
    const steps = [
      { name: 'lint', seconds: 3.25 },
      { name: 'unit', seconds: 120 },
    ];
    expect(describeSlowest(steps, [])).toBe('Steps by time:\n   120.0 s  unit\n     3.3 s  lint\n');
    expect(describeSlowest([], [{ name: 'a.spec.ts', seconds: 1 }])).toBe(
      'Slowest files of tests:\n     1.0 s  a.spec.ts\n',
    );
  });
});
