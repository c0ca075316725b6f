import type { Ids } from '@abhyas/service-kit';
import type { FiguresImportRepository, NewFigure } from './figures-import.repository.js';
import type { ImportTally } from './import-tally.js';
import type { ImportedExams } from './imported-exams.js';
import {
  correct,
  isSurelySame,
  toRecord,
  toVersion,
  type Correction,
  type CorrectionOptions,
  type KnownItem,
} from './known-item.js';
import type { OutdatedTests } from './outdated-tests.js';
import type { MatchableItem, QuestionMatcher } from './question-matcher.js';
import type { NewQuestion, QuestionsRepository, QuestionTexts } from './questions.repository.js';
import type { PlacedDraft, QuestionDraft } from './rules/import-item.js';
import type { Outcome } from './rules/import-report.js';
import { contentHashOf } from './rules/question-digest.js';

/** The reason for refusing an item that contradicts an earlier one. */
export const CONTRADICTS =
  'an earlier item is the same question with another key, explanation, subject or topic';

/** A valid item of a file. */
export interface Candidate extends PlacedDraft, MatchableItem {
  /** Its figures that the catalogue may not have yet. */
  addedFigures: readonly NewFigure[];
}

export interface BatchWriterTools {
  questions: QuestionsRepository;
  figures: FiguresImportRepository;
  matcher: QuestionMatcher;
  exams: ImportedExams;
  outdatedTests: OutdatedTests;
  tally: ImportTally;
  ids: Ids;
}

/** Writes batches of items: inserts new questions and corrects existing ones. */
export class BatchWriter {
  private hasCorrectedOne = false;

  constructor(
    private readonly tools: BatchWriterTools,
    private readonly options: CorrectionOptions,
  ) {}

  /** Whether any question was corrected. */
  get hasCorrected(): boolean {
    return this.hasCorrectedOne;
  }

  /** Writes a batch of items of this file. */
  async write(batch: readonly Candidate[], file: number): Promise<void> {
    const added: NewQuestion[] = [];
    const figures: NewFigure[] = [];
    const known: KnownItem<Candidate>[] = [];
    for (const [candidate, match] of await this.tools.matcher.match(batch, file)) {
      switch (match.kind) {
        case 'new':
          added.push(await this.add(candidate));
          figures.push(...candidate.addedFigures);
          break;
        case 'known':
          known.push({ ...match, candidate });
          break;
        case 'repeated':
          this.count(candidate.draft, 'repeated');
          break;
        case 'contradicting':
          this.tools.tally.refuse({ place: candidate.place, reason: CONTRADICTS });
      }
    }
    await this.tools.figures.save(figures);
    await this.tools.questions.insertQuestions(added);
    await this.correctKnown(known);
  }

  private async add(candidate: Candidate): Promise<NewQuestion> {
    const { draft, identity, foldedIdentity } = candidate;
    const exam = await this.tools.exams.findOrCreate(draft.exam);
    this.count(draft, 'added');
    const contentHash = contentHashOf(draft);
    const questionId = this.tools.ids.uuid();
    return {
      questionId,
      version: 1,
      examId: exam.id,
      identity,
      foldedIdentity,
      contentHash,
      draft,
    };
  }

  private async correctKnown(items: readonly KnownItem<Candidate>[]): Promise<void> {
    const { questions } = this.tools;
    const [same, open] = partition(items, (item) => isSurelySame(item, this.options));
    for (const item of same) this.countUnchanged(item);
    const unread = open.flatMap(({ texts, question }) => (texts ? [] : question.id));
    const read = await questions.readTexts(unread);
    const corrections = open.flatMap((item) => {
      const texts = item.texts ?? read.get(item.question.id);
      return texts ? this.toCorrections(item, texts) : [];
    });
    if (corrections.length === 0) return;
    this.hasCorrectedOne = true;
    await this.saveFigures(open, corrections);
    const versions = corrections.flatMap(toVersion);
    await questions.correctQuestions(versions);
    await questions.updateRecords(corrections.flatMap(toRecord));
    await this.tools.outdatedTests.addTestsWith(versions.map(({ questionId }) => questionId));
  }

  /** Only pictures of explanations are new: the others identify a question, so it has them already. */
  private async saveFigures(
    items: readonly KnownItem<Candidate>[],
    corrections: readonly Correction[],
  ): Promise<void> {
    const shown = new Set(
      corrections.flatMap(({ after }) => after.explanationFigures.map(({ id }) => id)),
    );
    const added = items.flatMap(({ candidate }) => candidate.addedFigures);
    await this.tools.figures.save(added.filter(({ id }) => shown.has(id)));
  }

  private toCorrections(item: KnownItem<Candidate>, texts: QuestionTexts): Correction[] {
    const correction = correct(item, texts, this.options);
    if (!correction) {
      this.countUnchanged(item);
      return [];
    }
    this.count(correction.after, 'corrected');
    this.tools.tally.noteChanges(item.candidate.place, correction.changes);
    return [correction];
  }

  private countUnchanged({ candidate, question, isRepeated }: KnownItem<Candidate>): void {
    const { exam } = candidate.draft;
    this.count({ exam, subject: question.subject }, isRepeated ? 'repeated' : 'unchanged');
  }

  private count(
    { exam, subject }: Pick<QuestionDraft, 'exam' | 'subject'>,
    outcome: Outcome,
  ): void {
    this.tools.tally.count(exam, subject, outcome);
  }
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  const groups = Map.groupBy(items, isFirst);
  return [groups.get(true) ?? [], groups.get(false) ?? []];
}
