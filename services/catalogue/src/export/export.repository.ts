import type { EntityManager } from 'typeorm';
import { bytesOf } from '../figures/bytes-of.js';
import type { ObjectStore } from '../figures/object-store.js';
import type { FigureMediaType } from '../figures/stored-figure.js';
import { readStoredKey, type StoredKey } from '../questions/rules/answer-key.js';
import type { Difficulty } from '../questions/rules/difficulty.js';
import { readStoredParts } from '../questions/rules/question-parts.js';
import { WITHDRAWN } from '../questions/withdrawn-questions.js';
import type { ExportedPictures, ExportedQuestion } from './writers/question-writer.js';

const PAGE = 500;

interface QuestionRow extends StoredKey {
  id: string;
  externalId: string | null;
  source: string | null;
  licence: string | null;
  question: string;
  options: string;
  content: string | null;
  explanation: string | null;
  subject: string;
  topic: string;
  difficulty: Difficulty;
}

export interface ExamToExport {
  id: string;
  name: string;
}

/** The queries of an export, inside its transaction. */
export class ExportRepository implements ExportedPictures {
  constructor(
    private readonly manager: EntityManager,
    private readonly objects: ObjectStore | null,
  ) {}

  async findExam(nameKey: string): Promise<ExamToExport | undefined> {
    const rows: ExamToExport[] = await this.manager.query(
      'SELECT id, name FROM exams WHERE name_key = ?',
      [nameKey],
    );
    return rows[0];
  }

  async listExamNames(): Promise<string[]> {
    const rows: { name: string }[] = await this.manager.query(
      'SELECT name FROM exams ORDER BY position',
    );
    return rows.map(({ name }) => name);
  }

  /** The current version of every question of an exam, in the order in which they were added. */
  async *readQuestions(exam: ExamToExport): AsyncGenerator<ExportedQuestion> {
    let last = '';
    for (;;) {
      const rows = await this.findPage(exam.id, last);
      for (const row of rows) yield toQuestion(row, exam.name);
      const next = rows.at(-1)?.id;
      if (next === undefined || rows.length < PAGE) return;
      last = next;
    }
  }

  /** Counts the questions with pictures of their own, of their options, passage or explanation. */
  async countIllustrated(exam: ExamToExport): Promise<number> {
    const [row]: { illustrated: string | number }[] = await this.manager.query(
      `SELECT COUNT(*) AS illustrated FROM questions q
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
       WHERE q.exam_id = ? AND q.id NOT IN ${WITHDRAWN}
         AND (JSON_LENGTH(v.content, '$.figures') > 0
           OR JSON_LENGTH(v.content, '$.optionFigures') > 0
           OR JSON_LENGTH(v.content, '$.passage.figures') > 0
           OR JSON_LENGTH(v.content, '$.explanationFigures') > 0)`,
      [exam.id],
    );
    return Number(row?.illustrated ?? 0);
  }

  async describe(id: string): Promise<{ mediaType: FigureMediaType; size: number }> {
    const rows: { mediaType: FigureMediaType; size: number | string }[] = await this.manager.query(
      'SELECT media_type AS mediaType, COALESCE(stored_size, LENGTH(bytes)) AS size FROM figures WHERE id = ?',
      [id],
    );
    const { mediaType, size } = only(rows, id);
    return { mediaType, size: Number(size) };
  }

  async read(id: string): Promise<Buffer> {
    const rows: { id: string; bytes: Buffer | null }[] = await this.manager.query(
      'SELECT id, bytes FROM figures WHERE id = ?',
      [id],
    );
    return bytesOf(only(rows, id), this.objects);
  }

  private findPage(examId: string, after: string): Promise<QuestionRow[]> {
    return this.manager.query<QuestionRow[]>(
      `SELECT q.id, q.external_id AS externalId, q.source, q.licence, v.question, v.options,
         v.kind, v.correct, v.answer, v.content, v.explanation, v.subject, v.topic, v.difficulty
       FROM questions q
       JOIN question_versions v ON v.question_id = q.id AND v.version = q.current_version
       WHERE q.exam_id = ? AND q.id NOT IN ${WITHDRAWN} AND q.id > ?
       ORDER BY q.id LIMIT ?`,
      [examId, after, PAGE],
    );
  }
}

function only<T>([row]: readonly T[], id: string): T {
  if (row) return row;
  throw new Error(`The picture ${id} of a question is not stored`);
}

function toQuestion(
  { kind, correct, answer, content, options, ...row }: QuestionRow,
  exam: string,
): ExportedQuestion {
  return {
    ...row,
    ...readStoredParts(content),
    ...{ exam, options: JSON.parse(options) as string[] },
    key: readStoredKey({ kind, correct, answer }),
  };
}
