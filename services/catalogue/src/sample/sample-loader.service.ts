import type { SampleHead, SampleQuestion } from '@abhyas/sample-catalogue';
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
import { importQuestions } from '../import/import-questions.js';
import { repositoriesOf, type ImportRepositories } from '../import/import-repositories.js';
import type { ReadItem } from '../import/rules/import-item.js';
import type { ImportReport } from '../import/rules/import-report.js';
import { describeNewExam, type ExamDescription } from '../import/rules/new-exam.js';
import { examNameKey, identityOf } from '../import/rules/question-digest.js';
import { ExamProfilesRepository } from '../profiles/exam-profiles.repository.js';
import { insertSeries } from '../profiles/insert-series.js';
import type { ExamProfile } from '../profiles/rules/exam-profile.js';
import { requireProfile } from './require-profile.js';
import { SampleArtefact } from './sample-artefact.js';
import { draftOf, itemOf, SAMPLE_SOURCE } from './sample-draft.js';
import { planFullMocks, planSectionals } from './sample-papers.js';
import { SampleRepository, type SampleText } from './sample.repository.js';

/** Questions per derived test. */
const TEST_SIZE = 40;

/** Updates the sample catalogue to its current edition. */
@Injectable()
export class SampleLoader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: SampleRepository,
    private readonly artefact: SampleArtefact,
    private readonly logger: BootLogger,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /**
   * Loads what an installation does not have yet, once per edition. Content of an earlier edition and
   * attempts at it do not change. A catalogue with exams but without the sample is not changed.
   */
  async bringUpToDate(head: SampleHead): Promise<void> {
    if ((await this.repository.findEdition()) >= head.edition) return;
    const isOlder = await this.repository.hasQuestionsFrom(SAMPLE_SOURCE);
    if (!isOlder && (await this.repository.hasExams())) return;
    const startedAt = performance.now();
    const earlier = isOlder ? await this.repository.findTexts(SAMPLE_SOURCE) : [];
    const report = await this.importSample(head, earlier);
    const papers = await runInTransaction(this.dataSource, (manager) =>
      this.complete(manager, head, earlier),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const megabytes = Math.round(process.memoryUsage.rss() / 2 ** 20);
    this.logger.info(
      `Sample catalogue: ${report.added} questions in ${report.testsMade + papers} tests, loaded in ${seconds} s (${megabytes} MB resident)`,
    );
  }

  private async importSample(
    head: SampleHead,
    earlier: readonly SampleText[],
  ): Promise<ImportReport> {
    const { dataSource, ids, clock } = this;
    const known = new Map(
      earlier.map(({ nameKey, question, identity }) => [keyOf(nameKey, question), identity]),
    );
    const report = await importQuestions(
      { dataSource, ids, clock },
      {
        read: () => this.readSample(known),
        size: TEST_SIZE,
        price: 0,
        descriptionOf: (name) => descriptionIn(head, name),
        isStrict: true,
        isDryRun: false,
      },
    );
    if (report.taken) return report;
    throw new Error(`The sample catalogue is invalid: ${report.refusals[0]?.reason}`);
  }

  /** Skips questions that an earlier edition had with the options in another order. */
  private async *readSample(known: ReadonlyMap<string, string>): AsyncGenerator<ReadItem> {
    for await (const item of this.artefact.questions()) {
      const identity = known.get(keyOf(examNameKey(item.exam), item.question));
      const isReordered =
        isPlain(item) &&
        identity !== undefined &&
        identity !== identityOf(draftOf(item, item.exam));
      if (!isReordered) yield itemOf(item, item.exam);
    }
  }

  /** Adds what the import does not derive: mock tests like the real papers, and the exams' descriptions. */
  private async complete(
    manager: EntityManager,
    { edition, exams, profiles }: SampleHead,
    earlier: readonly SampleText[],
  ): Promise<number> {
    const earlierExams = new Set(earlier.map(({ nameKey }) => nameKey));
    const repositories = repositoriesOf(manager, this.clock.now());
    const stored = new ExamProfilesRepository(manager, this.clock.now());
    const { catalogue } = repositories;
    await catalogue.lock();
    let created = 0;
    for (const exam of exams) {
      const found = await catalogue.findExam(examNameKey(exam.name));
      if (!found) continue;
      // An exam that an operator created before the sample had it keeps its price and description.
      if (earlierExams.has(examNameKey(exam.name))) {
        await this.repository.updateDescription(manager, found.id, exam);
      }
      const own = profiles.filter((profile) => profile.exam === exam.name).map(requireProfile);
      created += await this.addPapers(repositories, stored, found.id, own);
    }
    await this.repository.setEdition(manager, edition);
    await catalogue.announceChange();
    return created;
  }

  private async addPapers(
    repositories: ImportRepositories,
    profiles: ExamProfilesRepository,
    examId: string,
    own: readonly ExamProfile[],
  ): Promise<number> {
    const { derivations, tests } = repositories;
    const lacking: ExamProfile[] = [];
    for (const profile of own) {
      const known = await profiles.find(profile.id);
      // A profile that an operator changed, or stored for another exam, stays.
      if (!known) await profiles.insert({ examId, version: 1, profile });
      // A later edition does not extend a series.
      const composed = await profiles.countComposed(examId, profile.title);
      if (composed === 0 && (known?.examId ?? examId) === examId) lacking.push(profile);
    }
    const sectionals = await tests.countTests(examId, 'sectional');
    const planned = [
      ...planFullMocks(lacking, await derivations.findUnplaced(examId, 'full')),
      ...planSectionals(own, await derivations.findUnplaced(examId, 'sectional')).filter(
        ({ groupName }) => !sectionals.has(groupName),
      ),
    ];
    let created = 0;
    for (const series of planned) {
      const inserted = await insertSeries({ tests, ids: this.ids }, examId, series);
      created += inserted.length;
    }
    return created;
  }
}

/** Several questions with more than a text can have the same text. */
function isPlain(question: SampleQuestion): boolean {
  if (question.kind !== undefined) return false;
  const { table, passage, figures, optionFigures } = question;
  return !table && !passage && !figures && !optionFigures;
}

function keyOf(examKey: string, question: string): string {
  return `${examKey}\n${question}`;
}

function descriptionIn({ exams }: SampleHead, name: string): ExamDescription & { price?: number } {
  return exams.find((exam) => exam.name === name) ?? describeNewExam(name);
}
