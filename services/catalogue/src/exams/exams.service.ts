import { Injectable } from '@nestjs/common';
import { CatalogueVersion } from '../catalogue-state/catalogue-version.js';
import { isId } from '../id.js';
import { LiveTestsRepository } from '../live-tests/live-tests.repository.js';
import { ExamDirectory, type Directory } from './exam-directory.js';
import type { ExamDetail, ExamPage, TestDetail } from './exams.dto.js';
import { examNotFound, testNotFound } from './exams.errors.js';
import { presentExamDetail, presentExamPage, presentTestDetail } from './exams.presenter.js';
import { ExamsRepository } from './exams.repository.js';
import { cutPage } from './rules/page.js';

const DETAILS_KEPT = 100;

/** Page and limit as they come in the address; any value is taken. */
export interface PageQuery {
  page?: unknown;
  limit?: unknown;
}

@Injectable()
export class ExamsService {
  private details: { version: string; exams: Map<string, Promise<ExamDetail>> } | undefined;

  constructor(
    private readonly directory: ExamDirectory,
    private readonly repository: ExamsRepository,
    private readonly liveTests: LiveTestsRepository,
    private readonly version: CatalogueVersion,
  ) {}

  currentDirectory(): Promise<Directory> {
    return this.directory.current();
  }

  currentVersion(): Promise<string> {
    return this.version.current();
  }

  list(directory: Directory, { page, limit }: PageQuery): ExamPage {
    return presentExamPage(cutPage(directory.exams, page, limit));
  }

  /** An empty search is the whole list. */
  search(directory: Directory, text: string, { page, limit }: PageQuery): ExamPage {
    const found = text.trim() === '' ? directory.exams : directory.search(text);
    return presentExamPage(cutPage(found, page, limit));
  }

  async detail(examId: string, version: string): Promise<ExamDetail> {
    if (!isId(examId)) throw examNotFound();
    if (this.details?.version !== version) this.details = { version, exams: new Map() };
    const { exams } = this.details;
    const known = exams.get(examId);
    if (known) return known;
    const detail = this.readDetail(examId);
    exams.set(examId, detail);
    // Neither failures nor exams that do not exist are worth remembering.
    detail.catch(() => exams.delete(examId));
    const oldest = exams.keys().next().value;
    if (exams.size > DETAILS_KEPT && oldest !== undefined) exams.delete(oldest);
    return detail;
  }

  private async readDetail(examId: string): Promise<ExamDetail> {
    const [exam, tests, topics, live] = await Promise.all([
      this.repository.findOne(examId),
      this.repository.findListed(examId),
      this.repository.countTopics(examId),
      this.liveTests.findOfExam(examId),
    ]);
    if (!exam) throw examNotFound();
    return presentExamDetail(exam, tests, topics, live);
  }

  async testDetail(examId: string, testId: string): Promise<TestDetail> {
    if (!isId(examId)) throw examNotFound();
    if (!isId(testId)) throw testNotFound();
    const [exam, test, live] = await Promise.all([
      this.repository.findOne(examId),
      this.repository.findTest(examId, testId),
      this.liveTests.findByTest(testId),
    ]);
    if (!exam) throw examNotFound();
    if (!test) throw testNotFound();
    return presentTestDetail(test, exam, live);
  }
}
