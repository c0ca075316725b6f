import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { identify } from '../stack/identity.ts';
import { root } from '../stack/inventory.ts';
import { writeState } from '../stack/state.ts';
import { ToolError } from '../stack/tool-error.ts';
import type { Compose } from './compose.ts';

/** Those that need nothing but the site and its mails. */
const journeys = ['journeys/api-by-curl.spec.ts', 'journeys/mock-test.spec.ts'];

/** Runs every call of docs/api.md, and a student's journey in a browser, against the containers. */
export async function runJourneys({ origin, mail }: Compose): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'containers-'));
  try {
    const own = identify(process.pid);
    if (!own) throw new Error('This process has no identity.');
    mkdirSync(folder, { recursive: true });
    const environments = { auth: {}, catalogue: {}, attempt: {}, messaging: {} };
    writeState(folder, {
      process: own,
      origin,
      mail,
      ports: {},
      dev: {},
      environments,
      databases: {},
    });
    const result = await execa(
      'playwright',
      ['test', '--config', 'e2e/containers.config.ts', ...journeys],
      {
        cwd: root,
        preferLocal: true,
        all: true,
        reject: false,
        stdin: 'ignore',
        // No file of questions: the containers have the sample catalogue only.
        env: { ABHYAS_STACK: folder, QUESTIONS: join(folder, 'none'), FORCE_COLOR: '0' },
      },
    );
    if (result.failed) throw new ToolError('the journeys fail.', result.all ?? '');
    return result.stdout.trim().split('\n').at(-1)?.trim() ?? '';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
