import { Module } from '@nestjs/common';
import { SolutionsRepository } from './solutions.repository.js';
import { SolutionsService } from './solutions.service.js';

@Module({
  providers: [SolutionsRepository, SolutionsService],
  exports: [SolutionsRepository, SolutionsService],
})
export class SolutionsModule {}
