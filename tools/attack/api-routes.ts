import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, serviceNames } from '../stack/inventory.ts';
import type { Target } from './target.ts';

/** A call of the public API. */
export interface ApiRoute {
  method: string;
  /** With its parameters filled in. */
  path: string;
  needsToken: boolean;
  takesJson: boolean;
}

interface Operation {
  security?: unknown[];
  requestBody?: { content: Record<string, unknown> };
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** Every route that the services describe and the gateway serves. */
export function apiRoutes(target: Target): ApiRoute[] {
  return serviceNames.flatMap((service) => {
    const file = join(root, 'services', service, 'openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
    return Object.entries(paths)
      .filter(([path]) => !path.startsWith('/internal/'))
      .flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path: fillIn(path, target),
          needsToken: operation.security !== undefined,
          takesJson: operation.requestBody?.content['application/json'] !== undefined,
        })),
      );
  });
}

function fillIn(path: string, { examId, testId, victim }: Target): string {
  return path
    .replace('{examId}', examId)
    .replace('{testId}', testId)
    .replace('{attemptId}', victim.attemptId)
    .replace('{id}', path.startsWith('/tests/') ? victim.attemptId : testId)
    .replace('{file}', '00000000-0000-4000-8000-000000000000.webp');
}
