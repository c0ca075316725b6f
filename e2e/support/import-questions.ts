import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { hasRealQuestions, questionsFile } from './questions.ts';
import { runningStack } from './stack.ts';

const root = join(import.meta.dirname, '..', '..');

/** Imports real questions, with the importer that operators use. */
export function importQuestions(): void {
  if (hasRealQuestions) importFile(questionsFile);
}

export function importFile(file: string): void {
  const { environments } = runningStack();
  execFileSync(process.execPath, [join(root, 'services/catalogue/dist/src/import/main.js'), file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environments.catalogue },
  });
}
