import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExamEntity } from '../exams/exam.entity.js';
import { LiveTestEntity } from '../live-tests/live-test.entity.js';

@Injectable()
export class SampleRepository {
  constructor(private readonly dataSource: DataSource) {}

  hasExams(): Promise<boolean> {
    return this.dataSource.getRepository(ExamEntity).exists();
  }

  hasLiveTestAt(manager: EntityManager, opensAt: Date): Promise<boolean> {
    return manager.getRepository(LiveTestEntity).existsBy({ opensAt });
  }
}
