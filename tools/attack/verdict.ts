import type { Measured } from './measurements.ts';
import type { WaveReport } from './wave.ts';

export interface WaveOutcome {
  wave: string;
  seconds: number;
  attack: WaveReport;
  students: Measured;
}

/** Max milliseconds of the students' calls at the 99th percentile. */
export const MAX_P99 = 250;

/** What went wrong in a wave, one sentence each. */
export function problemsOf(outcome: WaveOutcome): string[] {
  const { wave, students } = outcome;
  const problems = errorsOf(outcome);
  if (students.p99 >= MAX_P99) {
    problems.push(
      `${wave}: 99 % of the students' calls took up to ${Math.round(students.p99)} ms; the limit is ${MAX_P99} ms`,
    );
  }
  return problems;
}

/** What went wrong in a wave, however fast the machine is: attacks that succeeded, and calls that failed. */
export function errorsOf({ wave, attack, students }: WaveOutcome): string[] {
  const failures = [...students.failures].filter(([name]) => !name.endsWith(' too_busy'));
  return [
    ...attack.findings.map((finding) => `${wave}: ${finding}`),
    ...failures.map(([name, count]) => `${wave}: ${count} calls of students failed: ${name}`),
  ];
}

/** One line for a wave. */
export function describeWave({ wave, seconds, attack, students }: WaveOutcome): string {
  const statuses = Object.entries(attack.statuses).map(([status, count]) => `${count} × ${status}`);
  const failed = [...students.failures.values()].reduce((sum, count) => sum + count, 0);
  const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
  return [
    `${wave.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s`,
    `${attack.requests} requests${statuses.length === 0 ? '' : ` (${statuses.join(', ')})`}`,
    `students: ${students.calls} calls, p50/p99/max ${ms(students.p50)}/${ms(students.p99)}/${ms(students.max)} ms, ${failed} failed`,
  ].join('; ');
}
