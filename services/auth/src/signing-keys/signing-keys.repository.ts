import { withDatabaseLock } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { SigningKeyEntity } from './signing-key.entity.js';

@Injectable()
export class SigningKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keys created after a time, newest first. */
  findCreatedAfter(time: Date): Promise<SigningKeyEntity[]> {
    return this.dataSource.getRepository(SigningKeyEntity).find({
      where: { createdAt: MoreThan(time) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async insert(key: SigningKeyEntity): Promise<void> {
    await this.dataSource.getRepository(SigningKeyEntity).insert(key);
  }

  /** Only one replica at a time may check for a key and create one. */
  withLock<T>(work: () => Promise<T>): Promise<T> {
    return withDatabaseLock(this.dataSource, 'signing-keys', work);
  }
}
