import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { readOutcomes, toScript } from '../support/api-script.ts';
import { runningStack } from '../support/stack.ts';

const document = join(import.meta.dirname, '..', '..', 'docs', 'api.md');

test('the calls of docs/api.md return what the document says', async () => {
  const { script, expectations } = toScript(readFileSync(document, 'utf8'));
  const { origin, mail } = runningStack();
  const bash = spawn('bash', ['-c', script], {
    // Without FORCE_COLOR=0, a test runner's colours would get into the compared output.
    env: { ...process.env, FORCE_COLOR: '0', ORIGIN: origin, MAIL: mail },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(bash.stdout), text(bash.stderr)]);

  const outcomes = readOutcomes(output, expectations);
  const plain = ({ line, command }: { line: number; command: string }) => `${line}: ${command}`;
  expect(Object.fromEntries(outcomes.map((o) => [plain(o), o.printed]))).toEqual(
    Object.fromEntries(expectations.map((e) => [plain(e), e.expected])),
  );
  expect(errors).toBe('');
  expect(expectations.length).toBeGreaterThan(30);
});
