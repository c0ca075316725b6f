import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, serviceNames } from '../stack/inventory.ts';

interface Row {
  number: string;
  state: string;
  how: string;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}

interface Operation {
  security?: unknown[];
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** The level-1 requirements of the standard's version 5.0: section, and its last requirement. */
const requirements = `
  V1.2.1-5 V1.3.1-2 V1.5.1 V2.1.1 V2.2.1-2 V2.3.1 V3.2.1-2 V3.3.1 V3.4.1-2 V3.5.1-3 V4.1.1 V4.4.1
  V5.2.1-2 V5.3.1-2 V6.1.1 V6.2.1-8 V6.3.1-2 V6.4.1-2 V7.2.1-4 V7.4.1-2 V8.1.1 V8.2.1-2 V8.3.1
  V9.1.1-3 V9.2.1 V10.4.1-5 V11.3.1-2 V11.4.1 V12.1.1 V12.2.1-2 V13.4.1 V14.2.1 V14.3.1 V15.1.1
  V15.2.1 V15.3.1`
  .trim()
  .split(/\s+/)
  .flatMap((range) => {
    const [, section = '', first, last = first] =
      /^(V\d+\.\d+\.)(\d+)(?:-(\d+))?$/.exec(range) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${section}${Number(first) + index}`);
  });

const page = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const rows: Row[] = [...page.matchAll(/^\| (V[\d.]+)\s*\| ([\w ]+?)\s*\| (.*?)\s*\|$/gm)].map(
  ([, number = '', state = '', how = '']) => ({ number, state, how }),
);

function filesIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, file = '']) => file);
}

function between(begin: string, end: string): string {
  const from = page.indexOf(`<!-- ${begin} -->`);
  const to = page.indexOf(`<!-- ${end} -->`);
  expect(from).toBeGreaterThan(-1);
  expect(to).toBeGreaterThan(from);
  return page.slice(from, to);
}

function contract(service: string): Contract {
  const file = join(root, 'services', service, 'openapi.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Contract;
}

/** The calls that the gateway routes, of all services. */
const calls = serviceNames.flatMap((service) => {
  const { paths, components } = contract(service);
  return Object.entries(paths)
    .filter(([path]) => !/^\/(?:internal|health|metrics)(?:\/|$)/.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        operation,
        schemas: components.schemas,
      })),
    );
});

function fieldsOf(schema: Schema, schemas: Record<string, Schema>): string[] {
  if (schema.$ref) return fieldsOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  const own = Object.entries(schema.properties ?? {});
  return [
    ...own.map(([name]) => name),
    ...own.flatMap(([, property]) => fieldsOf(property, schemas)),
    ...(schema.allOf ?? []).flatMap((part) => fieldsOf(part, schemas)),
    ...(schema.items ? fieldsOf(schema.items, schemas) : []),
  ];
}

describe('the requirements on the security page', () => {
  it('are all seventy, each once, in order', () => {
    expect(requirements).toHaveLength(70);
    expect(rows.map(({ number }) => number)).toEqual(requirements);
  });

  it.each(rows)('$number is $state, with a reason or a test', ({ state, how }) => {
    expect(['met', 'not applicable', 'open']).toContain(state);
    const tests = filesIn(how).filter((file) => /\.(?:spec|db-spec)\.tsx?$/.test(file));
    if (state === 'met') expect(tests).not.toEqual([]);
    if (state === 'open') expect(how).toContain('Missing: ');
    if (state === 'not applicable') expect(how.length).toBeGreaterThan(30);
  });

  it.each(filesIn(page))('names %s, which exists', (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  });
});

describe('the rules on the security page', () => {
  it('name the limits with the default values of the services', () => {
    const configurations = ['auth', 'attempt', 'messaging']
      .map((name) => readFileSync(join(root, 'services', name, 'src', 'config.ts'), 'utf8'))
      .join('\n');
    const named = [...page.matchAll(/^\| `([A-Z_]+)`\s+\| ([\d,]+)\s+\|/gm)];
    for (const [, name = '', figure = ''] of named) {
      const set = new RegExp(`^  ${name}: .*?(?:count|default)\\(([\\d_* ]+)\\)`, 'm');
      const factors = set.exec(configurations)?.[1]?.replaceAll('_', '').split('*') ?? [];
      const value = factors.reduce((product, factor) => product * Number(factor), 1);
      expect([name, value]).toEqual([name, Number(figure.replaceAll(',', ''))]);
    }
    const limits = [...configurations.matchAll(/^ {2}((?:\w+_)?LIMIT_\w+|CODE_\w+):/gm)];
    expect(named.map(([, name]) => name)).toEqual(
      expect.arrayContaining(limits.map(([, name]) => name)),
    );
  });

  it('list exactly the calls that everyone may make', () => {
    const open = calls.filter(({ operation }) => (operation.security ?? []).length === 0);
    const listed = between('public calls', 'end of public calls').matchAll(
      /`((?:GET|POST|PUT|DELETE) [^`]+)`/g,
    );
    expect(new Set([...listed].map(([, call]) => call))).toEqual(
      new Set(open.map(({ name }) => name)),
    );
  });

  it('have one for every field that a call accepts', () => {
    const taken = calls.flatMap(({ operation, schemas }) => [
      ...(operation.parameters ?? []).map(({ name }) => name),
      ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        fieldsOf(schema, schemas),
      ),
    ]);
    const named = [...between('fields', 'end of fields').matchAll(/^\| (`.*?)\s+\|/gm)].flatMap(
      ([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect(new Set(named)).toEqual(new Set(taken));
  });
});
