import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JOIN_AWARD } from '../awards/award-of-question.js';
import type { Award } from '../awards/rules/awards.js';
import type { StoredKey } from '../questions/rules/answer-key.js';
import type { Difficulty } from '../questions/rules/difficulty.js';

export interface PaperRow {
  testId: string;
  version: number;
  examId: string;
  examName: string;
  title: string;
  category: string;
  duration: number;
  markingCorrect: string;
  markingWrong: string;
  /** JSON; null for a paper with one clock and one marking scheme. */
  pattern: string | null;
  opensAt: Date | null;
  closesAt: Date | null;
}

/** The paper that an attempt would start with now. */
export interface CurrentPaperRow extends PaperRow {
  /** When its exam was archived, so that the test cannot be started; null while it can. */
  archivedAt: Date | null;
}

export interface PaperQuestionRow extends StoredKey {
  id: string;
  version: number;
  question: string;
  options: string;
  content: string | null;
  explanation: string | null;
  subject: string;
  topic: string;
  difficulty: Difficulty;
  award: Award | null;
}

const COLUMNS = `
  v.test_id AS testId, v.version, t.exam_id AS examId, e.name AS examName, v.title,
  v.category, v.duration, v.marking_correct AS markingCorrect,
  v.marking_wrong AS markingWrong, v.pattern, l.opens_at AS opensAt, l.closes_at AS closesAt`;

const FROM_VERSION = `
    FROM test_versions v
    JOIN tests t ON t.id = v.test_id
    JOIN exams e ON e.id = t.exam_id
    LEFT JOIN live_tests l ON l.test_id = t.id`;

const CURRENT_PAPER = `SELECT ${COLUMNS}, e.archived_at AS archivedAt ${FROM_VERSION}
   WHERE t.id = ? AND v.version = t.current_version`;

const PAPER_OF_VERSION = `SELECT ${COLUMNS} ${FROM_VERSION}
   WHERE v.test_id = ? AND v.version = ?`;

@Injectable()
export class PapersRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findCurrentPaper(testId: string): Promise<CurrentPaperRow | undefined> {
    const [row] = await this.dataSource.query<CurrentPaperRow[]>(CURRENT_PAPER, [testId]);
    return row;
  }

  async findPaper(testId: string, version: number): Promise<PaperRow | undefined> {
    const [row] = await this.dataSource.query<PaperRow[]>(PAPER_OF_VERSION, [testId, version]);
    return row;
  }

  findQuestions(testId: string, version: number): Promise<PaperQuestionRow[]> {
    return this.dataSource.query<PaperQuestionRow[]>(
      `SELECT v.question_id AS id, v.version, v.question, v.options, v.kind, v.correct, v.answer,
         v.content, v.explanation, v.subject, v.topic, v.difficulty, a.award
       FROM test_questions tq
       JOIN question_versions v
         ON v.question_id = tq.question_id AND v.version = tq.question_version
       ${JOIN_AWARD}
       WHERE tq.test_id = ? AND tq.version = ? ORDER BY tq.position`,
      [testId, version],
    );
  }
}
