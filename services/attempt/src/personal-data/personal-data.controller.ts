import { ErasureBody, Internal, PersonalDataBody, type ErasureResult } from '@abhyas/service-kit';
import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { AttemptData } from './personal-data.presenter.js';
import { PersonalDataService } from './personal-data.service.js';

/** Auth calls this when a student downloads their data or deletes their account. */
@Internal()
@ApiExcludeController()
@Controller('internal/users')
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Post('data')
  @HttpCode(HttpStatus.OK)
  collect(@Body() { userId }: PersonalDataBody): Promise<AttemptData> {
    return this.personalData.collect(userId);
  }

  @Post('erase')
  @HttpCode(HttpStatus.OK)
  async erase(@Body() { userId }: ErasureBody): Promise<ErasureResult> {
    await this.personalData.erase(userId);
    return { success: true };
  }
}
