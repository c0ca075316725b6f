import type { Random } from '../chaos/random.ts';

/** How the network treats the saves and submits of a student. */
const networks = ['good', 'slow', 'lost', 'dropped', 'busy', 'replaced'] as const;
export type Network = (typeof networks)[number];

/** One thing that happens to a student's test. Questions are identified by their position, from 1. */
export type Act =
  /** A single choice becomes this option, a multiple choice gains or loses it, a number is typed for it. */
  | { kind: 'answer'; question: number; option: number }
  /** The answer to the question on the screen is taken back, where the test has a button for it. */
  | { kind: 'clear' }
  | { kind: 'mark' }
  | { kind: 'go'; question: number }
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'network'; network: Network }
  | { kind: 'offline' }
  | { kind: 'online' }
  /** The page is reloaded. */
  | { kind: 'reload' }
  /** The tab disappears without warning, and the test is opened in another one. */
  | { kind: 'crash' }
  | { kind: 'second-tab' }
  | { kind: 'close-tab' }
  /** The student goes back to another tab and continues there. */
  | { kind: 'other-tab'; index: number }
  /** Submits without a connection to the server, and goes back to the test. */
  | { kind: 'submit-in-vain' }
  /** The device's wall clock is set. */
  | { kind: 'clock'; minutes: number }
  /** The device sleeps; its page is not told, and the page's own clock stands still. */
  | { kind: 'sleep'; seconds: number }
  /** Somebody else logs in in another tab, and then the student again. */
  | { kind: 'other-account' }
  | { kind: 'kill-service' }
  /** The browser begins to translate all pages. */
  | { kind: 'translate' }
  /** Looks, in a window of this width and with a message of the shell, whether something covers a control. */
  | { kind: 'look'; width: number }
  /** Waits until the page says that all is saved, and trusts it. */
  | { kind: 'check' };

/**
 * How long the two tests take, in seconds. The short one is long enough for some acts on a slow
 * machine, and short enough to wait for its end.
 */
export const durations = { long: 1_200, short: 60 } as const;
type Duration = keyof typeof durations;

/** What a run does, complete before it starts: the same for the same seed. */
export interface Plan {
  readonly test: Duration;
  /** Whether the test has questions of all kinds, or only single choices. */
  readonly isMixed: boolean;
  readonly acts: readonly Act[];
}

export const questionCount = 20;
const optionCount = 4;
/** A small and a large phone, a tablet, a computer. */
const widths = [360, 412, 768, 1440] as const;
/** One in this many runs is of a test whose time runs out. */
const shortEvery = 4;

/** The weight of each kind of act: how often it is chosen. */
const weights: readonly (readonly [number, (random: Random) => Act])[] = [
  [
    12,
    (random) => ({
      kind: 'answer',
      question: anyQuestion(random),
      option: randomBelow(random, optionCount),
    }),
  ],
  [2, () => ({ kind: 'clear' })],
  [3, () => ({ kind: 'mark' })],
  [3, (random) => ({ kind: 'go', question: anyQuestion(random) })],
  [2, (random) => ({ kind: 'wait', milliseconds: randomBelow(random, 3_000) })],
  [
    4,
    (random) => ({
      kind: 'network',
      network: networks[randomBelow(random, networks.length)] ?? 'good',
    }),
  ],
  [1, () => ({ kind: 'offline' })],
  [2, () => ({ kind: 'online' })],
  [2, () => ({ kind: 'reload' })],
  [1, () => ({ kind: 'crash' })],
  [1, () => ({ kind: 'second-tab' })],
  [1, () => ({ kind: 'close-tab' })],
  [1, (random) => ({ kind: 'other-tab', index: randomBelow(random, 3) })],
  [1, () => ({ kind: 'submit-in-vain' })],
  [1, (random) => ({ kind: 'clock', minutes: randomBelow(random, 181) - 90 })],
  [1, (random) => ({ kind: 'sleep', seconds: 6 + randomBelow(random, 4) })],
  [1, () => ({ kind: 'other-account' })],
  [1, () => ({ kind: 'kill-service' })],
  [1, () => ({ kind: 'translate' })],
  [2, (random) => ({ kind: 'look', width: widths[randomBelow(random, widths.length)] ?? 360 })],
  [2, () => ({ kind: 'check' })],
];

export function planRun(random: Random, acts: number): Plan {
  return {
    test: randomBelow(random, shortEvery) === 0 ? 'short' : 'long',
    isMixed: randomBelow(random, 2) === 0,
    acts: Array.from({ length: acts }, () => chooseAct(random)),
  };
}

export function describeAct({ kind, ...details }: Act): string {
  return [kind, ...Object.values<unknown>(details)].join(' ');
}

function chooseAct(random: Random): Act {
  const total = weights.reduce((sum, [weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [weight, make] of weights) {
    left -= weight;
    if (left < 0) return make(random);
  }
  return { kind: 'check' };
}

function anyQuestion(random: Random): number {
  return 1 + randomBelow(random, questionCount);
}

function randomBelow(random: Random, count: number): number {
  return Math.floor(random() * count);
}
