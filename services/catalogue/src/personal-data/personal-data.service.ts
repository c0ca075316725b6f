import { runInTransaction, type DataOwner } from '@abhyas/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { presentData, type CatalogueData } from './personal-data.presenter.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** Exports or erases all data that this service stores about a student. */
@Injectable()
export class PersonalDataService implements DataOwner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: PersonalDataRepository,
  ) {}

  async collect(userId: string): Promise<CatalogueData> {
    const [saved, registered] = await Promise.all([
      this.repository.findSaved(userId),
      this.repository.findRegistered(userId),
    ]);
    return presentData(saved, registered);
  }

  async erase(userId: string): Promise<void> {
    await runInTransaction(this.dataSource, (manager) => this.repository.erase(manager, userId));
  }
}
