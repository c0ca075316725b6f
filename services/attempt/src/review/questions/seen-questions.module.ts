import { Module } from '@nestjs/common';
import { PapersModule } from '../../papers/papers.module.js';
import { SolutionsModule } from '../../papers/solutions.module.js';
import { AttemptsModule } from '../../taking/attempts.module.js';
import { SeenQuestionsService } from './seen-questions.service.js';

@Module({
  imports: [AttemptsModule, PapersModule, SolutionsModule],
  providers: [SeenQuestionsService],
  exports: [SeenQuestionsService],
})
export class SeenQuestionsModule {}
