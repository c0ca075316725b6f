import { Module } from '@nestjs/common';

import { DIGITS, secureDigits } from './digits.js';
import { OneTimeCodes } from './one-time-codes.js';

@Module({
  providers: [OneTimeCodes, { provide: DIGITS, useValue: secureDigits }],
  exports: [OneTimeCodes],
})
export class CodesModule {}
