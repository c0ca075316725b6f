import { CLOCK, runInTransaction, type Clock } from '@abhyas/service-kit';
import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository, type VerifiedUser } from '../users/users.repository.js';
import type { PendingRegistrationEntity } from './pending-registration.entity.js';
import { PendingRegistrationsRepository } from './pending-registrations.repository.js';

const PENDING_MS = 2 * 86_400_000;
const MAX_REGISTRATIONS_PER_ADDRESS = 20;

/** Who uses an email address. */
export interface AddressHolders {
  /** The account with this address. */
  user: UserEntity | null;
  /** Without an account: the registrations with this address, newest first. */
  pending: PendingRegistrationEntity[];
}

/** Finds out who uses an email address. Turns a registration into an account when the address is verified. */
@Injectable()
export class AccountRegistry {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly registrations: PendingRegistrationsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs the same queries for every address, so that the response time reveals nothing. */
  async find(emailKey: string): Promise<AddressHolders> {
    const [user, pending] = await Promise.all([
      this.users.findByEmailKey(emailKey),
      this.registrations.findAllOf(emailKey, this.pendingSince()),
    ]);
    return { user, pending: user ? [] : pending };
  }

  /** Stores a registration until its address is verified. Replaces an earlier one of the same browser. */
  async storePending(registration: Omit<PendingRegistrationEntity, 'emailKey' | 'createdAt'>) {
    const emailKey = emailKeyOf(registration.email);
    const createdAt = this.clock.now();
    await this.registrations.save({ ...registration, emailKey, createdAt });
    await this.registrations.deleteSurplus(emailKey, MAX_REGISTRATIONS_PER_ADDRESS);
  }

  /**
   * Creates the account of a verified address and deletes all registrations with this address.
   *
   * @returns undefined when another account has the address or the provider's id
   */
  create(verified: VerifiedUser): Promise<UserEntity | undefined> {
    return runInTransaction(this.dataSource, (manager) => this.createIn(manager, verified));
  }

  /** Same as {@link create}, within the transaction of the caller. */
  async createIn(manager: EntityManager, verified: VerifiedUser): Promise<UserEntity | undefined> {
    const user = await this.users.insert(verified, manager);
    if (user) await this.registrations.deleteAllOf(user.emailKey, manager);
    return user;
  }

  /** Deletes registrations that were not completed in time. */
  async deleteExpired(): Promise<void> {
    await this.registrations.deleteOlderThan(this.pendingSince());
  }

  private pendingSince(): Date {
    return new Date(this.clock.now().getTime() - PENDING_MS);
  }
}
