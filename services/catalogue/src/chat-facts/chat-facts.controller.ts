import { Internal } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController, ApiOkResponse } from '@nestjs/swagger';
import { FactsDto } from './chat-facts.dto.js';
import { ChatFactsService } from './chat-facts.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/facts')
export class ChatFactsController {
  constructor(private readonly facts: ChatFactsService) {}

  @Get()
  @ApiOkResponse({ type: FactsDto })
  read(): Promise<FactsDto> {
    return this.facts.read();
  }
}
