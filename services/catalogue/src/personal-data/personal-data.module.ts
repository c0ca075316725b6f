import { DataOwner, PersonalDataController } from '@abhyas/service-kit';
import { Module } from '@nestjs/common';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  controllers: [PersonalDataController],
  providers: [{ provide: DataOwner, useClass: PersonalDataService }, PersonalDataRepository],
})
export class PersonalDataModule {}
