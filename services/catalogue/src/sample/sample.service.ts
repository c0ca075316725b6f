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
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CatalogueConfig } from '../config.js';
import { createLiveTest } from '../import/create-live-test.js';
import { repositoriesOf, type ImportRepositories } from '../import/import-repositories.js';
import { PictureReader, PictureWorkshop } from '../import/pictures/picture-reader.js';
import { examNameKey, identityOf } from '../import/rules/question-digest.js';
import { termsOf } from '../patterns/rules/test-pattern.js';
import { planLivePaper } from './live-paper.js';
import { planLiveSlots, type LiveSlot } from './live-schedule.js';
import { requireProfile } from './require-profile.js';
import { SampleArtefact } from './sample-artefact.js';
import { readDraft, type SampleDraft } from './sample-draft.js';
import { SampleLoader } from './sample-loader.service.js';
import { SampleRepository } from './sample.repository.js';

/** Loads the sample catalogue on start and announces its next live tests, if configured. */
@Injectable()
export class SampleService implements OnModuleInit {
  private readonly logger = new Logger(SampleService.name);

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
    await this.withSample(async (head) => {
      await this.loader.bringUpToDate(head);
      await this.scheduleLiveTests(head);
    });
  }

  /** Announces the next live tests that are not announced yet. */
  announceLiveTests(): Promise<void> {
    return this.withSample((head) => this.scheduleLiveTests(head));
  }

  /** Does nothing unless the sample is configured. */
  private async withSample(work: (head: SampleHead) => Promise<void>): Promise<void> {
    if (this.config.SAMPLE_CATALOGUE !== '1') return;
    await withDatabaseLock(this.dataSource, 'sample catalogue', async () =>
      work(await this.artefact.head()),
    );
  }

  private async scheduleLiveTests(head: SampleHead): Promise<void> {
    for (const slot of planLiveSlots(head, this.clock.now())) {
      await runInTransaction(this.dataSource, (manager) => this.schedule(manager, slot, head));
    }
  }

  /** Announces nothing if the sample has too few new questions. Then an operator has to, from a file. */
  private async schedule(
    manager: EntityManager,
    slot: LiveSlot,
    { exams }: SampleHead,
  ): Promise<void> {
    const repositories = repositoriesOf(manager, this.clock.now());
    await repositories.catalogue.lock();
    const exam = await repositories.catalogue.findExam(examNameKey(slot.exam.name));
    if (!exam || exam.archivedAt || (await this.repository.hasLiveTestAt(manager, slot.opensAt)))
      return;
    const { profiles, ...terms } = slot;
    const found = await this.findNewQuestions(
      repositories,
      slot,
      exams.map(({ name }) => name),
    );
    const paper = planLivePaper(
      profiles.map(requireProfile),
      found.map(({ draft }) => draft),
    );
    if (!paper) {
      this.logger.warn(
        { exam: exam.name, opensAt: slot.opensAt },
        'The sample has no new questions for a live test. Announce one with catalogue:announce',
      );
      return;
    }
    const chosen = new Set(paper.drafts);
    await repositories.figures.save(
      found.flatMap(({ draft, addedFigures }) => (chosen.has(draft) ? addedFigures : [])),
    );
    await createLiveTest(
      { ...repositories, ids: this.ids },
      {
        ...terms,
        ...{ drafts: paper.drafts, pattern: paper.pattern, duration: paper.duration },
        title: `${slot.title} (${paper.label})`,
        examId: exam.id,
        marking: termsOf(paper.pattern, paper.duration).marking,
      },
    );
  }

  /**
   * Omits questions that are already in the catalogue, because students may know them: also those of other
   * sample exams, which share authored questions, because many students prepare for several.
   */
  private async findNewQuestions(
    { questions, figures }: ImportRepositories,
    slot: LiveSlot,
    exams: readonly string[],
  ): Promise<SampleDraft[]> {
    const pool = await this.artefact.pool(slot.week);
    const pictures = new PictureReader(new PictureWorkshop(), figures);
    const candidates: SampleDraft[] = [];
    for (const question of pool.candidates.flat()) {
      candidates.push(await readDraft(question, slot.exam.name, pictures));
    }
    const identitiesOf = ({ draft }: SampleDraft) =>
      exams.map((exam) => identityOf({ ...draft, exam }));
    const known = await questions.findKnown(candidates.flatMap(identitiesOf));
    const knownIdentities = new Set(known.map(({ identity }) => identity));
    return candidates.filter(
      (found) => !identitiesOf(found).some((identity) => knownIdentities.has(identity)),
    );
  }
}
