// `npm run attack`: attacks its own stack while students use it, and evaluates what they see.
import { join } from 'node:path';
import { readAttackOptions, usage } from './attack/attack-options.ts';
import { runAttack, type AttackOutcome } from './attack/run-attack.ts';
import { problemsOf } from './attack/verdict.ts';
import { buildStale } from './build/build.ts';
import { runTool, unlessStopped } from './run-tool.ts';
import { localFolder } from './stack/inventory.ts';
import { Stack } from './stack/stack.ts';

await runTool('npm run attack', async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readAttackOptions(args);
  console.log(`--seed ${options.seed}`);
  await buildStale();
  const stack = await Stack.open({ folder: join(localFolder, 'attack'), fresh: true });
  try {
    await stack.start();
    const attacked = {
      port: stack.ports.web,
      mailPort: stack.ports.mail,
      catalogue: stack.environmentOf('catalogue'),
    };
    const outcome = await unlessStopped(runAttack(attacked, options, (line) => console.log(line)));
    const problems = outcome.waves.flatMap(problemsOf);
    if (outcome.lost > 0) problems.push(`${outcome.lost} acknowledged answers are lost`);
    for (const problem of problems) console.log(problem);
    console.log(`${problems.length} problems: ${describeTotals(outcome, options.students)}`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await stack.stop();
  }
});

function describeTotals({ waves, acknowledged }: AttackOutcome, students: number): string {
  const requests = waves.reduce((sum, { attack }) => sum + attack.requests, 0);
  const calls = waves.reduce((sum, { students: seen }) => sum + seen.calls, 0);
  return `${requests} requests of attackers, ${calls} calls and ${acknowledged} acknowledged answers of ${students} students`;
}
