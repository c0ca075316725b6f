import { Module } from '@nestjs/common';
import { AllowancesRepository } from './allowances.repository.js';
import { AllowancesService } from './allowances.service.js';

@Module({
  providers: [AllowancesService, AllowancesRepository],
  exports: [AllowancesService, AllowancesRepository],
})
export class AllowancesModule {}
