import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isId } from '../id.js';
import { TestSummariesRepository, type TestSummaryRow } from './test-summaries.repository.js';

const MOST_IDS = 500;

export interface InternalTest {
  testId: string;
  title: string;
  category: string;
  exam: { _id: string; name: string };
  questions: number;
  duration: number;
}

/** Names and sizes of tests for other services, in the order asked for; unknown ids are left out. */
@ApiExcludeController()
@Internal()
@Controller('internal/tests')
export class InternalTestsController {
  constructor(private readonly tests: TestSummariesRepository) {}

  @Get()
  async find(@Query('ids') ids: unknown): Promise<InternalTest[]> {
    const wanted = readIds(ids).slice(0, MOST_IDS);
    const rows = await this.tests.findByIds(wanted);
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
