import type { Ids } from '@abhyas/service-kit';
import { deriveTests, type ExamToDerive } from './derive-tests.js';
import { isRefused, type PlacedDraft, type ReadItem } from './import-item.js';
import type { ImportTally, Outcome } from './import-report.js';
import { ImportScope } from './import-scope.js';
import type {
  ImportRepository,
  KnownQuestion,
  NewQuestion,
  NewVersion,
} from './import.repository.js';
import { checkQuestion } from './rules/check-question.js';
import { profileExam, type ExamProfile } from './rules/new-exam.js';
import { countSubjects, difficultyOf } from './rules/plan-tests.js';
import { contentHashOf, examNameKey, identityOf } from './rules/question-digest.js';
import { SeenQuestions } from './seen-questions.js';
import type { TestDerivationRepository } from './test-derivation.repository.js';

const MOST_IN_BATCH = 500;
/** Characters of text: well below what a database takes in one statement (16 MB by default). */
const LONGEST_BATCH = 512 * 1024;
const TESTS_RESEALED_AT_ONCE = 500;

export interface ImportOptions {
  /** Questions per test, 20 to 90. */
  size: number;
  /** Whole rupees, for exams that the catalogue does not have yet. */
  price: number;
  /** The exam that every question goes to, whatever its file says. */
  exam?: string | undefined;
  /** What is known of an exam that is not in the catalogue yet. */
  profileOf?: (name: string) => ExamProfile & { price?: number };
}

interface Candidate extends PlacedDraft {
  identity: string;
  contentHash: string;
}

/** What a run asks and writes with. */
export interface ImportRunTools {
  imports: ImportRepository;
  derivations: TestDerivationRepository;
  ids: Ids;
}

