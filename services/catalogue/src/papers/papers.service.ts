import { DomainError } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { testNotFound } from '../exams/exams.errors.js';
import { isId } from '../id.js';
import { presentPaper } from './papers.presenter.js';
import { PapersRepository } from './papers.repository.js';
import type { SealedPaper } from './sealed-paper.js';

@Injectable()
export class PapersService {
  constructor(private readonly repository: PapersRepository) {}

  async current(testId: string): Promise<SealedPaper> {
    if (!isId(testId)) throw testNotFound();
    const version = await this.repository.findCurrentVersion(testId);
    if (version === undefined) throw testNotFound();
    return this.sealed(testId, version);
  }

  async ofVersion(testId: string, version: string): Promise<SealedPaper> {
    if (!isId(testId)) throw testNotFound();
    if (!/^\d{1,9}$/.test(version)) throw paperNotFound();
    return this.sealed(testId, Number(version));
  }

  private async sealed(testId: string, version: number): Promise<SealedPaper> {
    const [paper, questions] = await Promise.all([
      this.repository.findPaper(testId, version),
      this.repository.findQuestions(testId, version),
    ]);
    if (!paper) throw paperNotFound();
    return presentPaper(paper, questions);
  }
}

function paperNotFound(): DomainError {
  return new DomainError('paper_not_found', 404, 'This test has no paper of that version.');
}
