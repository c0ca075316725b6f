import { Module } from '@nestjs/common';
import { AllowancesService } from './allowances.service.js';
import { StudentAllowancesRepository } from './student-allowances.repository.js';

@Module({
  providers: [AllowancesService, StudentAllowancesRepository],
  exports: [AllowancesService, StudentAllowancesRepository],
})
export class AllowancesModule {}