/** One pass over the items, inside one transaction. */
export class ImportRun {
  private readonly exams = new Map<string, ExamToDerive>();
  private readonly grown = new Set<string>();
  private readonly outdatedTests = new Set<string>();
  private readonly seen = new SeenQuestions();
  private readonly scope = new ImportScope();
  private hasCorrected = false;
  private batch: Candidate[] = [];
  private batchLength = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly tools: ImportRunTools,
    private readonly tally: ImportTally,
    private readonly options: ImportOptions,
  ) {}

  /** Takes every item, derives tests and says whether the catalogue changed. */
  async take(items: AsyncIterable<ReadItem>): Promise<boolean> {
    await this.tools.imports.lockCatalogue();
    try {
      for await (const item of items) {
        this.check(item);
        if (this.isBatchFull) await this.flush();
      }
      await this.flush();
    } finally {
      // Nothing may still be written when the transaction ends, however it ends.
      await this.writing;
    }
    await this.resealOutdated();
    await this.derive();
    return this.announce();
  }

  private check(found: ReadItem): void {
    if (isRefused(found)) return this.tally.refuse(found);
    const { exam } = this.options;
    const check = checkQuestion(exam === undefined ? found.item : { ...found.item, exam });
    if (!check.ok) return this.tally.refuse({ place: found.place, reason: check.reason });
    const excess = this.scope.admit(check.draft);
    if (excess) return this.tally.refuse({ place: found.place, reason: excess });
    this.consider({
      place: found.place,
      draft: check.draft,
      identity: identityOf(check.draft),
      contentHash: contentHashOf(check.draft),
    });
  }

  private consider(candidate: Candidate): void {
    const { place, identity, contentHash } = candidate;
    switch (this.seen.meet(identity, contentHash)) {
      case 'new':
        this.batch.push(candidate);
        this.batchLength += lengthOf(candidate);
        return;
      case 'same':
        this.count(candidate, 'repeated');
        return;
      case 'different': {
        const reason = 'the same question came before with another key, explanation or place';
        this.tally.refuse({ place, reason });
      }
    }
  }

  private get isBatchFull(): boolean {
    return this.batch.length >= MOST_IN_BATCH || this.batchLength >= LONGEST_BATCH;
  }

  /** Hands a batch over to be written while the next one is read; waits for the one before. */
  private async flush(): Promise<void> {
    await this.writing;
    const batch = this.batch;
    this.batch = [];
    this.batchLength = 0;
    this.writing = this.write(batch);
    // Whoever waits next is told; until then nobody needs to be.
    this.writing.catch(() => undefined);
  }

  private async write(batch: readonly Candidate[]): Promise<void> {
    const { imports } = this.tools;
    const identities = batch.map(({ identity }) => identity);
    const found = await imports.findKnown(identities);
    const known = new Map(found.map((question) => [question.identity, question]));
    const added: NewQuestion[] = [];
    const corrected: NewVersion[] = [];
    for (const candidate of batch) {
      const question = known.get(candidate.identity);
      if (!question) added.push(await this.add(candidate));
      else if (question.contentHash === candidate.contentHash) this.count(candidate, 'unchanged');
      else corrected.push(this.correct(candidate, question));
    }
    await imports.insertQuestions(added);
    await imports.correctQuestions(corrected);
    await this.noteOutdated(corrected);
  }

  private async add(candidate: Candidate): Promise<NewQuestion> {
    const { draft, identity, contentHash } = candidate;
    const exam = await this.examFor(draft.exam);
    this.grown.add(examNameKey(draft.exam));
    this.count(candidate, 'added');
    const questionId = this.tools.ids.uuid();
    return { questionId, version: 1, examId: exam.id, identity, contentHash, draft };
  }

  private correct(candidate: Candidate, { id, version }: KnownQuestion): NewVersion {
    const { draft, contentHash } = candidate;
    this.count(candidate, 'corrected');
    return { questionId: id, version: version + 1, contentHash, draft };
  }

  private count({ draft }: Candidate, outcome: Outcome): void {
    this.tally.count(draft.exam, draft.subject, outcome);
  }

  private async examFor(name: string): Promise<ExamToDerive> {
    const key = examNameKey(name);
    const known = this.exams.get(key);
    if (known) return known;
    const found = await this.tools.imports.findExam(key);
    const exam = found ?? { id: this.tools.ids.uuid(), name };
    if (!found) await this.makeExam(exam, key);
    this.exams.set(key, exam);
    return exam;
  }

  private async makeExam(exam: ExamToDerive, nameKey: string): Promise<void> {
    const profile = (this.options.profileOf ?? profileExam)(exam.name);
    await this.tools.imports.insertExam({
      price: this.options.price,
      ...profile,
      ...exam,
      nameKey,
    });
    this.tally.examsMade += 1;
  }

  private async noteOutdated(corrected: readonly NewVersion[]): Promise<void> {
    if (corrected.length === 0) return;
    this.hasCorrected = true;
    const questionIds = corrected.map(({ questionId }) => questionId);
    for (const testId of await this.tools.imports.findTestsWith(questionIds)) {
      this.outdatedTests.add(testId);
    }
  }

  private async resealOutdated(): Promise<void> {
    const testIds = [...this.outdatedTests];
    for (let start = 0; start < testIds.length; start += TESTS_RESEALED_AT_ONCE) {
      await this.reseal(testIds.slice(start, start + TESTS_RESEALED_AT_ONCE));
    }
  }

  private async reseal(testIds: readonly string[]): Promise<void> {
    const { imports } = this.tools;
    await imports.resealTests(testIds);
    const outlines = Map.groupBy(await imports.findOutlines(testIds), ({ testId }) => testId);
    for (const [testId, questions] of outlines) {
      await imports.updateOutline(testId, difficultyOf(questions), countSubjects(questions));
    }
  }

  private async derive(): Promise<void> {
    for (const key of this.grown) {
      const exam = this.exams.get(key);
      if (!exam) continue;
      const made = await deriveTests(this.tools, exam, this.options.size);
      for (const [category, tests] of made) this.tally.countTests(exam.name, category, tests);
    }
  }

  private async announce(): Promise<boolean> {
    if (this.grown.size === 0 && !this.hasCorrected) return false;
    const grown = [...this.grown].flatMap((key) => this.exams.get(key)?.id ?? []);
    if (grown.length > 0) await this.tools.imports.touchExams(grown);
    await this.tools.imports.announceChange();
    return true;
  }
}

function lengthOf({ draft }: Candidate): number {
  const texts = [draft.question, ...draft.options, draft.explanation ?? ''];
  return texts.reduce((length, text) => length + text.length, 0);
}
