import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeSettingsDto, SettingsDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('profile')
@ApiBearerAuth()
@Controller('api/user/profile/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SettingsDto })
  readSettings(@CurrentUser() user: AuthenticatedUser): Promise<SettingsDto> {
    return this.settings.read(user);
  }

  @Put()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SettingsDto })
  changeSettings(
    @CurrentUser() user: AuthenticatedUser,
    @Body() { loginAlerts, testReminders }: ChangeSettingsDto,
  ): Promise<SettingsDto> {
    return this.settings.change(user, {
      ...(loginAlerts !== undefined && { loginAlerts }),
      ...(testReminders !== undefined && { testReminders }),
    });
  }
}
