import { CLOCK, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { KnownBrowsersService } from '../browsers/known-browsers.service.js';
import { PersonalDataClient } from '../clients/personal-data.client.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { StudentTargetsRepository } from '../targets/student-targets.repository.js';
import type { UserEntity } from '../users/user.entity.js';
import type { PersonalDataDto } from './personal-data.dto.js';
import { presentPersonalData } from './personal-data.presenter.js';

/** Collects what all services store about a student. */
@Injectable()
export class PersonalDataCollector {
  constructor(
    private readonly photos: PhotosRepository,
    private readonly logins: SessionsRepository,
    private readonly knownBrowsers: KnownBrowsersService,
    private readonly studentTargets: StudentTargetsRepository,
    private readonly dataOwners: PersonalDataClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 503 while a service is unavailable, because partial data would look complete */
  async collect(user: UserEntity): Promise<PersonalDataDto> {
    const { id: userId, email } = user;
    const person = { userId, email };
    const [photo, sessions, devices, browsers, targets, catalogue, attempt, messaging] =
      await Promise.all([
        this.photos.findOf(userId),
        this.logins.findAll(userId),
        this.logins.findDevices(userId),
        this.knownBrowsers.listAll(userId),
        this.studentTargets.findOf(userId),
        this.dataOwners.collect('catalogue', person),
        this.dataOwners.collect('attempt', person),
        this.dataOwners.collect('messaging', person),
      ]);
    const own = { user, photo, sessions, devices, browsers, targets };
    return presentPersonalData(own, { catalogue, attempt, messaging }, this.clock.now());
  }
}
