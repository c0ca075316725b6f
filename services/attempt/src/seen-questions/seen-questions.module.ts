import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { PapersModule } from '../papers/papers.module.js';
import { SolutionsModule } from '../solutions/solutions.module.js';
import { SeenQuestionsService } from './seen-questions.service.js';

@Module({
  imports: [AttemptsModule, PapersModule, SolutionsModule],
  providers: [SeenQuestionsService],
  exports: [SeenQuestionsService],
})
export class SeenQuestionsModule {}
