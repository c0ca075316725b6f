// `npm run test:containers`: the images and docker-compose.yml, built and run as an operator does, under load and faults.
import { performance } from 'node:perf_hooks';
import { describeFaults } from './chaos/describe-outcome.ts';
import { Compose } from './containers/compose.ts';
import { Crowd } from './containers/crowd.ts';
import { killEach, scaleAttempt } from './containers/faults.ts';
import { builtServices, compareImageSizes } from './containers/image-sizes.ts';
import { checkRefusals, inspectContainers } from './containers/inspect-containers.ts';
import { runJourneys } from './containers/journeys.ts';
import { describeSaveCost, measureSaveCost } from './containers/save-cost.ts';
import { runTool, unlessStopped } from './run-tool.ts';
import { choosePorts } from './stack/ports.ts';
import { parseOptions, wholeNumber } from './tool-options.ts';

const usage = `npm run test:containers -- [OPTION …]

Builds all images, starts docker-compose.yml under a name and on ports of its own, checks the containers, runs the API
calls of docs/api.md and a student's journey, kills each container under load, scales the attempt service, and removes
everything but the images. It needs docker with Compose v2 on the PATH.

  --students 40    number of students who save meanwhile
  --no-build       uses the images of the last run
  --keep           leaves the containers running`;

const options = {
  students: { type: 'string', default: '40' },
  'no-build': { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
} as const;

const answerEveryMs = 1_000;

await runTool('npm run test:containers', async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const given = parseOptions(args, options, usage);
  const students = wholeNumber('--students', given.students, 1, 1_000);
  Compose.requireDocker();
  const ports = await choosePorts(['web', 'mail'], {}, []);
  const compose = new Compose(ports.web, ports.mail);
  try {
    return await unlessStopped(testContainers(compose, students, given['no-build']));
  } finally {
    if (!given.keep) await compose.remove();
  }
});

/** Prints what it sees, step by step. Returns the exit status. */
async function testContainers(
  compose: Compose,
  students: number,
  isBuilt: boolean,
): Promise<number> {
  const problems: string[] = [];
  if (!isBuilt) await timed('build', () => compose.run('build', ...builtServices));
  const sizes = await compareImageSizes(compose);
  problems.push(...sizes.problems);
  console.log(`\n${sizes.table}\n`);
  problems.push(...(await timed('wrong settings', () => checkRefusals(compose))));
  await compose.remove();
  await timed('healthy', () => compose.run('up', '--no-build', '--wait', '--wait-timeout', '300'));
  problems.push(...(await timed('inspected', () => inspectContainers(compose))));
  await timed('API and journey', () => runJourneys(compose));
  const crowd = await timed(`${students} students`, () => Crowd.gather(compose, students));
  console.log(describeSaveCost(await measureSaveCost(compose, crowd)));
  crowd.begin(answerEveryMs);
  await timed('each killed once', () => killEach(compose, crowd));
  await timed('scaled to 3 and back', () => scaleAttempt(compose, crowd));
  const { lost, doubled, acknowledged } = await timed('compared', () => crowd.finish());
  console.log(`\n${describeFaults(crowd.observations.reports)}\n`);
  problems.push(...lost, ...doubled, ...crowd.observations.refusals);
  for (const problem of problems.slice(0, 20)) console.log(problem);
  const { length: refused } = crowd.observations.refusals;
  console.log(
    `${lost.length} lost, ${doubled.length} doubled, ${refused} refused: ${acknowledged} acknowledged answers in ${crowd.saves} saves of ${crowd.size} students; ${problems.length} problems`,
  );
  return problems.length === 0 ? 0 : 1;
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  const took = ((performance.now() - began) / 1000).toFixed(1);
  const detail = typeof result === 'string' && result !== '' && result.length < 80;
  console.log(`${took.padStart(7)} s  ${what}${detail ? ` (${result})` : ''}`);
  return result;
}
