import { runInTransaction, type Clock } from '@abhyas/service-kit';
import type { DataSource } from 'typeorm';
import type { RevocationAnnouncer } from '../sessions/revocation-announcer.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import type { SessionsRepository } from '../sessions/sessions.repository.js';
import { emailKeyOf } from '../users/rules/email-key.js';
import type { UserEntity } from '../users/user.entity.js';
import type { UsersRepository } from '../users/users.repository.js';

const MAX_SESSIONS = 50;

/** What an operator can see and change of an account. */
export class MemberAdministration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly announcer: RevocationAnnouncer,
    private readonly clock: Clock,
  ) {}

  /** @returns the verified account with this address, or undefined */
  async find(email: string): Promise<UserEntity | undefined> {
    const user = await this.users.findByEmailKey(emailKeyOf(email));
    return user?.verifiedAt ? user : undefined;
  }

  /** The newest open sessions. */
  openSessions({ id }: UserEntity): Promise<SessionEntity[]> {
    return this.sessions.findAllOpen(id, this.clock.now(), MAX_SESSIONS);
  }

  setMembership({ id }: UserEntity, membership: string): Promise<void> {
    return this.users.setMembership(id, membership);
  }

  /** Ends all sessions, as a log-out everywhere does. @returns how many were open */
  async signOut({ id }: UserEntity): Promise<number> {
    const ended = await runInTransaction(this.dataSource, async (manager) => {
      // A concurrent log-in waits for this lock, and its session starts after the others have ended.
      await this.users.lock(id, manager);
      return this.sessions.endAllOf(id, this.clock.now(), manager);
    });
    await this.announcer.announce(ended.map((session) => session.id));
    return ended.length;
  }
}
