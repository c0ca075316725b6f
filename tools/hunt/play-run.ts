import { stripVTControlCharacters } from 'node:util';
import type { Browser } from '@playwright/test';
import type { ChaosHarness } from '../chaos/chaos-harness.ts';
import { describeAct, type Plan } from './acts.ts';
import { Complaints } from './complaints.ts';
import { ServerView } from './server-view.ts';
import { StagedNetwork } from './staged-network.ts';
import { Student } from './student.ts';

export interface RunWorld {
  readonly harness: ChaosHarness;
  readonly browser: Browser;
  readonly token: string;
  /** The token of another student. */
  readonly otherToken: string;
}

/** Lets one student run the plan; returns what was lost or reported as an error, nothing if all is well. */
export async function playRun(
  { harness, browser, token, otherToken }: RunWorld,
  plan: Plan,
): Promise<string[]> {
  const test = harness.tests[(plan.test === 'long' ? 0 : 1) + (plan.isMixed ? 2 : 0)];
  if (!test) throw new Error(`There is no ${plan.test} test.`);
  const context = await browser.newContext({
    baseURL: harness.origin,
    viewport: { width: 1280, height: 800 },
  });
  try {
    await context.addInitScript(prepare(token));
    const complaints = new Complaints(context);
    const network = new StagedNetwork(context);
    const student = await Student.start({
      context,
      network,
      server: new ServerView(harness, test.testId, token),
      path: `/mock-test/${test.examId}/${test.testId}`,
      tokens: { own: token, other: otherToken },
      killService: () => harness.stack.process('attempt').kill(),
    });
    await play(student, plan, network);
    return [...student.problems, ...complaints.all];
  } catch (error) {
    return [summaryOf(error)];
  } finally {
    await context.close();
  }
}

async function play(student: Student, plan: Plan, network: StagedNetwork): Promise<void> {
  for (const act of plan.acts) {
    if (await student.isOver()) break;
    try {
      await student.do(act);
    } catch (error) {
      // The time may run out in the middle of any act.
      const isOver = await student.isOver().catch(() => false);
      if (!isOver) throw new Error(`${describeAct(act)}: ${summaryOf(error)}`, { cause: error });
    }
  }
  await network.restore();
  await end(student, plan);
  await student.expectGraded();
}

/** If there is time left the student submits; a short test runs to its end. */
async function end(student: Student, { test }: Plan): Promise<void> {
  if (test === 'short' || (await student.isOver())) return;
  await student.expectSaved();
  await student.page.askToSubmit();
}

/** What went wrong and what was waited for, without the browser's complete report. */
function summaryOf(error: unknown): string {
  const lines = stripVTControlCharacters(String(error)).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line, index) => index === 0 || line.startsWith('- waiting for'))
    .slice(0, 2)
    .join(' ');
}

/**
 * Runs in every page before anything else: sets who is logged in, a wall clock that can be set, and a
 * sleep in which only the wall clock goes on.
 */
function prepare(token: string): string {
  return `
    // An empty page has no storage.
    if (location.protocol.startsWith('http')) {
      localStorage.getItem('token') ?? localStorage.setItem('token', '${token}');
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(localStorage.getItem('hunt-skew') ?? 0);
      const pageNow = performance.now.bind(performance);
      let slept = 0;
      performance.now = () => pageNow() - slept;
      globalThis.hunt = {
        sleep(milliseconds) {
          const asleepAt = pageNow();
          while (pageNow() - asleepAt < milliseconds);
          slept += pageNow() - asleepAt;
        },
      };
    }`;
}
