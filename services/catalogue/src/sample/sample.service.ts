import {
  CLOCK,
  IDS,
  runInTransaction,
  SERVICE_CONFIG,
  withDatabaseLock,
  type Clock,
  type Ids,
} from '@abhyas/service-kit';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CatalogueConfig } from '../config.js';
import { describePaper } from '../import/derive-tests.js';
import type { QuestionDraft, ReadItem } from '../import/import-item.js';
import { importQuestions } from '../import/import-questions.js';
import { ImportRepository, type NewQuestion } from '../import/import.repository.js';
import { profileExam, type ExamProfile } from '../import/rules/new-exam.js';
import { contentHashOf, examNameKey, identityOf } from '../import/rules/question-digest.js';
import type { SampleQuestion } from './family.js';
import { planLiveSlots, questionsOfSlot, type LiveSlot } from './live-schedule.js';
import { questionsOf, SAMPLE_EXAMS } from './sample-exams.js';
import { SampleRepository } from './sample.repository.js';

const TEST_SIZE = 25;
const SOURCE = 'Abhyas';

/** Loads the sample catalogue on first start and keeps live tests ahead, where configured. */
@Injectable()
export class SampleService implements OnModuleInit {
  private readonly logger = new Logger(SampleService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SampleRepository,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogueConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.SAMPLE_CATALOGUE !== '1') return;
    await withDatabaseLock(this.dataSource, 'sample catalogue', async () => {
      if (!(await this.repository.hasExams())) await this.load();
      await this.scheduleLiveTests();
    });
  }

  private async load(): Promise<void> {
    const { dataSource, ids, clock } = this;
    const report = await importQuestions(
      { dataSource, ids, clock },
      { read: readSample, size: TEST_SIZE, price: 0, profileOf, isStrict: true, isDryRun: false },
    );
    if (!report.taken)
      throw new Error(`The sample catalogue has faults: ${report.refusals[0]?.reason}`);
    this.logger.log(`sample catalogue: ${report.added} questions in ${report.testsMade} tests`);
  }

  private async scheduleLiveTests(): Promise<void> {
    for (const slot of planLiveSlots(this.clock.now())) {
      await runInTransaction(this.dataSource, (manager) => this.schedule(manager, slot));
    }
  }

  private async schedule(manager: EntityManager, slot: LiveSlot): Promise<void> {
    const imports = new ImportRepository(manager, this.clock.now());
    await imports.lockCatalogue();
    const exam = await imports.findExam(examNameKey(slot.exam.name));
    if (!exam || (await this.repository.hasLiveTestAt(manager, slot.opensAt))) return;
    const questions = await this.makeNewQuestions(imports, slot, exam.id);
    await imports.insertQuestions(questions);
    const testId = this.ids.uuid();
    await imports.insertTests([
      {
        ...describePaper(
          questions.map(({ questionId, version, identity, draft }) => ({
            ...draft,
            id: questionId,
            version,
            identity,
          })),
        ),
        id: testId,
        examId: exam.id,
        title: slot.title,
        category: 'live',
        groupName: '',
        position: null,
        markingCorrect: slot.exam.liveMarking.correct,
        markingWrong: slot.exam.liveMarking.wrong,
      },
    ]);
    await imports.insertLiveTest({ id: this.ids.uuid(), testId, ...slot, capacity: null });
    await imports.announceChange();
  }

  /** Those that the catalogue has already would be known to students, and are left out. */
  private async makeNewQuestions(
    imports: ImportRepository,
    slot: LiveSlot,
    examId: string,
  ): Promise<NewQuestion[]> {
    const drafts = questionsOfSlot(slot).map((question) => draftOf(question, slot.exam.name));
    const known = await imports.findKnown(drafts.map(identityOf));
    const knownIdentities = new Set(known.map(({ identity }) => identity));
    return drafts
      .map((draft) => ({
        questionId: this.ids.uuid(),
        version: 1,
        examId,
        identity: identityOf(draft),
        contentHash: contentHashOf(draft),
        draft,
      }))
      .filter(({ identity }) => !knownIdentities.has(identity));
  }
}

async function* readSample(): AsyncGenerator<ReadItem> {
  for (const exam of SAMPLE_EXAMS) {
    for (const question of questionsOf(exam)) {
      yield {
        place: { file: 'sample catalogue' },
        item: { ...question, exam: exam.name, source: SOURCE },
      };
    }
  }
}

function draftOf(question: SampleQuestion, exam: string): QuestionDraft {
  return { ...question, exam, externalId: null, source: SOURCE, licence: null };
}

function profileOf(name: string): ExamProfile & { price?: number } {
  return SAMPLE_EXAMS.find((exam) => exam.name === name) ?? profileExam(name);
}
