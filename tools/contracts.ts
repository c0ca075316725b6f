/**
 * Writes the HTTP contracts from the DTOs of each service: openapi.json and the front ends' types,
 * internal.openapi.json and the types of the services that call this one.
 *
 * `npm run contracts -- [--check] [service…]`; with --check it changes nothing and fails if a committed file differs from what the code generates.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import openapiTS, {
  astToString,
  type OpenAPI3,
  type OpenAPITSOptions,
  type SchemaObject,
} from 'openapi-typescript';
import ts from 'typescript';
import { buildStale } from './build/build.ts';
import { buildUnits } from './build/units.ts';
import { formatText } from './format-text.ts';
import { runTool } from './run-tool.ts';
import { root, serviceNames } from './stack/inventory.ts';
import { ToolError } from './stack/tool-error.ts';

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
      `the contracts differ from the code: ${list}. Run npm run contracts and commit the result.`,
    );
  }
  console.log(stale.length > 0 ? `Written: ${list}` : 'The contracts are up to date.');
  return 0;
});

function isService(name: string): boolean {
  return serviceNames.some((service) => service === name);
}

/** Updates one service's files and names those that were outdated. */
async function refresh(name: string, isCheck: boolean): Promise<string[]> {
  const stale: string[] = [];
  const update = async (file: string, text: string): Promise<void> => {
    const written = await formatText(text, file);
    if (written === (await textOf(file))) return;
    stale.push(file);
    if (!isCheck) await writeFile(file, written);
  };
  const { api, internal } = await describe(name);
  const folder = path.join(root, 'services', name);
  await update(path.join(folder, 'openapi.json'), JSON.stringify(api, null, 2));
  await update(path.join(folder, 'internal.openapi.json'), JSON.stringify(internal, null, 2));
  await update(
    path.join(root, 'packages/web-kit/src/api/generated', `${name}.d.ts`),
    await typesOf(api, "the service's openapi.json", { transform: binaryAsBlob }),
  );
  await update(
    path.join(root, 'packages/service-kit/src/clients/generated', `${name}.d.ts`),
    await typesOf(internal, "the service's internal.openapi.json", {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
    }),
  );
  return stale;
}

async function typesOf(
  document: OpenAPI3,
  source: string,
  options: OpenAPITSOptions,
): Promise<string> {
  const nodes = await openapiTS(document, options);
  return `/** Generated from ${source} by \`npm run contracts\`. */\n\n${astToString(nodes)}`;
}

/** Raw bytes are a Blob in a browser; by default the generator types them as a string. */
function binaryAsBlob(schema: SchemaObject): ts.TypeNode | undefined {
  const isBinary = 'format' in schema && schema.format === 'binary';
  return isBinary ? ts.factory.createTypeReferenceNode('Blob') : undefined;
}

/** The service's descriptions of its calls, as its code gives them now. */
async function describe(name: string): Promise<Record<'api' | 'internal', OpenAPI3>> {
  const writer = path.join(root, 'services', name, 'dist/src/openapi.js');
  const result = await execa(process.execPath, [writer], { cwd: root, reject: false });
  if (result.failed) {
    throw new ToolError(`${name} could not describe its calls.`, result.stderr || result.message);
  }
  return JSON.parse(result.stdout) as Record<'api' | 'internal', OpenAPI3>;
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
