import { Compose } from '../containers/compose.ts';
import { Crowd } from '../containers/crowd.ts';
import { parts, type Installation } from '../containers/installation.ts';
import { Processes } from '../containers/processes.ts';
import {
  measureSaveCost,
  savesPerSecond,
  totalCost,
  warmUpMs,
  type SaveCost,
} from '../containers/save-cost.ts';
import { unlessStopped } from '../run-tool.ts';
import { choosePorts } from '../stack/ports.ts';
import { parseOptions, wholeNumber } from '../tool-options.ts';
import { median } from './median.ts';

const usage = `npm run bench -- saves [OPTION …]

  --students 40    students who save at the same time
  --pause 100      milliseconds of a student between two answers; 0: none
  --rounds 3       rounds, of which the medians are printed`;

const options = {
  students: { type: 'string', default: '40' },
  pause: { type: 'string', default: '100' },
  rounds: { type: 'string', default: '3' },
} as const;

const warmAgainMs = 3_000;

interface Contender {
  name: string;
  installation: Installation;
  crowd: Crowd;
  costs: SaveCost[];
}

/**
 * What a save costs in containers, beside the processes of `npm start`: both run, and the same number of
 * students saves at the same rate, first in the one, then in the other, in turns.
 */
export async function measureSaves(args: readonly string[]): Promise<void> {
  const given = parseOptions(args, options, usage);
  const students = wholeNumber('--students', given.students, 1, 1_000);
  const pauseMs = wholeNumber('--pause', given.pause, 0, 60_000);
  const rounds = wholeNumber('--rounds', given.rounds, 1, 20);
  Compose.requireDocker();
  const ports = await choosePorts(['web', 'mail'], {}, []);
  const compose = new Compose(ports.web, ports.mail);
  const processes = await Processes.start();
  const run = async (): Promise<void> => {
    await compose.remove();
    await compose.run('up', '--build', '--wait', '--wait-timeout', '300');
    const contenders: Contender[] = [];
    for (const [name, installation] of Object.entries({ processes, containers: compose })) {
      const crowd = await Crowd.gather(installation, students);
      contenders.push({ name, installation, crowd, costs: [] });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { installation, crowd, costs } of contenders) {
        const saving = { warmUpMs: round === 0 ? warmUpMs : warmAgainMs, pauseMs };
        costs.push(await measureSaveCost(installation, crowd, saving));
      }
    }
    print(contenders);
  };
  try {
    await unlessStopped(run());
  } finally {
    await processes.stop();
    await compose.remove();
  }
}

function print(contenders: readonly Contender[]): void {
  const medians = contenders.map(({ name, costs }) => ({
    name,
    rate: median(costs.map(savesPerSecond)),
    total: median(costs.map(totalCost)),
    parts: parts.map((part) => median(costs.map((cost) => cost[part]))),
  }));
  const columns = ['saves/s', 'ms of processor', ...parts];
  console.log(`${''.padEnd(12)}${columns.map((column) => column.padStart(17)).join('')}`);
  for (const { name, rate, total, parts: each } of medians) {
    const figures = [rate.toFixed(0), ...[total, ...each].map((ms) => ms.toFixed(2))];
    console.log(`${name.padEnd(12)}${figures.map((figure) => figure.padStart(17)).join('')}`);
  }
  const [processes, containers] = medians;
  if (!processes || !containers) return;
  console.log(
    `a save in containers costs ${(containers.total / processes.total).toFixed(1)} times as much`,
  );
}
