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
import { paginate, readPageRequest, type PageRequest } from './rules/page.js';

/** Page and limit as they come in the URL; any value is accepted. */
export interface PageQuery {
  page?: unknown;
  limit?: unknown;
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

  list({ page, limit }: PageQuery): Promise<VersionedResponse> {
    return this.findPage(readPageRequest(page, limit));
  }

  /** All offered exams, in list order. */
  async references(): Promise<ExamReferenceDto[]> {
    const { exams } = await this.directory.at(await this.version.current());
    return exams.map(({ _id, name }) => ({ _id, name }));
  }

  /** An empty search returns the whole list. */
  search(text: string, { page, limit }: PageQuery): Promise<VersionedResponse> {
    const isEmpty = text.trim() === '';
    return this.findPage(readPageRequest(page, limit), isEmpty ? undefined : foldQuery(text));
  }

  private findPage(request: PageRequest, search?: string): Promise<VersionedResponse> {
    const key = `${search === undefined ? 'list' : 'search'} ${request.page} ${request.size} ${search}`;
    return this.respond(key, async (version) => {
      const directory = await this.directory.at(version);
      const { exams, notOffered }: FoundExams =
        search === undefined ? directory : directory.search(search);
      return presentExamPage(paginate(exams, request), notOffered);
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
    return { version, json: await this.responses.getOrCreate(version, key, () => create(version)) };
  }

  private async readDetail(examId: string): Promise<ExamDetailDto> {
    const [exam, tests, topics, live] = await Promise.all([
      this.repository.findOne(examId),
      this.repository.findListed(examId),
      this.repository.countTopics(examId),
      this.liveTests.findOfExam(examId),
    ]);
    if (!exam) throw examNotFound();
    if (exam.archivedAt) throw examArchived();
    return presentExamDetail(exam, tests, topics, live);
  }

  private async readTestDetail(examId: string, testId: string): Promise<TestDetailDto> {
    const [exam, test, live] = await Promise.all([
      this.repository.findOne(examId),
      this.repository.findTest(examId, testId),
      this.liveTests.findByTest(testId),
    ]);
    if (!exam) throw examNotFound();
    if (!test) throw testNotFound();
    if (exam.archivedAt) throw testArchived();
    return presentTestDetail(test, exam, live);
  }
}
