import type { ChaosOutcome } from './chaos-run.ts';
import type { FaultReport } from './observations.ts';

/** The observations of each fault, one line each. */
export function describeFaults(faults: readonly FaultReport[]): string {
  return faults.map(describeFault).join('\n');
}

function describeFault({ name, downMs, failures, failedCalls, maxWaitMs }: FaultReport): string {
  const down = downMs === undefined ? '' : `works again after ${seconds(downMs)}, `;
  const counts = [...failures]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${count} ${what}`);
  const failed = failedCalls === 0 ? 'no call failed' : `${failedCalls} calls failed`;
  const details = counts.length === 0 ? '' : ` (${counts.join(', ')})`;
  return `${name.padEnd(18)} ${down}longest wait for a save ${seconds(maxWaitMs)}, ${failed}${details}`;
}

/** The last line of a run. */
export function closingLine(outcome: ChaosOutcome): string {
  const { lost, doubled, refusals, acknowledged, students } = outcome;
  const refused = refusals.length === 0 ? '' : `, ${refusals.length} refused`;
  return `${lost.length} lost, ${doubled.length} doubled${refused}: ${acknowledged} acknowledged answers of ${students} students compared with their results`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
