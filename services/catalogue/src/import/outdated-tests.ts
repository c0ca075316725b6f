import { termsOf, withoutQuestions } from '../patterns/rules/test-pattern.js';
import { countSubjects, difficultyOf } from './rules/plan-tests.js';
import type { ChangedPattern, ShrinkingTest, TestsRepository } from './tests.repository.js';

const TESTS_PER_UPDATE = 500;

/** Tests with corrected questions. At the end of an import, each gets a new version. */
export class OutdatedTests {
  private readonly testIds = new Set<string>();

  constructor(private readonly tests: TestsRepository) {}

  async addTestsWith(questionIds: readonly string[]): Promise<void> {
    if (questionIds.length === 0) return;
    for (const testId of await this.tests.findTestsWith(questionIds)) this.testIds.add(testId);
  }

  async update(): Promise<void> {
    const testIds = [...this.testIds];
    for (let start = 0; start < testIds.length; start += TESTS_PER_UPDATE) {
      await this.addVersions(testIds.slice(start, start + TESTS_PER_UPDATE));
    }
  }

  private async addVersions(testIds: readonly string[]): Promise<void> {
    const shrinking = await this.tests.findShrinking(testIds);
    await this.tests.insertNextVersions(testIds, shrinking.map(shrink));
    const outlines = Map.groupBy(await this.tests.findOutlines(testIds), ({ testId }) => testId);
    for (const [testId, questions] of outlines) {
      await this.tests.updateOutline(testId, difficultyOf(questions), countSubjects(questions));
    }
  }
}

/** A withdrawn question leaves its section, with its marks. */
function shrink({ id, duration, withdrawn, ...test }: ShrinkingTest): ChangedPattern {
  const pattern = withoutQuestions(test.pattern, new Set(withdrawn));
  const terms = termsOf(pattern, duration);
  return {
    testId: id,
    pattern,
    duration: terms.duration,
    markingCorrect: terms.marking.correct,
    markingWrong: terms.marking.wrong,
  };
}
