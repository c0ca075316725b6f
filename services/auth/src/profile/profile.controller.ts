import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChangeProfileDto, ProfileDto } from './profile.dto.js';
import { ProfileService } from './profile.service.js';

@ApiTags('profile')
@ApiBearerAuth()
@Controller('api/user/profile')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ProfileDto })
  readProfile(@CurrentUser() user: AuthenticatedUser): Promise<ProfileDto> {
    return this.profiles.read(user.id);
  }

  @Put()
  @ApiOkResponse({ type: ProfileDto })
  changeProfile(
    @CurrentUser() user: AuthenticatedUser,
    @Body() change: ChangeProfileDto,
  ): Promise<ProfileDto> {
    return this.profiles.change(user.id, change);
  }
}
