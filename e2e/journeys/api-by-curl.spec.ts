import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { execa } from 'execa';
import { readOutcomes, toScript } from '../support/api-script.ts';
import { runningStack } from '../support/stack.ts';

const document = join(import.meta.dirname, '..', '..', 'docs', 'api.md');

test('the calls of docs/api.md return what the document says', async () => {
  const { script, expectations } = toScript(readFileSync(document, 'utf8'));
  const { origin, mail } = runningStack();
  const { stdout, stderr } = await execa('bash', ['-c', script], {
    // Without FORCE_COLOR=0, a test runner's colours would get into the compared output.
    env: { FORCE_COLOR: '0', ORIGIN: origin, MAIL: mail },
    stdin: 'ignore',
    stripFinalNewline: false,
    reject: false,
  });

  const outcomes = readOutcomes(stdout, expectations);
  const plain = ({ line, command }: { line: number; command: string }) => `${line}: ${command}`;
  expect(Object.fromEntries(outcomes.map((o) => [plain(o), o.printed]))).toEqual(
    Object.fromEntries(expectations.map((e) => [plain(e), e.expected])),
  );
  expect(stderr).toBe('');
  expect(expectations.length).toBeGreaterThan(30);
});
