import { join } from 'node:path';
import { execaSync } from 'execa';
import { hasRealQuestions, questionsFile } from './questions.ts';
import { runningStack } from './stack.ts';

const root = join(import.meta.dirname, '..', '..');

/** Imports real questions, with the importer that operators use. */
export function importQuestions(): void {
  if (hasRealQuestions) importFile(questionsFile);
}

export function importFile(file: string): void {
  const { environments } = runningStack();
  execaSync(
    process.execPath,
    [join(root, 'services/catalogue/dist/src/commands/import-questions.js'), file],
    {
      stdin: 'ignore',
      env: environments.catalogue,
    },
  );
}
