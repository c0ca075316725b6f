import { Internal } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { ParticipantCountDto } from './participant-counts.dto.js';
import { ParticipantCountsService } from './participant-counts.service.js';

/** The catalogue calls this to recommend the tests that most students take. */
@Internal()
@ApiExcludeController()
@Controller('internal/tests')
export class ParticipantCountsController {
  constructor(private readonly counts: ParticipantCountsService) {}

  @Get('participants')
  @ApiOkResponse({ type: [ParticipantCountDto] })
  list(): Promise<ParticipantCountDto[]> {
    return this.counts.list();
  }
}
