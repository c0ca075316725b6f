import { Injectable } from '@nestjs/common';
import { isId } from '../id.js';
import { readIds } from '../tests/tests.service.js';
import { RecommendationsRepository, type CandidateRow } from './recommendations.repository.js';
import { chooseRecommendations } from './rules/choose-recommendations.js';

const MOST_TAKEN = 1000;

export interface Recommendation {
  examId: string;
  testId: string;
  name: string;
  description: string;
}

/** What the caller knows of the student, as it came in the address. */
export interface StudentQuery {
  userId?: unknown;
  /** Ids of the tests taken, comma-separated. */
  taken?: unknown;
  /** The subject with the poorest results. */
  weakest?: unknown;
}

@Injectable()
export class RecommendationsService {
  constructor(private readonly repository: RecommendationsRepository) {}

  async recommend({ userId, taken, weakest }: StudentQuery): Promise<Recommendation[]> {
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
  const minutes = Math.round(row.duration / 60);
  return {
    examId: row.examId,
    testId: row.testId,
    name: row.title.startsWith(`${row.examName}:`) ? row.title : `${row.examName}: ${row.title}`,
    description: `${row.questions} questions in ${minutes} minutes: ${subjects}`,
  };
}
