import { CLOCK, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptConfig } from '../../config.js';
import { SolutionsService } from '../../papers/solutions.service.js';
import type { AttemptedTestsDto, OwnAttemptedTestDto } from './attempted-tests.dto.js';
import { presentOwnTests } from './attempted-tests.presenter.js';
import { AttemptedTestsRepository } from './attempted-tests.repository.js';

/** A start that has already read the paper may still be running. The gateway's timeout is the same. */
const MAX_START_MS = 5000;

@Injectable()
export class AttemptedTestsService {
  constructor(
    private readonly repository: AttemptedTestsRepository,
    private readonly solutions: SolutionsService,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(testIds: readonly string[]): Promise<AttemptedTestsDto> {
    return {
      attempted: await this.repository.findAttempted(testIds),
      startableForMs: this.config.PAPERS_FRESH_MS + MAX_START_MS,
    };
  }

  /** What a student has done with the tests of an exam. */
  async listOwn(userId: string, examId: string): Promise<OwnAttemptedTestDto[]> {
    const [finished, open] = await Promise.all([
      this.repository.findOwnFinished(userId, examId),
      this.repository.findOwnOpen(userId, examId, this.clock.now()),
    ]);
    const closed = await this.solutions.closedAmong(finished.map(({ testId }) => testId));
    return presentOwnTests(finished, open, closed);
  }
}
