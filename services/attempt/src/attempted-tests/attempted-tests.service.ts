import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AttemptConfig } from '../config.js';
import type { AttemptedTestsDto } from './attempted-tests.dto.js';
import { AttemptedTestsRepository } from './attempted-tests.repository.js';

/** A start that has already read the paper may still be running. The gateway's timeout is the same. */
const MAX_START_MS = 5000;

@Injectable()
export class AttemptedTestsService {
  constructor(
    private readonly repository: AttemptedTestsRepository,
    @Inject(SERVICE_CONFIG) private readonly config: AttemptConfig,
  ) {}

  async find(testIds: readonly string[]): Promise<AttemptedTestsDto> {
    return {
      attempted: await this.repository.findAttempted(testIds),
      startableForMs: this.config.PAPERS_FRESH_MS + MAX_START_MS,
    };
  }
}
