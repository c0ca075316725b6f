import { isUuid } from '@abhyas/service-kit/rules';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { readIds } from '../tests/tests.service.js';
import { OfferedTestsCache, type ListedTest, type OfferedTests } from './offered-tests.js';
import type { RecommendationDto } from './recommendations.dto.js';
import { RecommendationsRepository } from './recommendations.repository.js';
import { chooseRecommendations } from './rules/choose-recommendations.js';

const MAX_TAKEN = 1000;
/** Some 7 KB each, mostly ids of completed tests. */
const MAX_CACHED_STUDENTS = 2000;

/** What the caller knows about the student, as query parameters. */
export interface StudentQuery {
  userId?: unknown;
  /** Ids of the tests taken, comma-separated. */
  taken?: unknown;
  /** The subject with the poorest results. */
  weakest?: unknown;
}

/** All tests that can be recommended, and how many students saved each. */
interface Tests {
  readonly offered: OfferedTests;
  readonly saves: ReadonlyMap<string, number>;
}

/** What a student's recommendations depend on, besides the tests. */
interface Basis {
  readonly taken: unknown;
  readonly weakest: unknown;
  /** Comma-separated. */
  readonly saved: string;
}

@Injectable()
export class RecommendationsService {
  /** Every read of a profile asks for the recommendations, which rarely change. */
  private readonly chosen = new LRUCache<string, { basis: Basis; tests: RecommendationDto[] }>({
    max: MAX_CACHED_STUDENTS,
  });
  /** Cached entries are of these tests and saves: a change clears them, so that none outlives its data. */
  private tests: Tests | undefined;

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
    if (this.tests?.offered !== offered || this.tests.saves !== saves) {
      this.chosen.clear();
      this.tests = { offered, saves };
    }
    const basis = { taken, weakest, saved: savedIds.join(',') };
    const cached = this.chosen.get(student ?? '');
    if (cached && isSame(cached.basis, basis)) return cached.tests;
    const tests = choose(basis, savedIds, this.tests);
    this.chosen.set(student ?? '', { basis, tests });
    return tests;
  }
}

function isSame(one: Basis, other: Basis): boolean {
  return one.taken === other.taken && one.weakest === other.weakest && one.saved === other.saved;
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
