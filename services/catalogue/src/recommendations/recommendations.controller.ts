import { Internal } from '@abhyas/service-kit';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isId } from '../id.js';
import { readIds } from '../tests/internal-tests.controller.js';
import { RecommendationsRepository, type CandidateRow } from './recommendations.repository.js';
import { chooseRecommendations } from './rules/choose-recommendations.js';

const MOST_TAKEN = 1000;

export interface Recommendation {
  examId: string;
  testId: string;
  name: string;
  description: string;
}

@ApiExcludeController()
@Internal()
@Controller('internal/recommendations')
export class RecommendationsController {
  constructor(private readonly repository: RecommendationsRepository) {}

  @Get()
  async recommend(
    @Query('userId') userId: unknown,
    @Query('taken') taken: unknown,
    @Query('weakest') weakest: unknown,
  ): Promise<Recommendation[]> {
    const takenIds = readIds(taken).slice(0, MOST_TAKEN);
    const student = typeof userId === 'string' && isId(userId) ? userId : '';
    const [examIds, candidates] = await Promise.all([
      this.repository.findExams(student, takenIds),
      this.repository.findCandidates(takenIds),
    ]);
    return chooseRecommendations(candidates, {
      examIds,
      takenTestIds: new Set(takenIds),
      weakestSubject: typeof weakest === 'string' ? weakest : undefined,
    }).map(present);
  }
}

function present(row: CandidateRow): Recommendation {
  const subjects = row.subjects.map(({ subject }) => subject).join(', ');
  return {
    examId: row.examId,
    testId: row.testId,
    name: `${row.examName}: ${row.title}`.replace(
      `${row.examName}: ${row.examName}: `,
      `${row.examName}: `,
    ),
    description: `${row.questions} questions in ${Math.round(row.duration / 60)} minutes: ${subjects}`,
  };
}
