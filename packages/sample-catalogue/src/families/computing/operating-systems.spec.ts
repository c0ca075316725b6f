import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { operatingSystemsFamilies } from './operating-systems.ts';

/** The numbers of a list such as '3, 5 and 8'. */
function listOf(text: string): number[] {
  return numbersOf(text.replaceAll(',', ' '));
}

const SOLVERS: Readonly<Record<string, Solver>> = {
  'virtual-page-number-bits': (stem) => {
    const [address = 0, kilobytes = 0] = numbersOf(stem);
    let pages = 1n;
    while (pages * BigInt(kilobytes * 1024) < 2n ** BigInt(address)) pages *= 2n;
    return pages.toString(2).length - 1;
  },
  'fcfs-average-waiting': (stem) => {
    const bursts = numbersOf(stem);
    let now = 0;
    let waited = 0;
    for (const burst of bursts) {
      waited += now;
      now += burst;
    }
    return waited / bursts.length;
  },
  'sjf-average-waiting': (stem) => {
    const jobs = listOf(/need ([\d, and]+) ms/.exec(stem)?.[1] ?? '');
    // Each job waits for every shorter one.
    const waits = jobs.map((job) =>
      jobs.reduce((wait, other) => wait + (other < job ? other : 0), 0),
    );
    return waits.reduce((sum, wait) => sum + wait, 0) / 4;
  },
  'srtf-average-turnaround': (stem) => {
    const jobs = [...stem.matchAll(/arrives at (\d+), needs (\d+)/g)].map(([, arrival, needs]) => ({
      arrival: Number(arrival),
      left: Number(needs),
      end: 0,
    }));
    expect(jobs).toHaveLength(4);
    for (let tick = 0; jobs.some(({ left }) => left > 0); tick += 1) {
      const ready = jobs.filter(({ arrival, left }) => arrival <= tick && left > 0);
      const least = Math.min(...ready.map(({ left }) => left));
      const job = ready.findLast(({ left }) => left === least);
      if (!job) continue;
      job.left -= 1;
      job.end = tick + 1;
    }
    return jobs.reduce((sum, { arrival, end }) => sum + end - arrival, 0) / 4;
  },
  'round-robin-completion': (stem) => {
    const needs = listOf(/need ([\d, and]+) ms/.exec(stem)?.[1] ?? '');
    const quantum = Number(/quantum of (\d)/.exec(stem)?.[1]);
    const asked = Number(/does P(\d) end/.exec(stem)?.[1]);
    const queue = needs.map((_, place) => place);
    let ran = 0;
    for (let tick = 1; ; tick += 1) {
      const job = queue[0] ?? 0;
      needs[job] = (needs[job] ?? 0) - 1;
      ran += 1;
      if (needs[job] === 0 && job === asked - 1) return tick;
      if (needs[job] > 0 && ran < quantum) continue;
      queue.shift();
      if (needs[job] > 0) queue.push(job);
      ran = 0;
    }
  },
  'priority-waiting-time': (stem) => {
    const jobs = [...stem.matchAll(/(P\d) \((\d+) ms, priority (\d)\)/g)];
    const asked = /does (P\d) wait/.exec(stem)?.[1];
    const priority = jobs.find(([, name]) => name === asked)?.[3];
    return jobs
      .filter(([, , , other]) => Number(other) < Number(priority))
      .reduce((sum, [, , burst]) => sum + Number(burst), 0);
  },
  'deadlock-free-resources': (stem) => {
    const needs = listOf(/up to ([\d, and]+) /.exec(stem)?.[1] ?? '');
    // Every state in which each process still waits for at least one.
    const stuck = needs.reduce<number[]>(
      (sums, need) => [
        ...new Set(sums.flatMap((sum) => Array.from({ length: need }, (_, held) => sum + held))),
      ],
      [0],
    );
    return Math.max(...stuck) + 1;
  },
  'safe-sequence-count': (stem) => {
    const rows = [...stem.matchAll(/holds (\d) and may ask for (\d) more/g)].map(
      ([, held, more]) => ({
        held: Number(held),
        more: Number(more),
      }),
    );
    expect(rows).toHaveLength(3);
    const orders = ['012', '021', '102', '120', '201', '210'];
    return orders.filter((order) => {
      let free = Number(/(\d) (?:is|are) free/.exec(stem)?.[1]);
      return [...order].every((place) => {
        const row = rows[Number(place)] ?? { held: 0, more: Infinity };
        const fits = row.more <= free;
        free += row.held;
        return fits;
      });
    }).length;
  },
  'fork-print-count': (stem) => {
    const lines = stem.split('\n').filter((line) => /^(?:fork|printf)/.test(line));
    const run = (line: number): number => {
      if (line === lines.length) return 0;
      if (lines[line]?.startsWith('fork')) return run(line + 1) + run(line + 1);
      return 1 + run(line + 1);
    };
    return run(0);
  },
  'semaphore-waiting-processes': (stem) => {
    let value = Number(/starts at (\d)/.exec(stem)?.[1]);
    let blocked = 0;
    for (const [operation] of stem.matchAll(/\b(?:wait|signal)\b/g)) {
      if (operation === 'wait' && value > 0) value -= 1;
      else if (operation === 'wait') blocked += 1;
      else if (blocked > 0) blocked -= 1;
      else value += 1;
    }
    return blocked;
  },
};

describeFamilies('operating-systems families', operatingSystemsFamilies, SOLVERS, {
  'virtual-page-number-bits': 40,
});
