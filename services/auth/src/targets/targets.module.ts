import { Module } from '@nestjs/common';
import { CatalogueClient } from '../clients/catalogue.client.js';
import { ExamNames } from './exam-names.js';
import { StudentTargetsRepository } from './student-targets.repository.js';
import { TargetsController } from './targets.controller.js';
import { TargetsService } from './targets.service.js';

@Module({
  controllers: [TargetsController],
  providers: [TargetsService, StudentTargetsRepository, ExamNames, CatalogueClient],
  exports: [StudentTargetsRepository],
})
export class TargetsModule {}
