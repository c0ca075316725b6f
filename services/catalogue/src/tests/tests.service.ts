import { Injectable } from '@nestjs/common';
import { isId } from '../id.js';
import { TestSummariesRepository, type TestSummaryRow } from './test-summaries.repository.js';

const MAX_IDS = 500;

/** A test as other services know it. */
export interface InternalTest {
  testId: string;
  title: string;
  category: string;
  exam: { _id: string; name: string };
  questions: number;
  /** Seconds. */
  duration: number;
}

@Injectable()
export class TestsService {
  constructor(private readonly repository: TestSummariesRepository) {}

  /** The tests of a comma-separated list of ids, in its order; unknown ids are left out. */
  async find(ids: unknown): Promise<InternalTest[]> {
    const wanted = readIds(ids).slice(0, MAX_IDS);
    const rows = await this.repository.findByIds(wanted);
    const byId = new Map(rows.map((row) => [row.testId, row]));
    return wanted.flatMap((id) => {
      const row = byId.get(id);
      return row ? [present(row)] : [];
    });
  }
}

/** Reads a comma-separated list of ids, each once; what cannot be an id is left out. */
export function readIds(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return [...new Set(value.split(',').map((id) => id.trim()))].filter(isId);
}

function present(row: TestSummaryRow): InternalTest {
  return {
    testId: row.testId,
    title: row.title,
    category: row.category,
    exam: { _id: row.examId, name: row.examName },
    questions: row.questions,
    duration: row.duration,
  };
}
