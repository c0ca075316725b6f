import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module.js';
import { CutoffsController } from './cutoffs.controller.js';
import { CutoffsService } from './cutoffs.service.js';

@Module({
  imports: [ExamsModule],
  controllers: [CutoffsController],
  providers: [CutoffsService],
})
export class CutoffsModule {}
