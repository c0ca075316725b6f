import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AttemptHarness } from './attempt-harness.ts';
import { measureCosts, printForecast } from './crowd/costs.ts';
import { CrowdStudent } from './crowd/crowd-student.ts';
import { openLiveTest, registerStudents } from './crowd/live-test.ts';
import { crowdCalls, Observations, percentile } from './crowd/observations.ts';

const TEST_SECONDS = 15;
const WARM_UP_STUDENTS = 300;

interface Run {
  students: number;
  /** In which all of them arrive. */
  seconds: number;
  /** Starts a second; 0 without a start queue. */
  rate: number;
}

/**
 * A crowd in front of a live test, through the gateway: all students open the instructions and press Start
 * Test within seconds, save, and submit at the last second. Doubles the crowd until a call fails, and
 * repeats that run with the start queue. Then measures what each call costs, and says what that means for
 * 100,000 students.
 *
 * `--students 500 --within 5 --up-to 4000 --rate 40`
 */
export async function measureCrowd(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      students: { type: 'string', default: '500' },
      'up-to': { type: 'string', default: '4000' },
      within: { type: 'string', default: '5' },
      rate: { type: 'string' },
    },
  });
  const seconds = Number(values.within);
  let startsPerSecond = 0;
  const harness = await AttemptHarness.open('crowd', () => ({
    STARTS_PER_SECOND: String(startsPerSecond),
    LOG_LEVEL: 'warn',
  }));
  const setRate = async (rate: number): Promise<void> => {
    startsPerSecond = rate;
    await harness.harness.stack.process('attempt').stop();
    await harness.harness.stack.startServices(['attempt']);
  };
  const warmUp = (rate: number) => run(harness, { students: WARM_UP_STUDENTS, seconds: 10, rate });
  try {
    await warmUp(0);
    let students = Number(values.students);
    let seen = await measure(harness, { students, seconds, rate: 0 });
    while (!seen.hasFailures && students * 2 <= Number(values['up-to'])) {
      students *= 2;
      seen = await measure(harness, { students, seconds, rate: 0 });
    }
    // Half of what starts under overload: saves, submits and results need the rest.
    const bears = seen.starts.length / (Math.max(...seen.starts) / 1000);
    const rate = Number(values.rate ?? Math.max(1, Math.floor(bears / 2)));
    await setRate(rate);
    await warmUp(rate);
    await measure(harness, { students, seconds, rate });
    await setRate(0);
    await warmUp(0);
    printForecast(await measureCosts(harness, setRate), rate);
  } finally {
    await harness.close();
  }
}

async function measure(harness: AttemptHarness, plan: Run): Promise<Observations> {
  const seen = await run(harness, plan);
  const count = (value: number): string => Math.round(value).toLocaleString('en-IN');
  const { students, seconds, rate } = plan;
  console.log(
    `\n${count(students)} students within ${seconds} s, ${rate === 0 ? 'no start queue' : `${rate} starts a second`}`,
  );
  console.log(`  failures   ${seen.describeFailures()}`);
  console.log(
    `  started    ${count(seen.starts.length)} in ${count(Math.max(0, ...seen.starts) / 1000)} s, at most ${seen.mostInASecond} in a second; told their turn ${count(seen.turns)} times; submitted ${count(seen.submitted)}`,
  );
  for (const call of crowdCalls) {
    const times = seen.times[call];
    const [half, most] = [50, 99].map((percent) => count(percentile(times, percent)).padStart(6));
    console.log(
      `  ${call.padEnd(13)}${count(times.length).padStart(7)} calls  p50 ${half} ms  p99 ${most} ms`,
    );
  }
  const [half, most] = [50, 99].map((percent) =>
    (percentile(seen.waits, percent) / 1000).toFixed(1),
  );
  console.log(`  from the arrival to the test: p50 ${half} s, p99 ${most} s`);
  return seen;
}

async function run(harness: AttemptHarness, { students, seconds }: Run): Promise<Observations> {
  const testId = await openLiveTest(harness, TEST_SECONDS);
  const tokens = await registerStudents(harness, testId, students);
  const seen = new Observations();
  const began = performance.now();
  await Promise.all(
    tokens.map(async (token) => {
      await sleep(Math.random() * seconds * 1000);
      await new CrowdStudent(harness.frontPort, testId, token, seen).takeTest(began);
    }),
  );
  return seen;
}
