/**
 * Writes the HTTP contracts: each service's openapi.json from its DTOs, and from that the front
 * ends' types. `npm run contracts -- [--check] [service…]`; with --check it changes nothing and
 * fails where a committed file is not what the code says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const root = path.resolve(import.meta.dirname, '..');
const generatedDir = path.join(root, 'packages/web-kit/src/api/generated');
const services = ['auth', 'catalogue', 'attempt', 'messaging'];

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const chosen = args.filter((arg) => !arg.startsWith('--'));
const unknown = chosen.filter((name) => !services.includes(name));
if (unknown.length > 0) {
  console.error(`No such service: ${unknown.join(', ')}. There are ${services.join(', ')}.`);
  process.exit(2);
}

await build('@abhyas/service-kit');
const stale: string[] = [];
for (const name of chosen.length > 0 ? chosen : services) stale.push(...(await refresh(name)));

if (stale.length > 0) {
  const list = stale.map((file) => path.relative(root, file)).join(', ');
  if (isCheck) {
    console.error(`Not what the code says: ${list}. Run npm run contracts and commit the result.`);
    process.exit(1);
  }
  console.log(`Written: ${list}`);
} else {
  console.log('The contracts are up to date.');
}

/** Brings one service's two files up to date and names those that were not. */
async function refresh(name: string): Promise<string[]> {
  await build(`@abhyas/${name}`);
  const specification = path.join(root, 'services', name, 'openapi.json');
  const types = path.join(generatedDir, `${name}.d.ts`);
  const committed = { specification: await textOf(specification), types: await textOf(types) };

  await execa('node', [path.join(root, 'services', name, 'dist/src/openapi.js')], { cwd: root });
  const written = await formatted(await readFile(specification, 'utf8'), specification);
  const ast = await openapiTS(JSON.parse(written) as OpenAPI3);
  const header = "/** Generated from the service's openapi.json by `npm run contracts`. */\n\n";
  const derived = await formatted(header + astToString(ast), types);

  await mkdir(generatedDir, { recursive: true });
  await writeFile(specification, isCheck ? committed.specification : written);
  if (!isCheck) await writeFile(types, derived);
  return [
    ...(written === committed.specification ? [] : [specification]),
    ...(derived === committed.types ? [] : [types]),
  ];
}

async function build(workspace: string): Promise<void> {
  await execa('npm', ['run', '--silent', 'build', '-w', workspace], { cwd: root, stdin: 'ignore' });
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
