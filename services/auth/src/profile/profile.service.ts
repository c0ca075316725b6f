import { sessionEnded } from '@abhyas/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { AttemptClient, type AttemptSummary } from '../clients/attempt.client.js';
import { CatalogueClient } from '../clients/catalogue.client.js';
import { StudentTargetsRepository } from '../targets/student-targets.repository.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { ChangeProfileDto, ProfileDto } from './profile.dto.js';
import { presentProfile } from './profile.presenter.js';

const EMPTY_SUMMARY: AttemptSummary = {
  testsTaken: 0,
  avgScore: 0,
  lastTest: null,
  recentActivity: [],
  takenTestIds: [],
  weakestSubject: null,
  weakestSubjects: [],
};

/** A student's profile with data from the attempt service and the catalogue. */
@Injectable()
export class ProfileService {
  private readonly logger = new Logger(ProfileService.name);

  constructor(
    private readonly users: UsersRepository,
    private readonly attempts: AttemptClient,
    private readonly catalogue: CatalogueClient,
    private readonly targets: StudentTargetsRepository,
  ) {}

  async read(userId: string): Promise<ProfileDto> {
    const [user, { summary, recommended }] = await Promise.all([
      this.findUser(userId),
      this.readTestData(userId),
    ]);
    return presentProfile(user, summary, recommended);
  }

  async change(userId: string, change: ChangeProfileDto): Promise<ProfileDto> {
    const user = await this.findUser(userId);
    await this.users.changeProfile(userId, {
      name: change.name,
      mobile: change.mobile ?? user.mobile,
      education: change.education ?? user.education,
      address: change.address ?? user.address,
    });
    return this.read(userId);
  }

  private async readTestData(userId: string) {
    const [summary, stored] = await Promise.all([
      this.orDefault(this.attempts.summaryOf(userId), EMPTY_SUMMARY),
      this.targets.findOf(userId),
    ]);
    const targetExamIds = stored?.targets.map(({ examId }) => examId) ?? [];
    const recommended = await this.orDefault(
      this.catalogue.recommend(userId, summary, targetExamIds),
      [],
    );
    return { summary, recommended };
  }

  private async findUser(userId: string): Promise<UserEntity> {
    const user = await this.users.findById(userId);
    if (!user) throw sessionEnded();
    return user;
  }

  private orDefault<T>(part: Promise<T>, fallback: T): Promise<T> {
    return part.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'A part of a profile could not be read and is not shown');
      return fallback;
    });
  }
}
