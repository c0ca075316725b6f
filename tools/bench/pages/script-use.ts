/** What Chromium reports of a script: its functions, each with a range for itself and ranges within it. */
export interface ScriptCoverage {
  readonly source?: string;
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number;
      readonly endOffset: number;
      readonly count: number;
    }[];
  }[];
}

/** The share of all characters of the scripts that has run, from 0 to 1; NaN without scripts. */
export function scriptUse(scripts: readonly ScriptCoverage[]): number {
  let all = 0;
  let used = 0;
  for (const { source = '', functions } of scripts) {
    const hasRun = new Uint8Array(source.length);
    const ranges = functions.flatMap((it) => it.ranges);
    const length = (range: (typeof ranges)[number]) => range.endOffset - range.startOffset;
    // Ranges are nested; an inner one says more than the one around it.
    for (const range of ranges.toSorted((one, other) => length(other) - length(one))) {
      hasRun.fill(range.count > 0 ? 1 : 0, range.startOffset, range.endOffset);
    }
    all += source.length;
    used += hasRun.reduce((sum, it) => sum + it, 0);
  }
  return used / all;
}
