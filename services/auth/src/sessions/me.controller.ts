import { CurrentSession, type AuthenticatedSession } from '@abhyas/service-kit';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { MeService } from './me.service.js';
import { MeDto } from './sessions.dto.js';

@ApiBearerAuth()
@Controller('auth')
export class MeController {
  constructor(private readonly service: MeService) {}

  @Get('me')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Who is signed in; with a fresh token when the present one is due' })
  @ApiOkResponse({ type: MeDto })
  me(@CurrentSession() session: AuthenticatedSession): Promise<MeDto> {
    return this.service.read(session);
  }
}
