import { CLOCK, IDS, isDuplicateKey, type Clock, type Ids } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager, type Repository } from 'typeorm';

import { emailKeyOf } from './rules/email-key.js';
import { User } from './user.entity.js';

/** What a registration brings. */
export interface PendingUser {
  name: string;
  email: string;
  mobile: string;
  passwordHash: string;
}

/** What a provider vouches for. */
export interface ProvenUser {
  name: string;
  email: string;
  providerId: string | null;
  passwordHash: string | null;
}

/** What a student may change about themselves. */
export type ProfileChange = Pick<User, 'name' | 'mobile' | 'education' | 'address'>;

/** Which mails a student wants. */
export type Preferences = Pick<User, 'loginAlerts' | 'testReminders'>;

@Injectable()
export class UsersRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  findByEmailKey(emailKey: string): Promise<User | null> {
    return this.users.findOneBy({ emailKey });
  }

  findByProviderId(providerId: string): Promise<User | null> {
    return this.users.findOneBy({ providerId, verifiedAt: Not(IsNull()) });
  }

  findVerified(id: string): Promise<User | null> {
    return this.users.findOneBy({ id, verifiedAt: Not(IsNull()) });
  }

  findByRegistration(registrationId: string): Promise<User | null> {
    return this.users.findOneBy({ registrationId });
  }

  /**
   * Keeps a registration until its address is verified, in the place of an earlier one.
   *
   * @returns the registration's id, or undefined when the address belongs to a verified account
   */
  async savePending(pending: PendingUser): Promise<string | undefined> {
    const registrationId = this.ids.uuid();
    const emailKey = emailKeyOf(pending.email);
    const values = { ...pending, registrationId, updatedAt: this.clock.now() };
    const replace = async (): Promise<boolean> =>
      this.hasChanged(this.users.update({ emailKey, verifiedAt: IsNull() }, values));
    if (await replace()) return registrationId;
    if (await this.insert({ ...this.blank(), ...values, emailKey })) return registrationId;
    return (await replace()) ? registrationId : undefined;
  }

  /**
   * @param keepsPassword false when it is not certain that who verifies also chose the password
   * @returns whether this registration was unverified until now
   */
  verify(registrationId: string, { keepsPassword }: { keepsPassword: boolean }): Promise<boolean> {
    const now = this.clock.now();
    return this.hasChanged(
      this.users.update(
        { registrationId, verifiedAt: IsNull() },
        { verifiedAt: now, updatedAt: now, ...(!keepsPassword && { passwordHash: null }) },
      ),
    );
  }

  /** Makes a verified account. @returns undefined when its address or provider id is taken */
  async insertVerified(proven: ProvenUser): Promise<User | undefined> {
    const user = {
      ...this.blank(),
      ...proven,
      emailKey: emailKeyOf(proven.email),
      verifiedAt: this.clock.now(),
    };
    return (await this.insert(user)) ? user : undefined;
  }

  /** Links a verified account to a provider. @returns false when it is linked to another identity */
  link(id: string, providerId: string): Promise<boolean> {
    return this.hasChanged(
      this.users.update(
        { id, verifiedAt: Not(IsNull()), providerId: IsNull() },
        { providerId, updatedAt: this.clock.now() },
      ),
    );
  }

  /** Hands an unverified account to whom the provider vouches for: its password was never proven. */
  adopt(id: string, proven: ProvenUser): Promise<boolean> {
    const now = this.clock.now();
    return this.hasChanged(
      this.users.update(
        { id, verifiedAt: IsNull() },
        { ...proven, mobile: '', registrationId: this.ids.uuid(), verifiedAt: now, updatedAt: now },
      ),
    );
  }

  /** A verified account as it is now; until the transaction ends nobody else changes it. */
  lock(id: string, manager: EntityManager): Promise<User | null> {
    return manager.findOne(User, {
      where: { id, verifiedAt: Not(IsNull()) },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setPassword(id: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.update(User, { id }, { passwordHash, updatedAt: this.clock.now() });
  }

  /**
   * Sets a password for whoever proved to read the account's mail, which verifies the address too.
   *
   * @returns the account, or null when it has gone
   */
  async resetPassword(
    id: string,
    passwordHash: string,
    manager: EntityManager,
  ): Promise<User | null> {
    await this.setPassword(id, passwordHash, manager);
    await manager.update(User, { id, verifiedAt: IsNull() }, { verifiedAt: this.clock.now() });
    return manager.findOneBy(User, { id });
  }

  async changePreferences(id: string, change: Partial<Preferences>): Promise<void> {
    await this.users.update({ id }, { ...change, updatedAt: this.clock.now() });
  }

  /** Those of some accounts that are verified and want a kind of mail. */
  findRecipients(ids: readonly string[], mail: keyof Preferences): Promise<User[]> {
    return this.users.findBy({ id: In(ids), verifiedAt: Not(IsNull()), [mail]: true });
  }

  async changeProfile(id: string, change: ProfileChange): Promise<void> {
    await this.users.update({ id }, { ...change, updatedAt: this.clock.now() });
  }

  /** @param avatar where the photo is served, or null for none. @returns false for an account that is gone */
  setAvatar(id: string, avatar: string | null, manager: EntityManager): Promise<boolean> {
    return this.hasChanged(manager.update(User, { id }, { avatar, updatedAt: this.clock.now() }));
  }

  /** Sessions, photo and known devices go with it. */
  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(User, { id });
  }

  private get users(): Repository<User> {
    return this.dataSource.getRepository(User);
  }

  private blank(): User {
    const now = this.clock.now();
    return {
      id: this.ids.uuid(),
      email: '',
      emailKey: '',
      name: '',
      mobile: '',
      education: '',
      address: '',
      avatar: null,
      membership: 'Premium',
      passwordHash: null,
      registrationId: this.ids.uuid(),
      verifiedAt: null,
      providerId: null,
      loginAlerts: true,
      testReminders: true,
      createdAt: now,
      updatedAt: now,
    };
  }

  private async insert(user: User): Promise<boolean> {
    try {
      await this.users.insert(user);
      return true;
    } catch (fault) {
      if (isDuplicateKey(fault)) return false;
      throw fault;
    }
  }

  private async hasChanged(update: Promise<{ affected?: number }>): Promise<boolean> {
    return (await update).affected === 1;
  }
}
