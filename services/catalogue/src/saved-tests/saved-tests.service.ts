import { CLOCK, type Clock } from '@abhyas/service-kit';
import { isUuid } from '@abhyas/service-kit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { TestSummariesRepository } from '../tests/test-summaries.repository.js';
import { testArchived, testNotFound } from '../tests/tests.errors.js';
import type { SavedTestDto } from './saved-tests.dto.js';
import { savedTestNotFound } from './saved-tests.errors.js';
import { presentSavedTest } from './saved-tests.presenter.js';
import { SavedTestsRepository } from './saved-tests.repository.js';

@Injectable()
export class SavedTestsService {
  constructor(
    private readonly repository: SavedTestsRepository,
    private readonly tests: TestSummariesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Tests of archived exams stay saved, but are hidden until the exam is offered again. */
  async list(userId: string): Promise<SavedTestDto[]> {
    const saved = await this.repository.findOwn(userId);
    const tests = await this.tests.findByIds(saved.map(({ testId }) => testId));
    const byId = new Map(tests.map((test) => [test.testId, test]));
    return saved.flatMap((entry) => {
      const test = byId.get(entry.testId);
      return test && !test.archivedAt ? [presentSavedTest(entry, test)] : [];
    });
  }

  /** Idempotent: saving a test again keeps the first date. */
  async save(userId: string, testId: string): Promise<SavedTestDto> {
    if (!isUuid(testId)) throw testNotFound();
    const [test] = await this.tests.findByIds([testId]);
    if (!test) throw testNotFound();
    if (test.archivedAt) throw testArchived();
    const savedAt = this.clock.now();
    await this.repository.save(userId, testId, savedAt);
    const entry = await this.repository.findOne(userId, testId);
    return presentSavedTest(entry ?? { userId, testId, savedAt }, test);
  }

  async remove(userId: string, testId: string): Promise<void> {
    if (!(await this.repository.remove(userId, testId))) throw savedTestNotFound();
  }
}
