import type { Call } from './call.ts';
import { processNames, totalOf } from './calls-harness.ts';
import type { CallFigures } from './measure-call.ts';

const nameWidth = 18;
const width = 9;

export function heading(students: number, attempts: number): string {
  return [
    `${students} students at once, each with ${attempts} finished attempts of 20 questions; milliseconds`,
    'processor time per call, by process; × empty: as a multiple of an empty route behind the same gateway;',
    'later: what a call leaves to be done after its response; the goal is for all and later together',
    '',
    [
      'call'.padEnd(nameWidth),
      ...['goal', 'all', '× empty', ...processNames, 'later', 'p50', 'p95', 'calls'].map((title) =>
        title.padStart(width),
      ),
    ].join(' '),
  ].join('\n');
}

export function rowOf(call: Call, figures: CallFigures): string {
  const { processor, later, empty, times } = figures;
  const all = totalOf(processor);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return [
    call.name.padEnd(nameWidth),
    ...[
      call.goalMs === undefined ? '' : String(call.goalMs),
      all.toFixed(2),
      (all / empty).toFixed(1),
      ...processNames.map((name) => processor[name].toFixed(2)),
      later.toFixed(2),
      at(0.5).toFixed(1),
      at(0.95).toFixed(1),
      String(times.length),
    ].map((text) => text.padStart(width)),
  ].join(' ');
}

export interface MeasuredCall {
  call: Pick<Call, 'name' | 'goalMs'>;
  figures: Pick<CallFigures, 'processor' | 'later' | 'empty'>;
}

export function closing(measured: readonly MeasuredCall[]): string {
  const empties = measured.map(({ figures }) => figures.empty).toSorted((a, b) => a - b);
  const empty = empties[Math.floor(empties.length / 2)] ?? 0;
  return `\nthe empty route: ${empty.toFixed(3)} ms`;
}

/** The calls that take more processor time than their goal, with the work that they leave for later. */
export function aboveGoal(measured: readonly MeasuredCall[]): string[] {
  return measured.flatMap(({ call: { name, goalMs }, figures: { processor, later } }) => {
    const cost = totalOf(processor) + later;
    return goalMs !== undefined && cost > goalMs
      ? [`${name} takes ${cost.toFixed(2)} ms; its goal is ${goalMs} ms`]
      : [];
  });
}
