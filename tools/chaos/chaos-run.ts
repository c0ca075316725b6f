import { performance } from 'node:perf_hooks';
import type { ChaosOptions } from './chaos-options.ts';
import { logInStudents, type ChaosSystem } from './chaos-system.ts';
import type { DeviceWorld } from './device.ts';
import { GatewayCalls } from './gateway-calls.ts';
import { Inspection } from './inspection.ts';
import { Observations, type FaultReport } from './observations.ts';
import { seeded } from './random.ts';
import { planStudent, Student } from './student.ts';
import type { Verdict } from './verdict.ts';

export interface ChaosOutcome extends Verdict {
  students: number;
  /** Acknowledged answers, at most one per question and student. */
  acknowledged: number;
  faults: readonly FaultReport[];
  /** Calls that the product refused although it must accept them. */
  refusals: readonly string[];
}

const maxSpreadMs = 60_000;

/** Makes the faults of a run while students take the test. */
export type MakeFaults = (
  spreadMs: number,
  observations: Observations,
  say: (line: string) => void,
) => Promise<void>;

/** Lets students take the test while the faults happen, and checks what became of their answers. */
export async function runChaos(
  system: ChaosSystem,
  options: Pick<ChaosOptions, 'students' | 'seconds' | 'seed' | 'hasLeavers'>,
  makeFaults: MakeFaults,
  say: (line: string) => void = () => undefined,
): Promise<ChaosOutcome> {
  const observations = new Observations();
  const calls = new GatewayCalls(system.origins, observations);
  const world: DeviceWorld = {
    calls,
    observations,
    random: seeded(options.seed),
  };
  const spreadMs = Math.min(maxSpreadMs, (options.seconds * 1000) / 3);
  const students = (await logInStudents(system, options.students)).map(
    (token) => new Student(world, token, planStudent(world.random, spreadMs, options.hasLeavers)),
  );
  const tell = timed(say);
  tell(describeStudents(students, spreadMs));
  await Promise.all([
    ...students.map((student) => student.takeTest(system.testId)),
    makeFaults(spreadMs, observations, tell),
  ]);
  tell('all have submitted or gone away');
  const inspection = new Inspection(system, calls);
  const open = await inspection.untilEnded();
  if (open > 0) tell(`${open} attempts do not end`);
  await inspection.untilRanked();
  tell('all attempts have ended and are ranked');
  const verdict = await inspection.judge(students);
  return {
    ...verdict,
    students: students.length,
    acknowledged: students.reduce((sum, { book }) => sum + book.acknowledgedCount, 0),
    faults: observations.reports,
    refusals: observations.refusals,
  };
}

function describeStudents(students: readonly Student[], spreadMs: number): string {
  const leavers = students.filter(({ plan }) => plan.leaves).length;
  const onTwo = students.filter(({ plan }) => plan.devices === 2).length;
  return `${students.length} students start within ${Math.round(spreadMs / 1000)} s; ${onTwo} answer on two devices, ${leavers} go away without submitting`;
}

function timed(say: (line: string) => void): (line: string) => void {
  const began = performance.now();
  return (line) => say(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}`);
}
