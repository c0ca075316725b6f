import { withDatabaseLock } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';

import { SigningKey } from './signing-key.entity.js';

@Injectable()
export class SigningKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keys made after a moment, newest first. */
  findMadeAfter(moment: Date): Promise<SigningKey[]> {
    return this.dataSource.getRepository(SigningKey).find({
      where: { createdAt: MoreThan(moment) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async insert(key: SigningKey): Promise<void> {
    await this.dataSource.getRepository(SigningKey).insert(key);
  }

  /** Lets one replica at a time look for a key and make one. */
  oneAtATime<T>(work: () => Promise<T>): Promise<T> {
    return withDatabaseLock(this.dataSource, 'signing-keys', work);
  }
}
