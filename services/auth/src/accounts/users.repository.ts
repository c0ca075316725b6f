import { CLOCK, IDS, isDuplicateKey, runPrepared, type Clock, type Ids } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager, type Repository } from 'typeorm';

import { emailKeyOf } from './rules/email-key.js';
import { User } from './user.entity.js';

/** Whose address is proven, by a code or by a provider. */
export interface ProvenUser {
  name: string;
  email: string;
  mobile: string;
  providerId: string | null;
  passwordHash: string | null;
}

/** What a student may change about themselves. */
export type ProfileChange = Pick<User, 'name' | 'mobile' | 'education' | 'address'>;

/** Which mails a student wants. */
export type Preferences = Pick<User, 'loginAlerts' | 'testReminders'>;

/** As the driver gives it: truth values are numbers there. */
type UserRow = Omit<User, 'loginAlerts' | 'testReminders'> & {
  loginAlerts: number;
  testReminders: number;
};

const VERIFIED = `
  SELECT id, email, email_key AS emailKey, name, mobile, education, address, avatar, membership,
         password_hash AS passwordHash, registration_id AS registrationId,
         verified_at AS verifiedAt, provider_id AS providerId, login_alerts AS loginAlerts,
         test_reminders AS testReminders, created_at AS createdAt, updated_at AS updatedAt
    FROM users WHERE id = ? AND verified_at IS NOT NULL`;

@Injectable()
export class UsersRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  findByEmailKey(
    emailKey: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<User | null> {
    return manager.findOneBy(User, { emailKey });
  }

  findByProviderId(providerId: string): Promise<User | null> {
    return this.users.findOneBy({ providerId, verifiedAt: Not(IsNull()) });
  }

  async findVerified(id: string): Promise<User | null> {
    const [row] = await runPrepared<UserRow[]>(this.dataSource, VERIFIED, [id]);
    if (!row) return null;
    return {
      ...row,
      loginAlerts: row.loginAlerts === 1,
      testReminders: row.testReminders === 1,
    };
  }

  /** Makes a verified account. @returns undefined when its address or provider id is taken */
  async insertVerified(proven: ProvenUser, manager: EntityManager): Promise<User | undefined> {
    const user = {
      ...this.blank(),
      ...proven,
      emailKey: emailKeyOf(proven.email),
      verifiedAt: this.clock.now(),
    };
    try {
      await manager.insert(User, user);
      return user;
    } catch (fault) {
      if (isDuplicateKey(fault)) return undefined;
      throw fault;
    }
  }

  /** Removes a registration that an earlier release kept here. */
  async deleteUnverified(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(User, { id, verifiedAt: IsNull() });
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

  private async hasChanged(update: Promise<{ affected?: number }>): Promise<boolean> {
    return (await update).affected === 1;
  }
}
