import { Injectable } from '@nestjs/common';
import { CatalogueVersionService } from '../catalogue-version/catalogue-version.service.js';
import type { VersionedResponse } from '../catalogue-version/conditional-response.js';
import { ResponseCache } from '../catalogue-version/response-cache.js';
import { LiveTestsRepository } from '../live-tests/live-tests.repository.js';
import { foldQuery } from '../search/exam-search.js';
import { testArchived, testNotFound } from '../tests/tests.errors.js';
import { ExamDirectory, type FoundExams } from './exam-directory.js';
import type { ExamDetailDto, ExamReferenceDto, TestDetailDto } from './exams.dto.js';
import { examArchived, examNotFound } from './exams.errors.js';
import { presentExamDetail, presentExamPage, presentTestDetail } from './exams.presenter.js';
import { ExamsRepository } from './exams.repository.js';
import { examsOfCategory } from './rules/exam-categories.js';
import { paginate, readPageRequest } from './rules/page.js';

const MAX_CATEGORY_LENGTH = 60;

/** Page, limit and category as they come in the URL; any value is accepted. */
export interface ExamsQuery {
  page?: unknown;
  limit?: unknown;
  /** Only exams of this category. */
  category?: string | undefined;
}

@Injectable()
export class ExamsService {
  constructor(
    private readonly directory: ExamDirectory,
    private readonly repository: ExamsRepository,
    private readonly liveTests: LiveTestsRepository,
    private readonly version: CatalogueVersionService,
    private readonly responses: ResponseCache,
  ) {}

  list(query: ExamsQuery): Promise<VersionedResponse> {
    return this.findPage(query);
  }

  /** All offered exams, in list order. */
  async references(): Promise<ExamReferenceDto[]> {
    const { exams } = await this.directory.at(await this.version.current());
    return exams.map(({ _id, name }) => ({ _id, name }));
  }

  /** An empty search returns the whole list. */
  search(text: string, query: ExamsQuery): Promise<VersionedResponse> {
    const isEmpty = text.trim() === '';
    return this.findPage(query, isEmpty ? undefined : foldQuery(text));
  }

  private findPage(
    { page, limit, category }: ExamsQuery,
    search?: string,
  ): Promise<VersionedResponse> {
    const request = readPageRequest(page, limit);
    const wanted = category?.trim().slice(0, MAX_CATEGORY_LENGTH).toLowerCase() || undefined;
    const key = `exams ${request.page} ${request.size} ${JSON.stringify([wanted, search])}`;
    return this.respond(key, async (version) => {
      const directory = await this.directory.at(version);
      const { exams, notOffered }: FoundExams =
        search === undefined ? directory : directory.search(search);
      return presentExamPage(
        paginate(examsOfCategory(exams, wanted), request),
        directory.categories,
        directory.totals,
        notOffered,
      );
    });
  }

  detail(examId: string): Promise<VersionedResponse> {
    return this.respond(`exam ${examId}`, () => this.readDetail(examId));
  }

  testDetail(examId: string, testId: string): Promise<VersionedResponse> {
    return this.respond(`test ${examId} ${testId}`, () => this.readTestDetail(examId, testId));
  }

  private async respond(
    key: string,
    create: (version: string) => Promise<object>,
  ): Promise<VersionedResponse> {
    const version = await this.version.current();
    return { version, body: await this.responses.getOrCreate(version, key, () => create(version)) };
  }

  private async readDetail(examId: string): Promise<ExamDetailDto> {
    const [exam, tests, topics, live, patterns] = await Promise.all([
      this.repository.findOne(examId),
      this.repository.findListed(examId),
      this.repository.countTopics(examId),
      this.liveTests.findOfExam(examId),
      this.repository.findPatterns(examId),
    ]);
    if (!exam) throw examNotFound();
    if (exam.archivedAt) throw examArchived();
    return presentExamDetail(exam, tests, topics, live, patterns);
  }

  private async readTestDetail(examId: string, testId: string): Promise<TestDetailDto> {
    const [exam, test, live, pattern] = await Promise.all([
      this.repository.findOne(examId),
      this.repository.findTest(examId, testId),
      this.liveTests.findByTest(testId),
      this.repository.findPattern(testId),
    ]);
    if (!exam) throw examNotFound();
    if (!test) throw testNotFound();
    if (exam.archivedAt) throw testArchived();
    return presentTestDetail(test, exam, live, pattern);
  }
}
