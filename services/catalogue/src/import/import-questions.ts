import { runInTransaction, type Clock, type Ids } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import type { ReadItem } from './import-item.js';
import { ImportTally, type ImportReport } from './import-report.js';
import { ImportRun, type ImportOptions } from './import-run.js';
import { ImportRepository } from './import.repository.js';
import { TestDerivationRepository } from './test-derivation.repository.js';

export interface ImportTools {
  dataSource: DataSource;
  ids: Ids;
  clock: Clock;
}

export interface ImportRequest extends ImportOptions {
  /** Called again from the start when the database had to undo a try. */
  read: () => AsyncIterable<ReadItem>;
  /** Takes nothing when anything was refused. */
  isStrict: boolean;
  /** Says what would happen and takes nothing. */
  isDryRun: boolean;
}

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
  { dataSource, ids, clock }: ImportTools,
  { read, isStrict, isDryRun, ...options }: ImportRequest,
): Promise<ImportReport> {
  try {
    return await runInTransaction(dataSource, async (manager) => {
      const tally = new ImportTally();
      const imports = new ImportRepository(manager, clock.now());
      const derivations = new TestDerivationRepository(manager);
      await new ImportRun({ imports, derivations, ids }, tally, options).take(read());
      if (isDryRun || (isStrict && tally.hasRefused)) throw new NotTaken(tally.report(false));
      return tally.report(true);
    });
  } catch (error) {
    if (error instanceof NotTaken) return error.report;
    throw error;
  }
}
