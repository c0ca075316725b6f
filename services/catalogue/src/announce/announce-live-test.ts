import { runInTransaction, type Clock, type Ids } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { describePaper } from '../import/derive-tests.js';
import {
  isRefused,
  type ItemPlace,
  type QuestionDraft,
  type ReadItem,
} from '../import/import-item.js';
import { ImportRepository, type NewQuestion } from '../import/import.repository.js';
import { checkQuestion } from '../import/rules/check-question.js';
import { completeItem } from '../import/rules/complete-item.js';
import { describePlace } from '../import/rules/describe-report.js';
import {
  contentHashOf,
  examNameKey,
  foldedIdentityOf,
  identityOf,
} from '../import/rules/question-digest.js';
import type { AnnounceCommand } from './command-line.js';
import { errorsOf } from './rules/terms.js';

export const MAX_QUESTIONS = 200;

export interface Announcement {
  id: string;
  testId: string;
  exam: string;
  questions: number;
}

export interface AnnounceTools {
  dataSource: DataSource;
  ids: Ids;
  clock: Clock;
}

/** The reasons why nothing was announced: one or more sentences, one per line. */
export class NotAnnounced extends Error {
  constructor(errors: readonly string[]) {
    super(errors.join('\n'));
  }
}

interface Placed {
  place: ItemPlace;
  draft: QuestionDraft;
  identity: string;
}

/**
 * Creates a live test from questions that nobody has seen yet, in one transaction. Throws NotAnnounced
 * if the terms are inconsistent, a question is invalid, or the catalogue already has one of the questions.
 */
export async function announceLiveTest(
  { dataSource, ids, clock }: AnnounceTools,
  command: AnnounceCommand,
  items: AsyncIterable<ReadItem>,
): Promise<Announcement> {
  const placed = await readPaper(items, command.exam);
  const duration = (command.minutes ?? placed.length) * 60;
  const errors = errorsOf({ ...command, duration }, clock.now());
  if (errors.length > 0) throw new NotAnnounced(errors);
  return runInTransaction(dataSource, async (manager) => {
    const imports = new ImportRepository(manager, clock.now());
    await imports.lockCatalogue();
    const exam = await imports.findExam(examNameKey(command.exam));
    if (!exam) throw new NotAnnounced([`There is no exam "${command.exam}".`]);
    if (exam.archivedAt) {
      throw new NotAnnounced([`${exam.name} is archived: students would not see the test.`]);
    }
    await refuseKnown(imports, placed);
    const questions = placed.map(({ draft, identity }) =>
      newQuestion(ids, exam.id, draft, identity),
    );
    await imports.insertQuestions(questions);
    const testId = ids.uuid();
    await imports.insertTests([
      {
        ...describePaper(questions.map(asPlanned)),
        duration,
        id: testId,
        examId: exam.id,
        title: command.title,
        category: 'live',
        groupName: '',
        position: null,
        markingCorrect: command.marking.correct,
        markingWrong: command.marking.wrong,
      },
    ]);
    const id = ids.uuid();
    await imports.insertLiveTest({ ...command, id, testId });
    await imports.announceChange();
    return { id, testId, exam: exam.name, questions: questions.length };
  });
}

async function readPaper(items: AsyncIterable<ReadItem>, exam: string): Promise<Placed[]> {
  const errors: string[] = [];
  const placed = new Map<string, Placed>();
  for await (const found of items) {
    if (errors.length + placed.size >= MAX_QUESTIONS) {
      throw new NotAnnounced([`A live test has at most ${MAX_QUESTIONS} questions.`]);
    }
    const check = isRefused(found)
      ? { ok: false as const, reason: found.reason }
      : checkQuestion({ ...completeItem(found), exam });
    if (!check.ok) {
      errors.push(`${describePlace(found.place)}: ${check.reason}.`);
      continue;
    }
    const { draft } = check;
    const identity = identityOf(draft);
    if (placed.has(identity)) errors.push(`${describePlace(found.place)}: it came before.`);
    placed.set(identity, { place: found.place, draft, identity });
  }
  if (errors.length > 0) throw new NotAnnounced(errors);
  if (placed.size === 0) throw new NotAnnounced(['The file has no questions.']);
  return [...placed.values()];
}

/** Students may know questions that are already in the catalogue. */
async function refuseKnown(imports: ImportRepository, placed: readonly Placed[]): Promise<void> {
  await imports.foldIdentities();
  const known = await imports.findAlike(placed.map(({ draft }) => foldedIdentityOf(draft)));
  const identities = new Set(known.map(({ foldedIdentity }) => foldedIdentity));
  const errors = placed
    .filter(({ draft }) => identities.has(foldedIdentityOf(draft)))
    .map(({ place }) => `${describePlace(place)}: the catalogue has this question already.`);
  if (errors.length > 0) throw new NotAnnounced(errors);
}

function newQuestion(
  ids: Ids,
  examId: string,
  draft: QuestionDraft,
  identity: string,
): NewQuestion {
  const contentHash = contentHashOf(draft);
  return { questionId: ids.uuid(), version: 1, examId, identity, contentHash, draft };
}

function asPlanned({ questionId, version, identity, draft }: NewQuestion) {
  return { ...draft, id: questionId, version, identity };
}
