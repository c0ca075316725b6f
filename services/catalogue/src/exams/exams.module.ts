import { Module } from '@nestjs/common';
import { LiveTestsModule } from '../live-tests/live-tests.module.js';
import { ExamDirectory } from './exam-directory.js';
import { ExamsController } from './exams.controller.js';
import { ExamsRepository } from './exams.repository.js';
import { ExamsService } from './exams.service.js';
import { InternalExamsController } from './internal-exams.controller.js';

@Module({
  imports: [LiveTestsModule],
  controllers: [ExamsController, InternalExamsController],
  providers: [ExamsService, ExamsRepository, ExamDirectory],
  exports: [ExamsRepository],
})
export class ExamsModule {}
