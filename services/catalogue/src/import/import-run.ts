import type { Ids } from '@abhyas/service-kit';
import { storeParts } from '../questions/rules/question-parts.js';
import { BatchWriter, CONTRADICTS, type Candidate } from './batch-writer.js';
import { deriveTests } from './derive-tests.js';
import type { ImportRepositories } from './import-repositories.js';
import { ImportScope } from './import-scope.js';
import type { ImportTally } from './import-tally.js';
import { ImportedExams } from './imported-exams.js';
import { ImportedPassages } from './imported-passages.js';
import { OutdatedTests } from './outdated-tests.js';
import { PictureReader, type PictureWorkshop } from './pictures/picture-reader.js';
import { inFile, QuestionMatcher } from './question-matcher.js';
import { checkQuestion } from './rules/check-question.js';
import { completeItem } from './rules/complete-item.js';
import { draftWarnings, nameWarnings, passageWarnings } from './rules/draft-warnings.js';
import {
  isRefused,
  type PlacedDraft,
  type ReadItem,
  type RefusedItem,
} from './rules/import-item.js';
import { describeNewExam, type ExamDescription } from './rules/new-exam.js';
import { ALL_FIELDS, providedFields } from './rules/provided-fields.js';
import { foldedIdentityOf, identityOf } from './rules/question-digest.js';
import { SeenQuestions } from './seen-questions.js';

const MAX_BATCH_SIZE = 500;
/** Characters of text; far below the maximum size of one SQL statement (16 MB by default). */
const MAX_BATCH_LENGTH = 512 * 1024;

const CONTESTED = 'it differs from an earlier question only in white space';

/** Returns the items of one file; every call reads from the start. */
export type ItemSource = () => AsyncIterable<ReadItem>;

export interface ImportOptions {
  /** Questions per test, 20 to 90. */
  size: number;
  /** Whole rupees, for new exams. */
  price: number;
  /** The exam of all questions; it overrides the exam in a file. */
  exam?: string | undefined;
  /** Whether fields that a file omits are removed from existing questions. */
  isReplacing?: boolean;
  /** Returns the profile of a new exam. */
  descriptionOf?: (name: string) => ExamDescription & { price?: number };
}

/** The repositories of a run, the source of ids, and what converts pictures. */
export interface ImportRunTools extends ImportRepositories {
  ids: Ids;
  workshop: PictureWorkshop;
}

/**
 * An item was matched to a stored question that differs from it only in white space. A later item of the
 * same file is exactly that question. The import must be rolled back and repeated with this knowledge.
 */
export class ContestedQuestions extends Error {
  constructor() {
    super('some questions were matched to others');
  }
}

/** What one run of an import learns for the next one, per file. */
export interface RunKnowledge {
  /** Questions that the file has in several variants, by `inFile` of their folded identity. */
  contested: Set<string>;
  /** The variants, by `inFile` of their identity. No other item of the file is matched to them. */
  reserved: Set<string>;
  isLastRun: boolean;
}

