import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { testArchived, testNotFound } from '../tests/tests.errors.js';
import type { PaperSnapshotDto } from './papers.dto.js';
import { paperFormatUnknown, paperNotFound } from './papers.errors.js';
import { presentPaper } from './papers.presenter.js';
import { PapersRepository } from './papers.repository.js';

/** Counts what papers contain. A later field that a caller must not drop needs the next number. */
const PAPER_FORMAT = 1;

/** A paper with the ETag that distinguishes it from others of the same test. */
export interface TaggedPaper {
  paper: PaperSnapshotDto;
  tag: string;
}

@Injectable()
export class PapersService {
  constructor(private readonly repository: PapersRepository) {}

  /**
   * Returns the current paper, or null if it has this tag. Throws if the exam is archived, or if papers
   * have more than the caller's format: the caller would store them without, and for good.
   */
  async currentUnless(
    testId: string,
    tag: string | undefined,
    format: number,
  ): Promise<TaggedPaper | null> {
    if (!(format >= PAPER_FORMAT)) throw paperFormatUnknown();
    const row = await this.repository.findCurrentPaper(testId);
    if (!row) throw testNotFound();
    const { archivedAt, ...paper } = row;
    if (archivedAt) throw testArchived();
    // The questions of a version never change; everything else in a paper is in its row.
    const current = `"${createHash('sha256').update(JSON.stringify(paper)).digest('base64url')}"`;
    if (current === tag) return null;
    const questions = await this.repository.findQuestions(testId, paper.version);
    return { paper: presentPaper(paper, questions), tag: current };
  }

  async ofVersion(testId: string, version: string): Promise<PaperSnapshotDto> {
    if (!/^\d{1,9}$/.test(version)) throw paperNotFound();
    const [paper, questions] = await Promise.all([
      this.repository.findPaper(testId, Number(version)),
      this.repository.findQuestions(testId, Number(version)),
    ]);
    if (!paper) throw paperNotFound();
    return presentPaper(paper, questions);
  }
}
