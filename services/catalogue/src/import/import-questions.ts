import { runInTransaction, type Clock, type Ids } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { ImportTally, type ImportReport } from './import-report.js';
import {
  ContestedQuestions,
  ImportRun,
  type ImportOptions,
  type ItemSource,
  type RunKnowledge,
} from './import-run.js';
import { ImportRepository } from './import.repository.js';
import { TestDerivationRepository } from './test-derivation.repository.js';

export interface ImportTools {
  dataSource: DataSource;
  ids: Ids;
  clock: Clock;
}

export interface ImportRequest extends ImportOptions {
  /** One for each file, in their order; read again from the start when a try had to be undone. */
  read: ItemSource | readonly ItemSource[];
  /** Takes nothing when anything was refused. */
  isStrict: boolean;
  /** Says what would happen and takes nothing. */
  isDryRun: boolean;
}

/** The first may find that questions are contested, the second all that are among them. */
const MAX_RUNS = 4;

/** Ends the transaction without an effect; it carries the report out. */
class NotTaken extends Error {
  constructor(readonly report: ImportReport) {
    super('not taken');
  }
}

/**
 * Imports questions in one transaction: all of it is in the catalogue afterwards, or nothing. The same
 * items a second time change nothing.
 */
export async function importQuestions(
  tools: ImportTools,
  request: ImportRequest,
): Promise<ImportReport> {
  const learnt = { contested: new Set<string>(), reserved: new Set<string>() };
  for (let run = 1; ; run += 1) {
    try {
      return await runOnce(tools, request, { ...learnt, isLastRun: run === MAX_RUNS });
    } catch (error) {
      if (error instanceof NotTaken) return error.report;
      if (!(error instanceof ContestedQuestions)) throw error;
    }
  }
}

async function runOnce(
  { dataSource, ids, clock }: ImportTools,
  { read, isStrict, isDryRun, ...options }: ImportRequest,
  knowledge: RunKnowledge,
): Promise<ImportReport> {
  const sources = typeof read === 'function' ? [read] : read;
  return runInTransaction(dataSource, async (manager) => {
    const tally = new ImportTally();
    const imports = new ImportRepository(manager, clock.now());
    const derivations = new TestDerivationRepository(manager);
    const run = new ImportRun({ imports, derivations, ids }, tally, options, knowledge);
    await run.take(sources);
    if (isDryRun || (isStrict && tally.hasRefused)) throw new NotTaken(tally.report(false));
    return tally.report(true);
  });
}
