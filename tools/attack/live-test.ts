import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaNode } from 'execa';
import { root } from '../stack/inventory.ts';

/** A live test that can be taken during the attack. */
export interface AttackedLiveTest {
  title: string;
  /** In every explanation, and in nothing else. */
  secret: string;
}

const SIZE = 10;

/**
 * Announces a live test that is open now, and for an hour.
 *
 * @param environment of the catalogue
 */
export async function announceLiveTest(
  environment: Readonly<Record<string, string>>,
  exam: string,
): Promise<AttackedLiveTest> {
  const id = randomUUID().slice(0, 8);
  const secret = `secret${randomUUID().slice(0, 8)}`;
  const questions = Array.from({ length: SIZE }, (_, index) => ({
    exam,
    subject: 'Arithmetic',
    topic: 'Addition',
    difficulty: 'Easy',
    question: `What is ${index} + 1 in ${id}?`,
    options: [0, 1, 2, 3].map((offset) => `${index + offset} of ${id}`),
    correct: 1,
    explanation: `It is so because of ${secret}.`,
  }));
  const folder = mkdtempSync(join(tmpdir(), 'abhyas-attack-'));
  const file = join(folder, 'live.jsonl');
  const title = `Live ${id}`;
  try {
    writeFileSync(file, questions.map((question) => JSON.stringify(question)).join('\n'));
    const command = join(root, 'services/catalogue/dist/src/commands/announce-live-test.js');
    const window = ['--opens', inIndia(-2), '--closes', inIndia(60)];
    await execaNode(command, [file, '--exam', exam, '--title', title, ...window], {
      env: environment,
      stdin: 'ignore',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { title, secret };
}

/** A time some minutes from now, as commands read it. */
function inIndia(minutes: number): string {
  const shifted = new Date(Date.now() + minutes * 60_000 + 5.5 * 3_600_000);
  return shifted.toISOString().slice(0, 16).replace('T', ' ');
}
