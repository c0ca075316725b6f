import { DataOwner, PersonalDataController } from '@abhyas/service-kit';
import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module.js';
import { ReviewModule } from '../review/review.module.js';
import { TakingModule } from '../taking/taking.module.js';
import { PersonalDataRepository } from './personal-data.repository.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [PapersModule, ReviewModule, TakingModule],
  controllers: [PersonalDataController],
  providers: [{ provide: DataOwner, useClass: PersonalDataService }, PersonalDataRepository],
})
export class PersonalDataModule {}
