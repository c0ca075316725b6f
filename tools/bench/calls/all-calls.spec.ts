import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root, serviceNames, type ServiceName } from '../../stack/inventory.ts';
import { allCalls } from './all-calls.ts';

interface Contract {
  paths: Record<string, Record<string, unknown>>;
}

const calls = allCalls({ taken: [], fresh: [], live: [], keys: new Map() });

function routesOf(service: ServiceName): string[] {
  const file = join(root, 'services', service, 'openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe('allCalls', () => {
  it('measures every route that the services describe and the gateway lets through', () => {
    const routes = serviceNames.flatMap(routesOf).filter((route) => !route.includes(' /internal/'));
    const measured = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    expect([...measured].toSorted()).toEqual(routes.toSorted());
  });

  it('gives each call its own name', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  });
});
