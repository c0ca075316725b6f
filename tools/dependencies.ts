// `npm run dependencies`: licences, known vulnerabilities and age of the npm packages (docs/security.md says how soon
// findings must be fixed). Exits with 1 if something has to be done, or could not be looked up.
import { execa } from 'execa';
import { isFree, lockedPackages, readByHand } from './checks/licences.ts';
import { runTool } from './run-tool.ts';
import { root } from './stack/inventory.ts';

await runTool('npm run dependencies', async () => {
  const isLicensed = showLicences();
  const isSafe = await showAdvisories();
  await showAge();
  return isLicensed && isSafe ? 0 : 1;
});

function showLicences(): boolean {
  const packages = lockedPackages();
  const counts = new Map<string, number>();
  for (const { licence = '(none)' } of packages)
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  console.log(`Licences of ${packages.length} packages:`);
  for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`  ${String(count).padStart(5)}  ${licence}`);
  for (const [name, found] of Object.entries(readByHand)) console.log(`  ${name}: ${found}`);
  const others = packages.filter((it) => !isFree(it.licence) && !(it.name in readByHand));
  for (const { name, version } of others) console.log(`  Not allowed: ${name}@${version}`);
  return others.length === 0;
}

async function showAdvisories(): Promise<boolean> {
  console.log('\nKnown vulnerabilities (npm audit):');
  const { all, failed } = await npm('audit');
  console.log(all);
  return !failed;
}

async function showAge(): Promise<void> {
  console.log('\nBehind the newest release (npm outdated):');
  const { all } = await npm('outdated');
  console.log(all || '  nothing');
}

function npm(command: string) {
  return execa('npm', [command, '--loglevel=error'], {
    cwd: root,
    all: true,
    reject: false,
    stdin: 'ignore',
  });
}
