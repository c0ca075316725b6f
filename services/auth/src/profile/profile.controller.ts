import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';

import { ProfileDto } from './profile.dto.js';
import { ProfileView } from './profile.presenter.js';
import { ProfileService } from './profile.service.js';

@ApiTags('profile')
@ApiBearerAuth()
@Controller('api/user/profile')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ProfileView })
  readProfile(@CurrentUser() user: AuthenticatedUser): Promise<ProfileView> {
    return this.profiles.read(user.id);
  }

  @Put()
  @ApiOkResponse({ type: ProfileView })
  changeProfile(
    @CurrentUser() user: AuthenticatedUser,
    @Body() change: ProfileDto,
  ): Promise<ProfileView> {
    return this.profiles.change(user.id, change);
  }
}
