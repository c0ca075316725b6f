import { Injectable } from '@nestjs/common';
import { isId } from '../id.js';
import { readIds } from '../tests/tests.service.js';
import { OfferedTestsCache, type ListedTest } from './offered-tests.js';
import { RecommendationsRepository } from './recommendations.repository.js';
import { chooseRecommendations } from './rules/choose-recommendations.js';

const MAX_TAKEN = 1000;

export interface Recommendation {
  examId: string;
  testId: string;
  name: string;
  description: string;
}

/** What the caller knows about the student, as query parameters. */
export interface StudentQuery {
  userId?: unknown;
  /** Ids of the tests taken, comma-separated. */
  taken?: unknown;
  /** The subject with the poorest results. */
  weakest?: unknown;
}

@Injectable()
export class RecommendationsService {
  constructor(
    private readonly repository: RecommendationsRepository,
    private readonly offered: OfferedTestsCache,
  ) {}

  async recommend({ userId, taken, weakest }: StudentQuery): Promise<Recommendation[]> {
    const takenIds = readIds(taken).slice(0, MAX_TAKEN);
    const [savedIds, { examOf, listed }, saves] = await Promise.all([
      typeof userId === 'string' && isId(userId) ? this.repository.findSavedIds(userId) : [],
      this.offered.current(),
      this.offered.countSaves(),
    ]);
    return chooseRecommendations(listed, {
      examIds: new Set([...takenIds, ...savedIds].flatMap((id) => examOf.get(id) ?? [])),
      takenTestIds: new Set(takenIds),
      weakestSubject: typeof weakest === 'string' ? weakest : undefined,
      saves,
    }).map(present);
  }
}

function present(row: ListedTest): Recommendation {
  const subjects = row.subjects.map(({ subject }) => subject).join(', ');
  const minutes = Math.round(row.duration / 60);
  return {
    examId: row.examId,
    testId: row.testId,
    name: row.title.startsWith(`${row.examName}:`) ? row.title : `${row.examName}: ${row.title}`,
    description: `${row.questions} questions in ${minutes} minutes: ${subjects}`,
  };
}
