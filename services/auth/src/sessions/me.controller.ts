import { CurrentSession, type AuthenticatedSession } from '@abhyas/service-kit';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation } from '@nestjs/swagger';

import { MeView } from '../accounts/accounts.presenter.js';

import { MeService } from './me.service.js';

@ApiBearerAuth()
@Controller('auth')
export class MeController {
  constructor(private readonly service: MeService) {}

  @Get('me')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Who is signed in; with a fresh token when the present one is due' })
  @ApiOkResponse({ type: MeView })
  me(@CurrentSession() session: AuthenticatedSession): Promise<MeView> {
    return this.service.read(session);
  }
}
