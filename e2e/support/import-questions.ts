import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningStack } from './stack.ts';

const root = join(import.meta.dirname, '..', '..');

/** Where real questions lie: named, or beside the checkout; without them the journeys take tests of the sample catalogue. */
const questions =
  process.env['QUESTIONS'] ?? join(root, '..', 'shared', 'questions', 'questions.jsonl');

/** Before the first test: real questions, through the importer that operators use. */
export default function importQuestions(): void {
  if (!existsSync(questions)) return;
  const { environments } = runningStack();
  execFileSync(
    process.execPath,
    [join(root, 'services/catalogue/dist/src/import/main.js'), questions],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environments.catalogue },
    },
  );
}
