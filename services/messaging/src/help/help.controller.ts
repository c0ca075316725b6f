import { Public } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FaqDto } from './help.dto.js';
import { HelpService } from './help.service.js';

@ApiTags('help')
@Public()
@Controller('api/help')
export class HelpController {
  constructor(private readonly help: HelpService) {}

  @Get('faqs')
  @ApiOkResponse({ type: FaqDto, isArray: true })
  listFaqs(): Promise<FaqDto[]> {
    return this.help.listFaqs();
  }
}
