/**
 * Measures what decisions of ours rest on: `npm run bench -- <name>`. Prints figures of the machine it
 * runs on and judges nothing.
 */
import { measurePasswords } from './bench/passwords.ts';
import { runTool } from './life.ts';
import { Refusal } from './stack/refusal.ts';

const benches: Readonly<Record<string, () => Promise<void>>> = { passwords: measurePasswords };

await runTool('npm run bench', async () => {
  const [name = ''] = process.argv.slice(2);
  const bench = benches[name];
  if (!bench) {
    throw new Refusal(`no such bench: "${name}". There are ${Object.keys(benches).join(', ')}.`);
  }
  await bench();
  return 0;
});
