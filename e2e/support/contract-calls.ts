import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '../../tools/stack/inventory.ts';

/** A call of a service's contract that the gateway lets through. */
export interface Call {
  method: string;
  /** With the names of its parameters in braces. */
  path: string;
  /** The names of its parameters in the query. */
  queryNames: string[];
  isPrivate: boolean;
  takesBody: boolean;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  security?: unknown[];
  requestBody?: unknown;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

export function callsOf(service: ServiceName): Call[] {
  const file = join(import.meta.dirname, '..', '..', 'services', service, 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  return Object.entries(paths)
    .filter(([path]) => !/^\/(?:internal|health\/|metrics)/.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], security, requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        queryNames: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        isPrivate: (security ?? []).length > 0,
        takesBody: requestBody !== undefined || method === 'post',
      })),
    );
}
