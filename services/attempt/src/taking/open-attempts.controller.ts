import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OpenAttemptDto } from './open-attempts.dto.js';
import { OpenAttemptsService } from './open-attempts.service.js';

@ApiTags('tests')
@ApiBearerAuth()
@Controller('api/user/open-attempts')
export class OpenAttemptsController {
  constructor(private readonly openAttempts: OpenAttemptsService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [OpenAttemptDto] })
  listOpenAttempts(@CurrentUser() user: AuthenticatedUser): Promise<OpenAttemptDto[]> {
    return this.openAttempts.list(user.id);
  }
}
