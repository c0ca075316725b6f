import { chromium, type Browser } from '@playwright/test';
import type { ChaosHarness } from '../chaos/chaos-harness.ts';
import { seeded } from '../chaos/random.ts';
import { findBrowser } from '../prepare/programs.mjs';
import { describeAct, planRun, type Act, type Plan } from './acts.ts';
import type { HuntOptions } from './hunt-options.ts';
import { playRun } from './play-run.ts';
import { shrink } from './shrink.ts';

type Say = (line: string) => void;
type Play = (plan: Plan) => Promise<string[]>;

/** Runs one student after another, each with their own plan; returns how many lost something. */
export async function hunt(harness: ChaosHarness, options: HuntOptions, say: Say): Promise<number> {
  const browser = await openBrowser();
  try {
    const play = await playOn(harness, browser, options);
    let failed = 0;
    let { replays } = options;
    for (let run = 0; run < options.runs; run += 1) {
      const seed = options.seed + run;
      const plan = planRun(seeded(seed), options.acts);
      const problems = await play(plan);
      say(
        `run ${run + 1}, seed ${seed}, ${plan.test} test${plan.isMixed ? ' of all kinds' : ''}: ${problems.length === 0 ? 'nothing lost' : 'FAILED'}`,
      );
      if (problems.length === 0) continue;
      failed += 1;
      say(describeFailure(seed, plan.acts, problems, options));
      replays -= await explain(plan, { play, replays, say });
    }
    return failed;
  } finally {
    await browser.close();
  }
}

async function openBrowser(): Promise<Browser> {
  const program = findBrowser();
  return chromium.launch({
    ...(program ? { executablePath: program } : {}),
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Every run and replay has its own student. */
async function playOn(
  harness: ChaosHarness,
  browser: Browser,
  { runs, replays }: HuntOptions,
): Promise<Play> {
  const [otherToken = '', ...tokens] = await harness.logInStudents(1 + runs + replays);
  return async (plan) => {
    const token = tokens.pop();
    if (token === undefined) throw new Error('There is no student left.');
    return playRun({ harness, browser, token, otherToken }, plan);
  };
}

function describeFailure(
  seed: number,
  acts: readonly Act[],
  problems: readonly string[],
  options: HuntOptions,
): string {
  return [
    ...problems.map((problem) => `  ${problem}`),
    `  acts: ${listOf(acts)}`,
    `  again: npm run hunt -- --seed ${seed} --runs 1 --acts ${options.acts}`,
  ].join('\n');
}

/** Repeats a failed run with fewer acts: the remaining ones say most. Returns how many tries that took. */
async function explain(
  plan: Plan,
  { play, replays, say }: { play: Play; replays: number; say: Say },
): Promise<number> {
  let tries = 0;
  const fails = async (acts: readonly Act[]): Promise<boolean> => {
    tries += 1;
    return (await play({ ...plan, acts })).length > 0;
  };
  const shortest = await shrink(plan.acts, fails, replays);
  if (shortest.length < plan.acts.length) say(`  fails also with: ${listOf(shortest)}`);
  return tries;
}

function listOf(acts: readonly Act[]): string {
  return acts.map(describeAct).join('; ');
}
