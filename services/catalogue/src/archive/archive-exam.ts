import { ConfigError, runInTransaction } from '@abhyas/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { AttemptClient } from '../clients/attempt.client.js';
import { CatalogueRepository, type KnownExam } from '../import/catalogue.repository.js';
import { examNameKey } from '../import/rules/question-digest.js';
import { describeUnknownExam } from '../search/describe-unknown-exam.js';
import { ArchiveRepository } from './archive.repository.js';
import type { Outcome, OutcomeKind } from './rules/describe-outcome.js';
import { UnusedFiguresRepository } from './unused-figures.repository.js';

const NO_VALID_RESPONSE =
  'The attempt service gave no valid response, so attempts may refer to the tests. Check that it is running, and try again.';

export interface ArchiveRequest {
  /** Case and repeated spaces do not matter. */
  exam: string;
  action: 'archive' | 'restore' | 'delete';
  isDryRun: boolean;
}

export interface ArchiveTools {
  dataSource: DataSource;
  attempts: Pick<AttemptClient, 'findAttempted'>;
  sleep: (ms: number) => Promise<unknown>;
}

/** The reason why nothing was changed, as sentences for the operator. */
export class NotArchived extends Error {}

/** Hides an exam from students, shows it again, or deletes it permanently. Throws NotArchived. */
export async function archiveExam(tools: ArchiveTools, request: ArchiveRequest): Promise<Outcome> {
  switch (request.action) {
    case 'archive':
      return runInTransaction(tools.dataSource, (manager) => archive(manager, request));
    case 'restore':
      return runInTransaction(tools.dataSource, (manager) => restore(manager, request));
    case 'delete':
      return deletePermanently(tools, request);
  }
}

async function archive(manager: EntityManager, request: ArchiveRequest): Promise<Outcome> {
  const exam = await lockExam(manager, request);
  if (exam.archivedAt) return outcomeOf(manager, exam, request, 'archived before');
  if (!request.isDryRun) {
    await new ArchiveRepository(manager).archive(exam.id);
    await announceChange(manager);
  }
  return outcomeOf(manager, exam, request, 'archived');
}

async function restore(manager: EntityManager, request: ArchiveRequest): Promise<Outcome> {
  const exam = await lockExam(manager, request);
  if (!exam.archivedAt) return outcomeOf(manager, exam, request, 'not archived');
  if (!request.isDryRun) {
    await new ArchiveRepository(manager).restore(exam.id);
    await announceChange(manager);
  }
  return outcomeOf(manager, exam, request, 'restored');
}

/**
 * Archives the exam first, so that nobody can start its tests. Then waits until attempts that were just
 * being started are stored, and asks the attempt service again.
 */
async function deletePermanently(tools: ArchiveTools, request: ArchiveRequest): Promise<Outcome> {
  const { dataSource, sleep } = tools;
  const exam = await findExam(dataSource.manager, request.exam);
  const startableForMs = await refuseAttempted(tools, exam);
  if (request.isDryRun) {
    const outcome = await outcomeOf(dataSource.manager, exam, request, 'deleted');
    const unused = await new UnusedFiguresRepository(dataSource.manager).findWithout(exam.id);
    return { ...outcome, figures: unused.length };
  }
  const { kind } = await archiveExam(tools, { ...request, action: 'archive' });
  try {
    const age = (await new ArchiveRepository(dataSource.manager).archivedFor(exam.id)) ?? 0;
    await sleep(Math.max(0, startableForMs - age));
    await refuseAttempted(tools, exam);
    return await runInTransaction(dataSource, (manager) => remove(manager, exam, request));
  } catch (error) {
    if (kind === 'archived') await archiveExam(tools, { ...request, action: 'restore' });
    throw error;
  }
}

async function remove(
  manager: EntityManager,
  { id, name }: KnownExam,
  request: ArchiveRequest,
): Promise<Outcome> {
  const exam = await lockExam(manager, request);
  if (exam.id !== id || !exam.archivedAt) {
    throw new NotArchived(`${name} was restored in the meantime.`);
  }
  const outcome = await outcomeOf(manager, exam, request, 'deleted');
  // No import adds a question with one of these figures meanwhile: it needs the same lock.
  const figures = new UnusedFiguresRepository(manager);
  const unused = await figures.findWithout(exam.id);
  await new ArchiveRepository(manager).deleteExam(exam.id);
  await figures.delete(unused);
  await announceChange(manager);
  return { ...outcome, figures: unused.length };
}

/** Throws if there are attempts. Returns how long a withdrawn test can still be started, in ms. */
async function refuseAttempted(
  { dataSource, attempts }: ArchiveTools,
  { id, name }: KnownExam,
): Promise<number> {
  const testIds = await new ArchiveRepository(dataSource.manager).listTestIds(id);
  const { attempted, startableForMs } = await attempts
    .findAttempted(testIds)
    .catch((error: unknown) => {
      if (error instanceof ConfigError) throw error;
      throw new NotArchived(NO_VALID_RESPONSE, { cause: error });
    });
  if (attempted.length === 0) return startableForMs;
  throw new NotArchived(
    `${name} cannot be deleted: attempts refer to ${attempted.length} of its ${testIds.length} tests. ` +
      'Without --delete it is hidden, and attempts keep their results.',
  );
}

/** Waits for a running import. The next import starts only after this transaction. */
async function lockExam(manager: EntityManager, { exam }: ArchiveRequest): Promise<KnownExam> {
  await new CatalogueRepository(manager, new Date()).lock();
  return findExam(manager, exam);
}

async function findExam(manager: EntityManager, name: string): Promise<KnownExam> {
  const catalogue = new CatalogueRepository(manager, new Date());
  const exam = await catalogue.findExam(examNameKey(name));
  if (exam) return exam;
  throw new NotArchived(describeUnknownExam(name, await catalogue.listExams()));
}

async function outcomeOf(
  manager: EntityManager,
  exam: KnownExam,
  { isDryRun }: ArchiveRequest,
  kind: OutcomeKind,
): Promise<Outcome> {
  const contents = await new ArchiveRepository(manager).countContents(exam.id);
  return { ...contents, exam: exam.name, kind, isDryRun };
}

function announceChange(manager: EntityManager): Promise<void> {
  return new CatalogueRepository(manager, new Date()).announceChange();
}
