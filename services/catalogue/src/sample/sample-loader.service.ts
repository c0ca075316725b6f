import {
  BootLogger,
  CLOCK,
  IDS,
  runInTransaction,
  type Clock,
  type Ids,
} from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { describePaper } from '../import/derive-tests.js';
import type { ReadItem } from '../import/import-item.js';
import { importQuestions } from '../import/import-questions.js';
import type { ImportReport } from '../import/import-report.js';
import { ImportRepository, type NewTest } from '../import/import.repository.js';
import { profileExam, type ExamProfile } from '../import/rules/new-exam.js';
import { examNameKey, identityOf } from '../import/rules/question-digest.js';
import { draftOf, SAMPLE_SOURCE } from './sample-draft.js';
import { questionsOf, type SampleExam } from './sample-exam.js';
import { SAMPLE_EXAMS } from './sample-exams.js';
import { planFullMocks, planSectionals, type PlannedPaper } from './sample-papers.js';
import { SampleRepository, type SampleText } from './sample.repository.js';

/** To be raised with every change of what the sample holds: an installation loads each edition once. */
const EDITION = 2;
/** Questions per derived test. */
const TEST_SIZE = 40;

/** Brings the sample catalogue to its present edition. */
@Injectable()
export class SampleLoader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SampleRepository,
    private readonly logger: BootLogger,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Loads what an installation does not have yet, once per edition. What an earlier edition brought
   * stays as it is, with the attempts at it; a catalogue that never held the sample is left alone.
   */
  async bringUpToDate(): Promise<void> {
    if ((await this.repository.findEdition()) >= EDITION) return;
    const isOlder = await this.repository.hasQuestionsFrom(SAMPLE_SOURCE);
    if (!isOlder && (await this.repository.hasExams())) return;
    const began = performance.now();
    const earlier = isOlder ? await this.repository.findTexts(SAMPLE_SOURCE) : [];
    const report = await this.importSample(earlier);
    const papers = await runInTransaction(this.dataSource, (manager) =>
      this.complete(manager, earlier),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20);
    this.logger.info(
      `sample catalogue: ${report.added} questions in ${report.testsMade + papers} tests, loaded in ${seconds} s (${megabytes} MB resident)`,
    );
  }

  private async importSample(earlier: readonly SampleText[]): Promise<ImportReport> {
    const { dataSource, ids, clock } = this;
    const known = new Map(
      earlier.map(({ nameKey, question, identity }) => [keyOf(nameKey, question), identity]),
    );
    const report = await importQuestions(
      { dataSource, ids, clock },
      {
        read: () => readSample(known),
        size: TEST_SIZE,
        price: 0,
        profileOf,
        isStrict: true,
        isDryRun: false,
      },
    );
    if (report.taken) return report;
    throw new Error(`The sample catalogue has faults: ${report.refusals[0]?.reason}`);
  }

  /** What the import does not derive: mock tests after the real papers, and what is said of each exam. */
  private async complete(manager: EntityManager, earlier: readonly SampleText[]): Promise<number> {
    const held = new Set(earlier.map(({ nameKey }) => nameKey));
    const imports = new ImportRepository(manager, this.clock.now());
    await imports.lockCatalogue();
    let made = 0;
    for (const exam of SAMPLE_EXAMS) {
      const found = await imports.findExam(examNameKey(exam.name));
      if (!found) continue;
      // An exam that an operator made before it was in the sample keeps its price and description.
      if (held.has(examNameKey(exam.name))) {
        await this.repository.updateProfile(manager, found.id, exam);
      }
      made += await this.addPapers(imports, found.id, exam);
    }
    await this.repository.setEdition(manager, EDITION);
    await imports.announceChange();
    return made;
  }

  private async addPapers(
    imports: ImportRepository,
    examId: string,
    exam: SampleExam,
  ): Promise<number> {
    const planned = [
      ...planFullMocks(exam, await imports.findUnplaced(examId, 'full')),
      ...planSectionals(exam, await imports.findUnplaced(examId, 'sectional')),
    ];
    const position = await imports.nextPosition(examId);
    const tests = await this.withoutExisting(imports, examId, planned);
    await imports.insertTests(
      tests.map((paper, index) => this.toTest(exam, examId, paper, position + index)),
    );
    return tests.length;
  }

  /** A row of mock tests is made once; a later edition does not add to it. */
  private async withoutExisting(
    imports: ImportRepository,
    examId: string,
    planned: readonly PlannedPaper[],
  ): Promise<PlannedPaper[]> {
    const counts = {
      full: await imports.countTests(examId, 'full'),
      sectional: await imports.countTests(examId, 'sectional'),
    };
    return planned.filter(({ category, groupName }) => !counts[category].has(groupName));
  }

  private toTest(exam: SampleExam, examId: string, paper: PlannedPaper, position: number): NewTest {
    return {
      ...describePaper(paper.questions),
      ...paper,
      id: this.ids.uuid(),
      examId,
      position,
      markingCorrect: exam.marking.correct,
      markingWrong: exam.marking.wrong,
    };
  }
}

/** Without those that an earlier edition had with their options in another order. */
async function* readSample(known: ReadonlyMap<string, string>): AsyncGenerator<ReadItem> {
  for (const exam of SAMPLE_EXAMS) {
    for (const question of questionsOf(exam)) {
      const draft = draftOf(question, exam.name);
      const identity = known.get(keyOf(examNameKey(exam.name), draft.question));
      if (identity !== undefined && identity !== identityOf(draft)) continue;
      yield {
        place: { file: 'sample catalogue' },
        item: { ...question, exam: exam.name, source: SAMPLE_SOURCE },
      };
    }
  }
}

function keyOf(examKey: string, question: string): string {
  return `${examKey}\n${question}`;
}

function profileOf(name: string): ExamProfile & { price?: number } {
  return SAMPLE_EXAMS.find((exam) => exam.name === name) ?? profileExam(name);
}
