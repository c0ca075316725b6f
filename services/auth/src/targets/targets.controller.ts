import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeTargetsDto, TargetsDto } from './targets.dto.js';
import { TargetsService } from './targets.service.js';

@ApiTags('profile')
@ApiBearerAuth()
@Controller('api/user/targets')
export class TargetsController {
  constructor(private readonly targets: TargetsService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TargetsDto })
  readTargets(@CurrentUser() user: AuthenticatedUser): Promise<TargetsDto> {
    return this.targets.read(user.id);
  }

  @Put()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TargetsDto })
  changeTargets(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { targets }: ChangeTargetsDto,
  ): Promise<TargetsDto> {
    return this.targets.change(user.id, targets);
  }
}
