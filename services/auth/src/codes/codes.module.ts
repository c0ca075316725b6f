import { Module } from '@nestjs/common';
import { CodeBudgets } from './code-budgets.js';
import { DIGITS, secureDigits } from './digits.js';
import { OneTimeCodes } from './one-time-codes.js';

@Module({
  providers: [OneTimeCodes, CodeBudgets, { provide: DIGITS, useValue: secureDigits }],
  exports: [OneTimeCodes, CodeBudgets],
})
export class CodesModule {}
