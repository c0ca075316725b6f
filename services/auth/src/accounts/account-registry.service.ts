import { CLOCK, runInTransaction, type Clock } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import type { PendingRegistration } from './pending-registration.entity.js';
import { PendingRegistrationsRepository } from './pending-registrations.repository.js';
import { emailKeyOf } from './rules/email-key.js';
import type { User } from './user.entity.js';
import { UsersRepository, type ProvenUser } from './users.repository.js';

const PENDING_MS = 2 * 86_400_000;
const MAX_REGISTRATIONS_PER_ADDRESS = 20;

/** Whose an e-mail address is. */
export interface AddressHolders {
  /** The verified account that has it. */
  user: User | undefined;
  /** Else those who registered with it, newest first. */
  pending: PendingRegistration[];
}

/** Knows whose an e-mail address is, and turns who proved it from somebody who registered into an account. */
@Injectable()
export class AccountRegistry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly registrations: PendingRegistrationsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Asks the same of every address, so that its time tells nothing. */
  async find(emailKey: string): Promise<AddressHolders> {
    const since = this.pendingSince();
    const [row, pending] = await Promise.all([
      this.users.findByEmailKey(emailKey),
      this.registrations.findAllOf(emailKey, since),
    ]);
    if (row?.verifiedAt) return { user: row, pending: [] };
    return { user: undefined, pending: [...pending, ...formerPending(row, since)] };
  }

  /** Keeps a registration until its address is proven, in the place of an earlier one of the same browser. */
  async keepPending(registration: Omit<PendingRegistration, 'emailKey' | 'createdAt'>) {
    const emailKey = emailKeyOf(registration.email);
    const createdAt = this.clock.now();
    await this.registrations.save({ ...registration, emailKey, createdAt });
    await this.registrations.deleteSurplus(emailKey, MAX_REGISTRATIONS_PER_ADDRESS);
  }

  /**
   * Makes the account of a proven address; all that registered with it is gone then.
   *
   * @returns undefined when the address or the provider's id is taken
   */
  open(proven: ProvenUser): Promise<User | undefined> {
    return runInTransaction(this.dataSource, (manager) => this.openIn(manager, proven));
  }

  /** The same within a transaction. */
  async openIn(manager: EntityManager, proven: ProvenUser): Promise<User | undefined> {
    const emailKey = emailKeyOf(proven.email);
    const former = await this.users.findByEmailKey(emailKey, manager);
    // By its key alone: a range of rows that are not there would be locked against one another.
    if (former && !former.verifiedAt) await this.users.deleteUnverified(former.id, manager);
    const user = await this.users.insertVerified(proven, manager);
    if (user) await this.registrations.deleteAllOf(emailKey, manager);
    return user;
  }

  /** Forgets what was registered with the address of an account that is deleted. */
  async forgetPending(emailKey: string, manager: EntityManager): Promise<void> {
    await this.registrations.deleteAllOf(emailKey, manager);
  }

  /** Clears away what nobody finished. */
  async clearUnfinished(): Promise<void> {
    await this.registrations.deleteOlderThan(this.pendingSince());
  }

  private pendingSince(): Date {
    return new Date(this.clock.now().getTime() - PENDING_MS);
  }
}

/** Releases before this one kept a registration as an account without a verified address. */
function formerPending(row: User | null, since: Date): PendingRegistration[] {
  if (!row?.passwordHash || row.updatedAt <= since) return [];
  const { emailKey, email, name, mobile, passwordHash, updatedAt } = row;
  return [{ emailKey, email, name, mobile, passwordHash, browser: '', createdAt: updatedAt }];
}
