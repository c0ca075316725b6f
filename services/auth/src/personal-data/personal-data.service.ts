import { CLOCK, RateLimits, SERVICE_CONFIG, sessionEnded, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { PersonalDataClient } from '../clients/personal-data.client.js';
import type { AuthConfig } from '../config.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { StudentTargetsRepository } from '../targets/student-targets.repository.js';
import { UsersRepository } from '../users/users.repository.js';
import type { PersonalDataDto } from './personal-data.dto.js';
import { presentPersonalData } from './personal-data.presenter.js';

const HOUR_SECONDS = 3_600;

@Injectable()
export class PersonalDataService {
  constructor(
    private readonly users: UsersRepository,
    private readonly photos: PhotosRepository,
    private readonly sessions: SessionsService,
    private readonly browsers: KnownBrowsersService,
    private readonly targets: StudentTargetsRepository,
    private readonly dataOwners: PersonalDataClient,
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: AuthConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 503 while a service is unavailable, because partial data would look complete */
  async collect(userId: string): Promise<PersonalDataDto> {
    const limit = { limit: this.config.LIMIT_DATA, windowSeconds: HOUR_SECONDS };
    await this.limits.enforce(`data:${userId}`, limit);
    const user = await this.users.findVerified(userId);
    if (!user) throw sessionEnded();
    const person = { userId, email: user.email };
    const [photo, logins, browsers, targets, catalogue, attempt, messaging] = await Promise.all([
      this.photos.findOf(userId),
      this.sessions.listAll(userId),
      this.browsers.listAll(userId),
      this.targets.findOf(userId),
      this.dataOwners.collect('catalogue', person),
      this.dataOwners.collect('attempt', person),
      this.dataOwners.collect('messaging', person),
    ]);
    const own = { user, photo, browsers, targets, ...logins };
    return presentPersonalData(own, { catalogue, attempt, messaging }, this.clock.now());
  }
}
