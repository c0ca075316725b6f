import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { buildUnits } from '../build/units.ts';
import { root, serviceNames, type ServiceName } from '../stack/inventory.ts';
import { serviceEnvironment } from '../stack/services.ts';

interface ConfigModule {
  readConfig: (env: Record<string, string>) => Readonly<Record<string, unknown>>;
}

/** Valid values; no service starts with them. */
const secret = 'not-a-secret-not-a-secret-not-a-secret';
const ports = { mariadb: 1, redis: 2, smtp: 3, auth: 4, catalogue: 5, attempt: 6, messaging: 7 };
const secrets = {
  mariadbAdmin: secret,
  schemas: { auth: secret, catalogue: secret, attempt: secret, messaging: secret },
  redis: secret,
  serviceCredential: secret,
  signingKeySecret: secret,
};

/** @returns the variables of all services, with their defaults */
export async function serviceDefaults(): Promise<Readonly<Record<string, unknown>>> {
  await buildStale(buildUnits.filter(({ name }) => name === 'service-kit' || isService(name)));
  const configs = serviceNames.map(async (name) => {
    const file = join(root, 'services', name, 'dist/src/config.js');
    const { readConfig } = (await import(file)) as ConfigModule;
    return readConfig(serviceEnvironment(name, ports, secrets, 'http://localhost:8080'));
  });
  return Object.assign({}, ...(await Promise.all(configs))) as Record<string, unknown>;
}

function isService(name: string): boolean {
  return serviceNames.includes(name as ServiceName);
}
