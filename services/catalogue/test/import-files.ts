import { captureCommand } from '@abhyas/service-kit/testing';
import { importCommand } from '../src/commands/import-questions.js';
import type { ImportReport } from '../src/import/rules/import-report.js';

/** Imports files with the command and returns its report. */
export async function importFiles(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<ImportReport> {
  const { out, err } = await captureCommand(importCommand, env, '--json', ...args);
  if (out === '') throw new Error(err);
  return JSON.parse(out) as ImportReport;
}
