import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '../../tools/stack/inventory.ts';

/** A call of a service's contract that the gateway lets through. */
export interface Call {
  method: string;
  /** With the names of its parameters in braces. */
  path: string;
  isPrivate: boolean;
  takesBody: boolean;
}

interface Contract {
  paths: Record<string, Record<string, { security?: unknown[]; requestBody?: unknown }>>;
}

export function callsOf(service: ServiceName): Call[] {
  const file = join(import.meta.dirname, '..', '..', 'services', service, 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  return Object.entries(paths)
    .filter(([path]) => !/^\/(?:internal|health\/|metrics)/.test(path))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security, requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        isPrivate: (security ?? []).length > 0,
        takesBody: requestBody !== undefined || method === 'post',
      })),
    );
}
