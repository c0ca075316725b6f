import { isUuid } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { TestSummariesRepository, type TestSummaryRow } from './test-summaries.repository.js';

const MAX_IDS = 500;

/** A test as other services receive it. */
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

  /** Finds tests by a comma-separated list of ids, in its order; unknown ids are omitted. */
  async find(ids: unknown): Promise<InternalTest[]> {
    const requestedIds = readIds(ids).slice(0, MAX_IDS);
    const rows = await this.repository.findByIds(requestedIds);
    const byId = new Map(rows.map((row) => [row.testId, row]));
    return requestedIds.flatMap((id) => {
      const row = byId.get(id);
      return row ? [present(row)] : [];
    });
  }
}

/** Parses a comma-separated list of ids, without duplicates; invalid ids are omitted. */
export function readIds(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return [...new Set(value.split(',').map((id) => id.trim()))].filter(isUuid);
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
