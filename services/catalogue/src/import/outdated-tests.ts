import { countSubjects, difficultyOf } from './rules/plan-tests.js';
import type { TestsRepository } from './tests.repository.js';

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
    await this.tests.insertNextVersions(testIds);
    const outlines = Map.groupBy(await this.tests.findOutlines(testIds), ({ testId }) => testId);
    for (const [testId, questions] of outlines) {
      await this.tests.updateOutline(testId, difficultyOf(questions), countSubjects(questions));
    }
  }
}
