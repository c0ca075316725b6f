import { RateLimits, SERVICE_CONFIG, sessionEnded } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import { UsersRepository } from '../users/users.repository.js';
import { PersonalDataCollector } from './personal-data-collector.js';
import type { PersonalDataDto } from './personal-data.dto.js';

const HOUR_SECONDS = 3_600;

@Injectable()
export class PersonalDataService {
  constructor(
    private readonly users: UsersRepository,
    private readonly collector: PersonalDataCollector,
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** @throws 503 while a service is unavailable, because partial data would look complete */
  async collect(userId: string): Promise<PersonalDataDto> {
    const limit = { limit: this.config.LIMIT_DATA, windowSeconds: HOUR_SECONDS };
    await this.limits.enforce(`data:${userId}`, limit);
    const user = await this.users.findById(userId);
    if (!user) throw sessionEnded();
    return this.collector.collect(user);
  }
}
