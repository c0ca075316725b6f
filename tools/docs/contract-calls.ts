import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, serviceNames } from '../stack/inventory.ts';

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

/** A call that the gateway routes. */
interface Call {
  /** Method and path. */
  name: string;
  isPublic: boolean;
  fields: readonly string[];
}

const unrouted = /^\/(?:internal|health|metrics)(?:\/|$)/;

/** @returns the calls that the gateway routes, of all services */
export function contractCalls(): readonly Call[] {
  return serviceNames.flatMap((service) => {
    const file = join(root, 'services', service, 'openapi.json');
    const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
    return Object.entries(paths)
      .filter(([path]) => !unrouted.test(path))
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({
          name: `${method.toUpperCase()} ${path}`,
          isPublic: (operation.security ?? []).length === 0,
          fields: acceptedFields(operation, components.schemas),
        })),
      );
  });
}

function acceptedFields(operation: Operation, schemas: Record<string, Schema>): string[] {
  const bodies = Object.values(operation.requestBody?.content ?? {});
  return [
    ...(operation.parameters ?? []).map(({ name }) => name),
    ...bodies.flatMap(({ schema }) => fieldsOf(schema, schemas)),
  ];
}

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
