import { Internal } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { FactsService, type Facts } from './facts.service.js';

@ApiExcludeController()
@Internal()
@Controller('internal/facts')
export class FactsController {
  constructor(private readonly facts: FactsService) {}

  @Get()
  read(): Promise<Facts> {
    return this.facts.read();
  }
}
