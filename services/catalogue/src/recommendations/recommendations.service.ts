import { isUuid } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { readIds } from '../tests/tests.service.js';
import { OfferedTestsCache, type ListedTest } from './offered-tests.js';
import { RecommendationsCache, type Basis, type Tests } from './recommendations-cache.js';
import type { RecommendationDto } from './recommendations.dto.js';
import { RecommendationsRepository } from './recommendations.repository.js';
import { chooseRecommendations } from './rules/choose-recommendations.js';

const MAX_TAKEN = 1000;
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
  private readonly cache = new RecommendationsCache();

  constructor(
    private readonly repository: RecommendationsRepository,
    private readonly offered: OfferedTestsCache,
  ) {}

  async recommend({ userId, taken, weakest }: StudentQuery): Promise<RecommendationDto[]> {
    const student = typeof userId === 'string' && isUuid(userId) ? userId : undefined;
    const [savedIds, offered, saves] = await Promise.all([
      student === undefined ? [] : this.repository.findSavedIds(student),
      this.offered.current(),
      this.offered.countSaves(),
    ]);
    const tests = { offered, saves };
    const basis = { taken, weakest, saved: savedIds.join(',') };
    return this.cache.getOrChoose(student ?? '', { basis, tests }, () =>
      choose(basis, savedIds, tests),
    );
  }
}

function choose(
  { taken, weakest }: Basis,
  savedIds: readonly string[],
  { offered, saves }: Tests,
): RecommendationDto[] {
  const takenIds = readIds(taken).slice(0, MAX_TAKEN);
  const examIds = [...takenIds, ...savedIds].flatMap((id) => offered.examOf.get(id) ?? []);
  return chooseRecommendations(offered.listed, {
    examIds: new Set(examIds),
    takenTestIds: new Set(takenIds),
    weakestSubject: typeof weakest === 'string' ? weakest : undefined,
    saves,
  }).map(present);
}

function present(row: ListedTest): RecommendationDto {
  const subjects = row.subjects.map(({ subject }) => subject).join(', ');
  const minutes = Math.round(row.duration / 60);
  return {
    examId: row.examId,
    testId: row.testId,
    name: row.title.startsWith(`${row.examName}:`) ? row.title : `${row.examName}: ${row.title}`,
    description: `${row.questions} questions in ${minutes} minutes: ${subjects}`,
  };
}
