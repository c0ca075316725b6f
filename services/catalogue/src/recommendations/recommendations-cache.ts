import { LRUCache } from 'lru-cache';
import type { OfferedTests } from './offered-tests.js';
import type { RecommendationDto } from './recommendations.dto.js';

/** Some 7 KB each, mostly ids of completed tests. */
const MAX_CACHED_STUDENTS = 2000;

/** All tests that can be recommended, and how many participants each has. */
export interface Tests {
  readonly offered: OfferedTests;
  readonly participants: ReadonlyMap<string, number>;
}

/** What a student's recommendations depend on, besides the tests. */
export interface Basis {
  readonly taken: unknown;
  readonly weakest: unknown;
  readonly weakestIn: unknown;
  readonly targets: unknown;
  /** Comma-separated. */
  readonly saved: string;
}

/** Caches recommendations by student, because every read of a profile asks for them and they rarely change. */
export class RecommendationsCache {
  private readonly chosen = new LRUCache<string, { basis: Basis; tests: RecommendationDto[] }>({
    max: MAX_CACHED_STUDENTS,
  });
  /** Cached entries are of these tests and counts: a change clears them, so that none outlives its data. */
  private tests: Tests | undefined;

  /** The number of students whose recommendations are cached. */
  get size(): number {
    return this.chosen.size;
  }

  /** Returns the cached recommendations of a student if they are of the same basis and tests, or chooses them. */
  getOrChoose(
    student: string,
    { basis, tests }: { basis: Basis; tests: Tests },
    choose: () => RecommendationDto[],
  ): RecommendationDto[] {
    if (this.tests?.offered !== tests.offered || this.tests.participants !== tests.participants) {
      this.chosen.clear();
      this.tests = tests;
    }
    const cached = this.chosen.get(student);
    if (cached && isSame(cached.basis, basis)) return cached.tests;
    const chosen = choose();
    this.chosen.set(student, { basis, tests: chosen });
    return chosen;
  }
}

function isSame(one: Basis, other: Basis): boolean {
  return (
    one.taken === other.taken &&
    one.weakest === other.weakest &&
    one.weakestIn === other.weakestIn &&
    one.targets === other.targets &&
    one.saved === other.saved
  );
}
