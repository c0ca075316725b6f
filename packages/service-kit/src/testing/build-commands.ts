import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * Compiles a service from its current sources, so that a test can run its commands as processes.
 *
 * @param service the service's folder; the result is in it too, so that its packages are found
 * @returns the folder with the compiled commands
 */
export async function buildCommands(service: string): Promise<string> {
  const top = resolve(service, '../..');
  const built = join(service, '.cache', 'commands', process.env['JEST_WORKER_ID'] ?? '1');
  await promisify(execFile)(
    join(top, 'node_modules/.bin/swc'),
    ['src', 'migrations', '-d', built, '--config-file', join(top, '.swcrc')],
    { cwd: service },
  );
  return join(built, 'src/commands');
}
