import { CLOCK, IDS, isDuplicateKey, runPrepared, type Clock, type Ids } from '@abhyas/service-kit';
import { emailKeyOf } from '@abhyas/service-kit/rules';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager, type Repository } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A user whose address was verified by a code or by a provider. */
export interface VerifiedUser {
  name: string;
  email: string;
  mobile: string;
  providerId: string | null;
  passwordHash: string | null;
}

/** The profile fields that a student may change. */
export type ProfileChange = Pick<UserEntity, 'name' | 'mobile' | 'education' | 'address'>;

/** Which mails a student wants. */
export type Preferences = Pick<UserEntity, 'loginAlerts' | 'testReminders'>;

/** A row as the driver returns it: booleans are numbers. */
type UserRow = Omit<UserEntity, 'loginAlerts' | 'testReminders'> & {
  loginAlerts: number;
  testReminders: number;
};

const FIND_BY_ID = `
  SELECT id, email, email_key AS emailKey, name, mobile, education, address, avatar, membership,
         password_hash AS passwordHash, provider_id AS providerId, login_alerts AS loginAlerts,
         test_reminders AS testReminders, suspended_at AS suspendedAt,
         suspension_reason AS suspensionReason, verified_at AS verifiedAt,
         created_at AS createdAt, updated_at AS updatedAt
    FROM users WHERE id = ?`;

@Injectable()
export class UsersRepository {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  findByEmailKey(emailKey: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ emailKey });
  }

  findByProviderId(providerId: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ providerId });
  }

  async findById(id: string): Promise<UserEntity | null> {
    const [row] = await runPrepared<UserRow[]>(this.dataSource, FIND_BY_ID, [id]);
    if (!row) return null;
    return {
      ...row,
      loginAlerts: row.loginAlerts === 1,
      testReminders: row.testReminders === 1,
    };
  }

  /** Creates an account. @returns undefined when another account has its address or provider id */
  async insert(verified: VerifiedUser, manager: EntityManager): Promise<UserEntity | undefined> {
    const now = this.clock.now();
    const user: UserEntity = {
      ...verified,
      id: this.ids.uuid(),
      emailKey: emailKeyOf(verified.email),
      education: '',
      address: '',
      avatar: null,
      membership: 'Premium',
      loginAlerts: true,
      testReminders: true,
      suspendedAt: null,
      suspensionReason: null,
      verifiedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    try {
      await manager.insert(UserEntity, user);
      return user;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /** Links an account to a provider. @returns false when it is already linked to another identity */
  link(id: string, providerId: string): Promise<boolean> {
    return this.hasChanged(
      this.users.update({ id, providerId: IsNull() }, { providerId, updatedAt: this.clock.now() }),
    );
  }

  /** Reads an account and locks its row until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setPassword(id: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { passwordHash, updatedAt: this.clock.now() });
  }

  async setMembership(id: string, membership: string): Promise<void> {
    await this.users.update({ id }, { membership, updatedAt: this.clock.now() });
  }

  /** @param reason why nobody may log in to the account; null for an account that is in use again */
  async setSuspension(id: string, reason: string | null, manager: EntityManager): Promise<void> {
    const now = this.clock.now();
    const suspendedAt = reason === null ? null : now;
    const change = { suspendedAt, suspensionReason: reason, updatedAt: now };
    await manager.update(UserEntity, { id }, change);
  }

  async changePreferences(id: string, change: Partial<Preferences>): Promise<void> {
    await this.users.update({ id }, { ...change, updatedAt: this.clock.now() });
  }

  /** The accounts among these ids with these preferences. */
  findRecipients(ids: readonly string[], preferences: Partial<Preferences>): Promise<UserEntity[]> {
    return this.users.findBy({ id: In(ids), ...preferences });
  }

  async changeProfile(id: string, change: ProfileChange): Promise<void> {
    await this.users.update({ id }, { ...change, updatedAt: this.clock.now() });
  }

  /** @param avatar the URL path of the photo, or null for none. @returns false when the account no longer exists */
  setAvatar(id: string, avatar: string | null, manager: EntityManager): Promise<boolean> {
    return this.hasChanged(
      manager.update(UserEntity, { id }, { avatar, updatedAt: this.clock.now() }),
    );
  }

  /** Its sessions, photo, target exams and known devices are deleted with it. */
  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { id });
  }

  private get users(): Repository<UserEntity> {
    return this.dataSource.getRepository(UserEntity);
  }

  private async hasChanged(update: Promise<{ affected?: number }>): Promise<boolean> {
    return (await update).affected === 1;
  }
}
