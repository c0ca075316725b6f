import { Module } from '@nestjs/common';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  controllers: [PersonalDataController],
  providers: [PersonalDataService, PersonalDataRepository],
})
export class PersonalDataModule {}
