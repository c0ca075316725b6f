import { describe, expect, it } from '@jest/globals';
import { formatProgress, ProgressBar } from './progress-bar.js';

describe('formatProgress', () => {
  it('shows the bar, the percentage and the number of questions', () => {
    expect(formatProgress(0.5, 12_345, 60)).toBe(
      '[#################.................]  50%  12,345 questions',
    );
    expect(formatProgress(1, 1_00_000, 200)).toBe(
      `[${'#'.repeat(40)}] 100%  1,00,000 questions, creating tests`,
    );
  });

  it.each([0, 1, 10, 30, 80, 500])('fits into %i columns', (columns) => {
    for (const done of [-1, 0, 0.123, 1, 7, Number.NaN]) {
      const line = formatProgress(done, 123, columns);
      expect(line.length).toBeLessThan(Math.max(columns, 1));
    }
  });
});

describe('ProgressBar', () => {
  function draw(isTTY: boolean): string[] {
    const written: string[] = [];
    let now = 0;
    const terminal = { isTTY, columns: 60, write: (text: string) => written.push(text) };
    const bar = new ProgressBar([100, 100], terminal, () => now);
    bar.readBytes(50);
    bar.countQuestion();
    now += 1000;
    bar.readBytes(50);
    bar.endFile(1);
    bar.clear();
    return written;
  }

  it('redraws at intervals and at the end of a file, and clears the line', () => {
    const written = draw(true);
    expect(written.map((line) => /\d+%/.exec(line)?.[0])).toEqual([
      '25%',
      '50%',
      '100%',
      undefined,
    ]);
    expect(written.at(-1)).toBe('\r\u001b[K');
  });

  it('writes nothing if the output is not a terminal', () => {
    expect(draw(false)).toEqual([]);
  });
});
