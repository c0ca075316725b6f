/**
 * Writes the HTTP contracts: each service's openapi.json from its DTOs, and from that the front
 * ends' types. `npm run contracts -- [--check] [service…]`; with --check it changes nothing and
 * fails if a committed file differs from what the code generates.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { buildStale } from './build/build.ts';
import { buildUnits } from './build/units.ts';
import { runTool } from './life.ts';
import { root, serviceNames } from './stack/inventory.ts';
import { ToolError } from './stack/tool-error.ts';

const generatedDir = path.join(root, 'packages/web-kit/src/api/generated');

await runTool('npm run contracts', async () => {
  const args = process.argv.slice(2);
  const chosen = args.filter((arg) => !arg.startsWith('--'));
  const unknown = chosen.filter((name) => !isService(name));
  if (unknown.length > 0) {
    throw new ToolError(
      `no such service: ${unknown.join(', ')}. There are ${serviceNames.join(', ')}.`,
    );
  }
  const names = chosen.length > 0 ? chosen : [...serviceNames];
  await buildStale(
    buildUnits.filter((unit) => unit.name === 'service-kit' || names.includes(unit.name)),
  );
  const isCheck = args.includes('--check');
  const stale: string[] = [];
  for (const name of names) stale.push(...(await refresh(name, isCheck)));
  const list = stale.map((file) => path.relative(root, file)).join(', ');
  if (stale.length > 0 && isCheck) {
    throw new ToolError(
      `not what the code says: ${list}. Run npm run contracts and commit the result.`,
    );
  }
  console.log(stale.length > 0 ? `Written: ${list}` : 'The contracts are up to date.');
  return 0;
});

function isService(name: string): boolean {
  return serviceNames.some((service) => service === name);
}

/** Updates one service's two files and names those that were outdated. */
async function refresh(name: string, isCheck: boolean): Promise<string[]> {
  const specification = path.join(root, 'services', name, 'openapi.json');
  const types = path.join(generatedDir, `${name}.d.ts`);
  const committed = { specification: await textOf(specification), types: await textOf(types) };

  const described = await describe(name, specification).catch(async (error: unknown) => {
    await writeFile(specification, committed.specification);
    throw error;
  });
  const written = await formatted(described, specification);
  const ast = await openapiTS(JSON.parse(written) as OpenAPI3, { transform: binaryAsBlob });
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

/** Raw bytes are a Blob in a browser; by default the generator types them as a string. */
function binaryAsBlob(schema: SchemaObject): ts.TypeNode | undefined {
  const isBinary = 'format' in schema && schema.format === 'binary';
  return isBinary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/** The service's description of its calls. The file is removed first, so that no stale one is read. */
async function describe(name: string, specification: string): Promise<string> {
  await rm(specification, { force: true });
  const writer = path.join(root, 'services', name, 'dist/src/openapi.js');
  const result = await execa(process.execPath, [writer], { cwd: root, all: true, reject: false });
  if (result.failed) {
    throw new ToolError(`${name} could not describe its calls.`, result.all ?? result.message);
  }
  return readFile(specification, 'utf8');
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
