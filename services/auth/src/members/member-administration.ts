import { runInTransaction, type Clock } from '@abhyas/service-kit';
import { emailKeyOf } from '@abhyas/service-kit/rules';
import type { DataSource, EntityManager } from 'typeorm';
import type { AccountRemoval } from '../erasure/account-removal.js';
import type { PersonalDataCollector } from '../personal-data/personal-data-collector.js';
import type { PersonalDataDto } from '../personal-data/personal-data.dto.js';
import type { RevocationAnnouncer } from '../sessions/revocation-announcer.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import type { SessionsRepository } from '../sessions/sessions.repository.js';
import type { UserEntity } from '../users/user.entity.js';
import type { UsersRepository } from '../users/users.repository.js';

const MAX_SESSIONS = 50;

/** What {@link MemberAdministration} works with. */
export interface AdministrationTools {
  dataSource: DataSource;
  users: UsersRepository;
  sessions: SessionsRepository;
  announcer: RevocationAnnouncer;
  removal: AccountRemoval;
  collector: PersonalDataCollector;
  clock: Clock;
}

/** What an operator can see and change of an account. */
export class MemberAdministration {
  constructor(private readonly tools: AdministrationTools) {}

  /** @returns the account with this address, or null */
  find(email: string): Promise<UserEntity | null> {
    return this.tools.users.findByEmailKey(emailKeyOf(email));
  }

  /** The newest open sessions. */
  openSessions({ id }: UserEntity): Promise<SessionEntity[]> {
    return this.tools.sessions.findAllOpen(id, this.tools.clock.now(), MAX_SESSIONS);
  }

  setMembership({ id }: UserEntity, membership: string): Promise<void> {
    return this.tools.users.setMembership(id, membership);
  }

  /** Ends all sessions, as a log-out everywhere does. @returns how many were open */
  signOut({ id }: UserEntity): Promise<number> {
    return this.endSessions((manager) => this.endAllOf(id, manager), id);
  }

  /** Ends all sessions and refuses log-ins. @returns how many sessions were open */
  suspend({ id }: UserEntity, reason: string): Promise<number> {
    return this.endSessions(async (manager) => {
      await this.tools.users.setSuspension(id, reason, manager);
      return this.endAllOf(id, manager);
    }, id);
  }

  async unsuspend({ id }: UserEntity): Promise<void> {
    await this.tools.users.setSuspension(id, null, this.tools.dataSource.manager);
  }

  /** @throws 503 while a service is unavailable */
  export(user: UserEntity): Promise<PersonalDataDto> {
    return this.tools.collector.collect(user);
  }

  /** Deletes the account. The running services erase its data soon. @returns how many sessions were open */
  delete(user: UserEntity): Promise<number> {
    return this.endSessions(
      async (manager) => (await this.tools.removal.remove(user, 0, manager)).endedSessions,
      user.id,
    );
  }

  private async endAllOf(id: string, manager: EntityManager): Promise<string[]> {
    const now = this.tools.clock.now();
    const ended = await this.tools.sessions.endAllOf(id, now, manager);
    return ended.map((session) => session.id);
  }

  private async endSessions(
    work: (manager: EntityManager) => Promise<string[]>,
    id: string,
  ): Promise<number> {
    const ended = await runInTransaction(this.tools.dataSource, async (manager) => {
      // A concurrent log-in waits for this lock: it sees what changed, and its session starts after the
      // others have ended.
      await this.tools.users.lock(id, manager);
      return work(manager);
    });
    await this.tools.announcer.announce(ended);
    return ended.length;
  }
}
