import { Injectable } from '@nestjs/common';
import type { Paper } from '../papers/paper.js';
import { allowanceMinutesFor } from './rules/student-allowance.js';
import { StudentAllowancesRepository } from './student-allowances.repository.js';

@Injectable()
export class AllowancesService {
  constructor(private readonly repository: StudentAllowancesRepository) {}

  /** The minutes beyond the paper's duration with which this student starts it now. */
  async minutesFor(userId: string, { sealed }: Paper): Promise<number> {
    const granted = await this.repository.findFor(userId, sealed.testId);
    return allowanceMinutesFor(granted, sealed.testId, sealed.duration);
  }
}
