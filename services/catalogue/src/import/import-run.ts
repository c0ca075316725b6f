import type { Ids } from '@abhyas/service-kit';
import { deriveTests, type ExamToDerive } from './derive-tests.js';
import { isRefused, type PlacedDraft, type ReadItem } from './import-item.js';
import type { ImportTally, Outcome } from './import-report.js';
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

const BATCH = 500;

export interface ImportOptions {
  /** Questions per test, 20 to 90. */
  size: number;
  /** Whole rupees, for exams that the catalogue does not have yet. */
  price: number;
  /** What is known of an exam that is not in the catalogue yet. */
  profileOf?: (name: string) => ExamProfile & { price?: number };
}

interface Candidate extends PlacedDraft {
  identity: string;
  contentHash: string;
}

/** One pass over the items, inside one transaction. */
export class ImportRun {
  private readonly exams = new Map<string, ExamToDerive>();
  private readonly grown = new Set<string>();
  private readonly corrected = new Set<string>();
  private readonly seen = new Map<string, string>();
  private batch: Candidate[] = [];

  constructor(
    private readonly repository: ImportRepository,
    private readonly ids: Ids,
    private readonly tally: ImportTally,
    private readonly options: ImportOptions,
  ) {}

  /** Takes every item, derives tests and says whether the catalogue changed. */
  async take(items: AsyncIterable<ReadItem>): Promise<boolean> {
    await this.repository.lockCatalogue();
    for await (const item of items) {
      this.check(item);
      if (this.batch.length >= BATCH) await this.flush();
    }
    await this.flush();
    await this.resealCorrected();
    await this.derive();
    return this.announce();
  }

  private check(item: ReadItem): void {
    if (isRefused(item)) return this.tally.refuse(item);
    const check = checkQuestion(item.item);
    if (!check.ok) return this.tally.refuse({ place: item.place, reason: check.reason });
    this.consider({
      place: item.place,
      draft: check.draft,
      identity: identityOf(check.draft),
      contentHash: contentHashOf(check.draft),
    });
  }

  private consider(candidate: Candidate): void {
    const { place, identity, contentHash } = candidate;
    const earlier = this.seen.get(identity);
    if (earlier === undefined) {
      this.seen.set(identity, contentHash);
      this.batch.push(candidate);
    } else if (earlier === contentHash) {
      this.count(candidate, 'repeated');
    } else {
      const reason = 'the same question came before with another key, explanation or place';
      this.tally.refuse({ place, reason });
    }
  }

  private async flush(): Promise<void> {
    const batch = this.batch;
    this.batch = [];
    const identities = batch.map(({ identity }) => identity);
    const found = await this.repository.findKnown(identities);
    const known = new Map(found.map((question) => [question.identity, question]));
    const added: NewQuestion[] = [];
    const corrected: NewVersion[] = [];
    for (const candidate of batch) {
      const question = known.get(candidate.identity);
      if (!question) added.push(await this.add(candidate));
      else if (question.contentHash === candidate.contentHash) this.count(candidate, 'unchanged');
      else corrected.push(this.correct(candidate, question));
    }
    await this.repository.insertQuestions(added);
    await this.repository.correctQuestions(corrected);
  }

  private async add(candidate: Candidate): Promise<NewQuestion> {
    const { draft, identity, contentHash } = candidate;
    const exam = await this.examFor(draft.exam);
    this.grown.add(examNameKey(draft.exam));
    this.count(candidate, 'added');
    const questionId = this.ids.uuid();
    return { questionId, version: 1, examId: exam.id, identity, contentHash, draft };
  }

  private correct(candidate: Candidate, { id, version }: KnownQuestion): NewVersion {
    const { draft, contentHash } = candidate;
    this.corrected.add(id);
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
    const found = await this.repository.findExam(key);
    const exam = found ?? { id: this.ids.uuid(), name };
    if (!found) await this.makeExam(exam, key);
    this.exams.set(key, exam);
    return exam;
  }

  private async makeExam(exam: ExamToDerive, nameKey: string): Promise<void> {
    const profile = (this.options.profileOf ?? profileExam)(exam.name);
    await this.repository.insertExam({ price: this.options.price, ...profile, ...exam, nameKey });
    this.tally.examsMade += 1;
  }

  private async resealCorrected(): Promise<void> {
    if (this.corrected.size === 0) return;
    for (const testId of await this.repository.findTestsWith([...this.corrected])) {
      await this.repository.resealTest(testId);
      const outline = await this.repository.findPaperOutline(testId);
      await this.repository.updateOutline(testId, difficultyOf(outline), countSubjects(outline));
    }
  }

  private async derive(): Promise<void> {
    for (const key of this.grown) {
      const exam = this.exams.get(key);
      if (!exam) continue;
      const made = await deriveTests(this.repository, this.ids, exam, this.options.size);
      for (const [category, tests] of made) this.tally.countTests(exam.name, category, tests);
    }
  }

  private async announce(): Promise<boolean> {
    if (this.grown.size === 0 && this.corrected.size === 0) return false;
    const grown = [...this.grown].flatMap((key) => this.exams.get(key)?.id ?? []);
    if (grown.length > 0) await this.repository.touchExams(grown);
    await this.repository.announceChange();
    return true;
  }
}
