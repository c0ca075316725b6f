import { CLOCK, runInTransaction, SERVICE_CONFIG, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CatalogueConfig } from '../config.js';
import { testArchived } from '../tests/tests.errors.js';
import type { LiveWindowDto } from './internal-live-tests.dto.js';
import type { LiveTestEntity } from './live-test.entity.js';
import type { UpcomingTestDto } from './live-tests.dto.js';
import {
  liveTestClosed,
  liveTestFull,
  liveTestNotFound,
  registrationClosed,
  registrationNotOpen,
} from './live-tests.errors.js';
import { presentUpcoming } from './live-tests.presenter.js';
import { LiveTestsRepository } from './live-tests.repository.js';
import { RegistrationMailsSweeper } from './registration-mails.sweeper.js';
import { writeCalendar, type CalendarFile } from './rules/calendar.js';
import { judgeRegistration } from './rules/registration.js';

@Injectable()
export class LiveTestsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: LiveTestsRepository,
    private readonly mails: RegistrationMailsSweeper,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) private readonly config: CatalogueConfig,
  ) {}

  async listUpcoming(userId: string): Promise<UpcomingTestDto[]> {
    const now = this.clock.now();
    const [upcoming, registered] = await Promise.all([
      this.repository.findUpcoming(now),
      this.repository.findRegistered(userId),
    ]);
    return upcoming.map((row) => presentUpcoming(row, registered, now));
  }

  /** Whether the student has a place in the live test. Throws if the test is not a live test. */
  async hasPlace(testId: string, userId: string): Promise<boolean> {
    const hasPlace = await this.repository.findPlace(testId, userId);
    if (hasPlace === undefined) throw liveTestNotFound();
    return hasPlace;
  }

  /** When the live test can be started, whether or not its exam is archived. */
  async windowOf(testId: string): Promise<LiveWindowDto> {
    const live = await this.repository.findByTest(testId);
    if (!live) throw liveTestNotFound();
    return { opensAt: live.opensAt.toISOString(), closesAt: live.closesAt.toISOString() };
  }

  /** Returns the live test as a calendar entry. */
  async calendarEntry(examId: string, testId: string): Promise<CalendarFile> {
    const live = await this.repository.findInExam(examId, testId);
    if (!live) throw liveTestNotFound();
    return writeCalendar(live, { now: this.clock.now(), site: this.config.PUBLIC_URL });
  }

  /** Idempotent: only the first call sends a mail. */
  async register(userId: string, liveTestId: string): Promise<void> {
    const isNew = await runInTransaction(this.dataSource, (manager) =>
      this.takePlace(manager, userId, liveTestId),
    );
    if (isNew) this.mails.runSoon();
  }

  /** Returns false if the student had a place already. */
  private async takePlace(
    manager: EntityManager,
    userId: string,
    liveTestId: string,
  ): Promise<boolean> {
    const now = this.clock.now();
    const live = await this.repository.lock(manager, liveTestId);
    if (!live) throw liveTestNotFound();
    if (await this.repository.isArchived(manager, live.testId)) throw testArchived();
    if (await this.repository.isRegistered(manager, liveTestId, userId)) return false;
    const taken =
      live.capacity === null ? 0 : await this.repository.countRegistrations(manager, liveTestId);
    refuseUnlessOpen(live, taken, now);
    await this.repository.register(manager, { liveTestId, userId, registeredAt: now });
    return true;
  }
}

function refuseUnlessOpen(live: LiveTestEntity, taken: number, now: Date): void {
  if (live.closesAt <= now) throw liveTestClosed();
  const state = judgeRegistration(live, taken, now);
  switch (state) {
    case 'open':
      return;
    case 'not_yet':
      throw registrationNotOpen(live.registrationOpensAt ?? live.opensAt);
    case 'closed':
      throw registrationClosed();
    case 'full':
      throw liveTestFull();
    default:
      state satisfies never;
  }
}
