import { Injectable } from '@nestjs/common';
import type { Paper } from '../papers/paper.js';
import { AllowancesRepository } from './allowances.repository.js';
import { allowanceMinutesFor } from './rules/student-allowance.js';

@Injectable()
export class AllowancesService {
  constructor(private readonly repository: AllowancesRepository) {}

  /** The minutes that this student gets beyond the paper's duration when starting now. */
  async minutesFor(userId: string, { snapshot }: Paper): Promise<number> {
    const granted = await this.repository.findFor(userId, snapshot.testId);
    return allowanceMinutesFor(granted, snapshot.testId, snapshot.duration);
  }
}
