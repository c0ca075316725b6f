import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { Internal } from '../auth/decorators.js';
import { readInstant } from '../rules/india-time.js';
import { DataOwner } from './data-owner.js';
import { ErasureDto, ErasureResultDto, PersonalDataDto } from './personal-data.dto.js';

/**
 * Auth calls this when a student downloads their data or deletes their account. A service adds it to
 * the module that provides its {@link DataOwner}.
 */
@Internal()
@ApiExcludeController()
@Controller('internal/users')
export class PersonalDataController {
  constructor(private readonly owner: DataOwner) {}

  @Post('data')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  collect(@Body() { userId, email }: PersonalDataDto): Promise<object> {
    return this.owner.collect(userId, email);
  }

  @Post('erase')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ErasureResultDto })
  async erase(@Body() { userId, email, before }: ErasureDto): Promise<ErasureResultDto> {
    await this.owner.erase(userId, email, before === undefined ? undefined : readInstant(before));
    return { success: true };
  }
}
