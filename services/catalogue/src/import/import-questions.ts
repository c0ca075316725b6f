import { runInTransaction, type Clock, type Ids } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { repositoriesOf } from './import-repositories.js';
import {
  ContestedQuestions,
  ImportRun,
  type ImportOptions,
  type ItemSource,
  type RunKnowledge,
} from './import-run.js';
import { ImportTally } from './import-tally.js';
import { PictureWorkshop } from './pictures/picture-reader.js';
import type { ImportReport } from './rules/import-report.js';

export interface ImportTools {
  dataSource: DataSource;
  ids: Ids;
  clock: Clock;
}

export interface ImportRequest extends ImportOptions {
  /** One source per file, in order. They are read again from the start when an import is repeated. */
  read: ItemSource | readonly ItemSource[];
  /** Imports nothing if any item was refused. */
  isStrict: boolean;
  /** Reports what would happen and imports nothing. */
  isDryRun: boolean;
}

/** The first run may find contested questions; the second run finds all items that belong to them. */
const MAX_RUNS = 4;

/** Rolls the transaction back and carries the report out of it. */
class NotTaken extends Error {
  constructor(readonly report: ImportReport) {
    super('rolled back');
  }
}

/**
 * Imports questions in one transaction, so that all or none of them are in the catalogue afterwards.
 * Importing the same items again changes nothing.
 */
export async function importQuestions(
  tools: ImportTools,
  request: ImportRequest,
): Promise<ImportReport> {
  const workshop = new PictureWorkshop();
  const knowledge = { contested: new Set<string>(), reserved: new Set<string>() };
  for (let run = 1; ; run += 1) {
    try {
      return await runOnce({ ...tools, workshop }, request, {
        ...knowledge,
        isLastRun: run === MAX_RUNS,
      });
    } catch (error) {
      if (error instanceof NotTaken) return error.report;
      if (!(error instanceof ContestedQuestions)) throw error;
    }
  }
}

async function runOnce(
  { dataSource, ids, clock, workshop }: ImportTools & { workshop: PictureWorkshop },
  { read, isStrict, isDryRun, ...options }: ImportRequest,
  knowledge: RunKnowledge,
): Promise<ImportReport> {
  const sources = typeof read === 'function' ? [read] : read;
  return runInTransaction(dataSource, async (manager) => {
    const tally = new ImportTally();
    const tools = { ...repositoriesOf(manager, clock.now()), ids, workshop };
    const run = new ImportRun(tools, tally, options, knowledge);
    await run.importAll(sources);
    if (isDryRun || (isStrict && tally.hasRefused)) throw new NotTaken(tally.report(false));
    return tally.report(true);
  });
}
