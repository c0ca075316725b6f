import { Module } from '@nestjs/common';
import { ExamTestsController } from './exam-tests.controller.js';
import { ExamTestsRepository } from './exam-tests.repository.js';
import { ExamTestsService } from './exam-tests.service.js';

@Module({ controllers: [ExamTestsController], providers: [ExamTestsRepository, ExamTestsService] })
export class ExamTestsModule {}
