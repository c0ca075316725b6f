import { Injectable } from '@nestjs/common';
import type { ListedTestDto } from './exam-tests.dto.js';
import { ExamTestsRepository } from './exam-tests.repository.js';

@Injectable()
export class ExamTestsService {
  constructor(private readonly repository: ExamTestsRepository) {}

  /** The listed tests of an exam, in list order; empty for an exam that is not offered. */
  list(examId: string): Promise<ListedTestDto[]> {
    return this.repository.findListed(examId);
  }
}
