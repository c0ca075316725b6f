import type { SampleHead } from '@abhyas/sample-catalogue';
import {
  CLOCK,
  IDS,
  runInTransaction,
  SERVICE_CONFIG,
  withDatabaseLock,
  type Clock,
  type Ids,
} from '@abhyas/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CatalogueConfig } from '../config.js';
import { describePaper } from '../import/derive-tests.js';
import { ImportRepository, type NewQuestion } from '../import/import.repository.js';
import { contentHashOf, examNameKey, identityOf } from '../import/rules/question-digest.js';
import { chooseForSlot, planLiveSlots, type LiveSlot } from './live-schedule.js';
import { SampleArtefact } from './sample-artefact.js';
import { draftOf } from './sample-draft.js';
import { SampleLoader } from './sample-loader.service.js';
import { SampleRepository } from './sample.repository.js';

/** Loads the sample catalogue on start and schedules the next live tests, if configured. */
@Injectable()
export class SampleService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SampleRepository,
    private readonly loader: SampleLoader,
    private readonly artefact: SampleArtefact,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogueConfig,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.SAMPLE_CATALOGUE !== '1') return;
    await withDatabaseLock(this.dataSource, 'sample catalogue', async () => {
      const head = await this.artefact.head();
      await this.loader.bringUpToDate(head);
      await this.scheduleLiveTests(head);
    });
  }

  private async scheduleLiveTests(head: SampleHead): Promise<void> {
    for (const slot of planLiveSlots(head, this.clock.now())) {
      await runInTransaction(this.dataSource, (manager) => this.schedule(manager, slot));
    }
  }

  private async schedule(manager: EntityManager, slot: LiveSlot): Promise<void> {
    const imports = new ImportRepository(manager, this.clock.now());
    await imports.lockCatalogue();
    const exam = await imports.findExam(examNameKey(slot.exam.name));
    if (!exam || exam.archivedAt || (await this.repository.hasLiveTestAt(manager, slot.opensAt)))
      return;
    const questions = await this.makeNewQuestions(imports, slot, exam.id);
    if (questions.length === 0) return;
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
        markingCorrect: slot.exam.marking.correct,
        markingWrong: slot.exam.marking.wrong,
      },
    ]);
    await imports.insertLiveTest({ id: this.ids.uuid(), testId, ...slot });
    await imports.announceChange();
  }

  /** Omits questions that are already in the catalogue, because students may know them. */
  private async makeNewQuestions(
    imports: ImportRepository,
    slot: LiveSlot,
    examId: string,
  ): Promise<NewQuestion[]> {
    const pool = await this.artefact.pool(slot.week);
    const candidates = pool.candidates.map((own) =>
      own.map((question) => draftOf(question, slot.exam.name)),
    );
    const known = await imports.findKnown(candidates.flat().map(identityOf));
    const knownIdentities = new Set(known.map(({ identity }) => identity));
    const fresh = candidates.map((own) =>
      own.filter((draft) => !knownIdentities.has(identityOf(draft))),
    );
    return chooseForSlot(fresh).map((draft) => ({
      questionId: this.ids.uuid(),
      version: 1,
      examId,
      identity: identityOf(draft),
      contentHash: contentHashOf(draft),
      draft,
    }));
  }
}