/** One pass over the items, in one transaction. */
export class ImportRun {
  private readonly exams: ImportedExams;
  private readonly outdatedTests: OutdatedTests;
  private readonly seen = new SeenQuestions();
  private readonly scope = new ImportScope();
  private readonly passages = new ImportedPassages();
  private isContested = false;
  private readonly writer: BatchWriter;
  private readonly pictures: PictureReader;
  private file = 0;
  private batch = new Map<string, Candidate>();
  private batchLength = 0;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly tools: ImportRunTools,
    private readonly tally: ImportTally,
    private readonly options: ImportOptions,
    private readonly knowledge: RunKnowledge,
  ) {
    const { catalogue, questions, tests, figures, ids } = tools;
    const { price, descriptionOf = describeNewExam } = options;
    this.exams = new ImportedExams({
      ...{ catalogue, ids, tally },
      descriptionOf: (name) => ({ price, ...descriptionOf(name) }),
    });
    this.outdatedTests = new OutdatedTests(tests);
    this.pictures = new PictureReader(tools.workshop, figures);
    const matcher = new QuestionMatcher({
      questions,
      seen: this.seen,
      reserved: knowledge.reserved,
    });
    const { exams, outdatedTests } = this;
    this.writer = new BatchWriter(
      { questions, figures, matcher, exams, outdatedTests, tally, ids },
      options,
    );
  }

  /**
   * Imports all items of all files and derives tests. Throws ContestedQuestions if the import must be
   * repeated.
   */
  async importAll(sources: readonly ItemSource[]): Promise<void> {
    await this.tools.catalogue.lock();
    try {
      for (const read of sources) await this.importFile(read());
    } finally {
      // All writes must be finished before the transaction ends, even after an error.
      await this.writing;
    }
    if (this.isContested) throw new ContestedQuestions();
    for (const { place, warning } of this.passages.warnings()) this.tally.warn(place, warning);
    await this.outdatedTests.update();
    await this.derive();
    await this.noteArchived();
    await this.announce();
  }

  private async importFile(items: AsyncIterable<ReadItem>): Promise<void> {
    this.file += 1;
    for await (const found of items) {
      const candidate = await this.check(found);
      if (!candidate) continue;
      // A repeated question is compared with the result of the first one, so the batch is written first.
      if (this.batch.has(candidate.identity)) await this.flush();
      this.batch.set(candidate.identity, candidate);
      this.batchLength += lengthOf(candidate);
      if (this.isBatchFull) await this.flush();
    }
    await this.flush();
    await this.writing;
  }

  private async check(found: ReadItem): Promise<Candidate | undefined> {
    if (isRefused(found)) return this.refuse(found);
    const { place } = found;
    const pictures = await this.pictures.read(found.pictures);
    if ('reason' in pictures) return this.refuse({ place, reason: pictures.reason });
    const { exam, isReplacing } = this.options;
    const item = exam === undefined ? found.item : { ...found.item, exam };
    const check = checkQuestion(completeItem({ ...found, item }), pictures.figures);
    if (!check.ok) return this.refuse({ place, reason: check.reason });
    const { draft } = check;
    const scope = this.scope.add(draft);
    if ('reason' in scope) return this.refuse({ place, reason: scope.reason });
    // A name is reported once, at the first question that has it.
    const ofNames = scope.isNew ? nameWarnings(draft) : [];
    for (const warning of [...ofNames, ...(found.warnings ?? []), ...draftWarnings(draft)]) {
      this.tally.warn(place, warning);
    }
    const provided = isReplacing ? ALL_FIELDS : providedFields(item, pictures.figures);
    const identity = identityOf(draft);
    return this.toCandidate({ place, draft, provided, identity, addedFigures: pictures.added });
  }

  private toCandidate(
    item: Omit<Candidate, 'foldedIdentity' | 'isRepeated'>,
  ): Candidate | undefined {
    const { place, draft, identity } = item;
    const { contested, reserved, isLastRun } = this.knowledge;
    const foldedIdentity = foldedIdentityOf(draft);
    const group = inFile(this.file, foldedIdentity);
    if (contested.has(group)) reserved.add(inFile(this.file, identity));
    switch (this.seen.record(identity, item, this.file)) {
      case 'new':
        this.warnAboutPassage(item);
        return { ...item, foldedIdentity, isRepeated: false };
      case 'more':
        return { ...item, foldedIdentity, isRepeated: true };
      case 'same':
        this.tally.count(draft.exam, draft.subject, 'repeated');
        return undefined;
      case 'different':
        return this.refuse({ place, reason: CONTRADICTS });
      case 'contested':
        if (isLastRun) return this.refuse({ place, reason: CONTESTED });
        this.isContested = true;
        contested.add(group);
        reserved.add(inFile(this.file, identity));
        return undefined;
    }
  }

  /** A passage is reported once, at the first question that has it. */
  private warnAboutPassage({ place, draft }: PlacedDraft): void {
    if (!this.passages.add({ place, draft })) return;
    for (const warning of passageWarnings(draft)) this.tally.warn(place, warning);
  }

  private refuse(refusal: RefusedItem): undefined {
    this.tally.refuse(refusal);
  }

  private get isBatchFull(): boolean {
    return this.batch.size >= MAX_BATCH_SIZE || this.batchLength >= MAX_BATCH_LENGTH;
  }

  /** Starts writing a batch while the next one is read. Waits for the previous batch. */
  private async flush(): Promise<void> {
    await this.writing;
    const batch = [...this.batch.values()];
    this.batch.clear();
    this.batchLength = 0;
    this.writing = this.writer.write(batch, this.file);
    // The next `await this.writing` throws the error; this prevents an unhandled rejection.
    this.writing.catch(() => undefined);
  }

  private async derive(): Promise<void> {
    for (const exam of this.exams.all) {
      const made = await deriveTests(this.tools, exam, this.options.size);
      for (const [category, tests] of made) this.tally.countTests(exam.name, category, tests);
    }
  }

  /** An import does not restore an archived exam. The report says that students do not see it. */
  private async noteArchived(): Promise<void> {
    for (const { name, nameKey } of await this.tools.catalogue.findArchivedExams()) {
      if (this.scope.namesExam(nameKey)) this.tally.archivedExams.push(name);
    }
  }

  private async announce(): Promise<void> {
    const { catalogue } = this.tools;
    const examIds = this.exams.all.map(({ id }) => id);
    if (examIds.length === 0 && !this.writer.hasCorrected) return;
    if (examIds.length > 0) await catalogue.touchExams(examIds);
    await catalogue.announceChange();
  }
}

/** How much a batch grows by a question: its texts and pictures. */
function lengthOf({ draft, addedFigures }: Candidate): number {
  const pictures = addedFigures.reduce((length, { bytes }) => length + bytes.length, 0);
  const { question, options, explanation, ...parts } = draft;
  const texts = [question, ...options, explanation ?? '', storeParts(parts) ?? ''];
  return texts.reduce((length, text) => length + text.length, pictures);
}
