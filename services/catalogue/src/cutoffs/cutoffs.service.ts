import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogueVersionService } from '../catalogue-version/catalogue-version.service.js';
import type { VersionedResponse } from '../catalogue-version/conditional-response.js';
import { ResponseCache } from '../catalogue-version/response-cache.js';
import { examNotFound } from '../exams/exams.errors.js';
import { ExamsRepository } from '../exams/exams.repository.js';
import { testArchived, testNotFound } from '../tests/tests.errors.js';
import type { CutoffsDto } from './cutoffs.dto.js';
import { presentCutoff } from './cutoffs.presenter.js';
import { CutoffsRepository } from './cutoffs.repository.js';
import { hasStage } from './rules/has-stage.js';

@Injectable()
export class CutoffsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly exams: ExamsRepository,
    private readonly version: CatalogueVersionService,
    private readonly responses: ResponseCache,
  ) {}

  /** The cut-offs that the results of a test show. */
  async ofTest(examId: string, testId: string): Promise<VersionedResponse> {
    const version = await this.version.current();
    const body = await this.responses.getOrCreate(version, `cutoffs ${examId} ${testId}`, () =>
      this.read(examId, testId),
    );
    return { version, body };
  }

  private async read(examId: string, testId: string): Promise<CutoffsDto> {
    const [exam, test] = await Promise.all([
      this.exams.findOne(examId),
      this.exams.findTest(examId, testId),
    ]);
    if (!exam) throw examNotFound();
    if (!test) throw testNotFound();
    if (exam.archivedAt) throw testArchived();
    // A test of one chapter says nothing about the marks of a whole paper.
    if (test.category !== 'full') return { cutoffs: [] };
    const cutoffs = await new CutoffsRepository(this.dataSource.manager).findOfExam(examId);
    return {
      cutoffs: cutoffs.filter(({ stage }) => hasStage(test.title, stage)).map(presentCutoff),
    };
  }
}
