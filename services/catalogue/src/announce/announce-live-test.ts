import { runInTransaction, type Clock, type Ids } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import { createLiveTest } from '../import/create-live-test.js';
import { FiguresImportRepository, type NewFigure } from '../import/figures-import.repository.js';
import { repositoriesOf } from '../import/import-repositories.js';
import { PictureReader, PictureWorkshop } from '../import/pictures/picture-reader.js';
import type { QuestionsRepository } from '../import/questions.repository.js';
import { checkQuestion } from '../import/rules/check-question.js';
import { completeItem } from '../import/rules/complete-item.js';
import { describePlace } from '../import/rules/describe-report.js';
import {
  isRefused,
  type ItemPlace,
  type QuestionDraft,
  type ReadItem,
} from '../import/rules/import-item.js';
import {
  examNameKey,
  foldedIdentityOf,
  identityOf,
  sharedPassageOf,
} from '../import/rules/question-digest.js';
import { figuresOf } from '../questions/rules/question-parts.js';
import { arrangeSections } from './rules/arrange-sections.js';
import { joinPassages } from './rules/join-passages.js';
import { choosePattern, type LivePattern } from './rules/live-pattern.js';
import { findTermErrors, type LiveTestTerms } from './rules/live-test-terms.js';
import type { LiveSection } from './rules/pattern-file.js';

const MAX_QUESTIONS = 200;

/** The live test that an operator announces. */
export interface LiveTestRequest extends Omit<LiveTestTerms, 'duration'> {
  exam: string;
  title: string;
  /** What the operator sets of the pattern; null for that of the exam's full tests. */
  minutes: number | null;
  marking: { correct: string | null; wrong: string | null };
  /** The parts of the paper; null for a paper in the order of the file. */
  sections: readonly LiveSection[] | null;
}

export interface Announcement {
  id: string;
  testId: string;
  exam: string;
  questions: number;
  pattern: LivePattern;
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
  addedFigures: readonly NewFigure[];
}

/**
 * Creates a live test from questions that nobody has seen yet, in one transaction. Throws NotAnnounced
 * if the terms are inconsistent, a question is invalid, or the catalogue already has one of the questions.
 */
export async function announceLiveTest(
  { dataSource, ids, clock }: AnnounceTools,
  request: LiveTestRequest,
  items: AsyncIterable<ReadItem>,
): Promise<Announcement> {
  const pictures = new PictureReader(
    new PictureWorkshop(),
    new FiguresImportRepository(dataSource.manager, clock.now()),
  );
  const placed = arrange(await readPaper(items, request.exam, pictures), request.sections);
  return runInTransaction(dataSource, async (manager) => {
    const repositories = repositoriesOf(manager, clock.now());
    await repositories.catalogue.lock();
    const exam = await repositories.catalogue.findExam(examNameKey(request.exam));
    if (!exam) throw new NotAnnounced([`There is no exam "${request.exam}".`]);
    if (exam.archivedAt) {
      throw new NotAnnounced([`${exam.name} is archived: students would not see the test.`]);
    }
    const pattern = choosePattern(
      await repositories.tests.findFullPatterns(exam.id),
      placed.length,
      { minutes: request.minutes, ...request.marking },
    );
    const { duration } = pattern;
    const errors = findTermErrors({ ...request, duration }, clock.now());
    if (errors.length > 0) throw new NotAnnounced(errors);
    await refuseKnown(repositories.questions, placed);
    await repositories.figures.save(placed.flatMap(({ addedFigures }) => addedFigures));
    const drafts = placed.map(({ draft }) => draft);
    // The file was read before the catalogue was locked.
    const figures = drafts.flatMap((draft) => figuresOf(draft).map(({ id }) => id));
    if (!(await repositories.figures.hasAll(figures))) {
      throw new NotAnnounced(['A figure was deleted in the meantime, with an exam. Try again.']);
    }
    const created = await createLiveTest(
      { ...repositories, ids },
      { ...request, examId: exam.id, drafts, duration, marking: pattern.marking },
    );
    return { ...created, exam: exam.name, questions: drafts.length, pattern };
  });
}

async function readPaper(
  items: AsyncIterable<ReadItem>,
  exam: string,
  pictures: PictureReader,
): Promise<Placed[]> {
  const errors: string[] = [];
  const placed = new Map<string, Placed>();
  for await (const found of items) {
    if (errors.length + placed.size >= MAX_QUESTIONS) {
      throw new NotAnnounced([`A live test has at most ${MAX_QUESTIONS} questions.`]);
    }
    const read = await readQuestion(found, exam, pictures);
    if ('reason' in read) {
      errors.push(`${describePlace(found.place)}: ${read.reason}.`);
      continue;
    }
    const { draft } = read;
    const identity = identityOf(draft);
    if (placed.has(identity))
      errors.push(`${describePlace(found.place)}: an earlier question is the same.`);
    placed.set(identity, { place: found.place, ...read });
  }
  if (errors.length > 0) throw new NotAnnounced(errors);
  if (placed.size === 0) throw new NotAnnounced(['The file has no questions.']);
  return [...placed.values()];
}

async function readQuestion(
  found: ReadItem,
  exam: string,
  pictures: PictureReader,
): Promise<Omit<Placed, 'place'> | { reason: string }> {
  if (isRefused(found)) return found;
  const read = await pictures.read(found.pictures);
  if ('reason' in read) return read;
  const check = checkQuestion({ ...completeItem(found), exam }, read.figures);
  return check.ok ? { draft: check.draft, addedFigures: read.added } : check;
}

function arrange(
  placed: readonly Placed[],
  sections: readonly LiveSection[] | null,
): readonly Placed[] {
  const joined = joinPassages(placed, ({ draft }) => sharedPassageOf(draft));
  if (sections === null) return joined;
  const arranged = arrangeSections(joined, sections, ({ draft }) => draft.subject);
  if ('errors' in arranged) throw new NotAnnounced(arranged.errors);
  return arranged.questions;
}

/** Students may know questions that are already in the catalogue. */
async function refuseKnown(
  questions: QuestionsRepository,
  placed: readonly Placed[],
): Promise<void> {
  const known = await questions.findAlike(placed.map(({ draft }) => foldedIdentityOf(draft)));
  const identities = new Set(known.map(({ foldedIdentity }) => foldedIdentity));
  const errors = placed
    .filter(({ draft }) => identities.has(foldedIdentityOf(draft)))
    .map(({ place }) => `${describePlace(place)}: the catalogue has this question already.`);
  if (errors.length > 0) throw new NotAnnounced(errors);
}
