import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AchievementDto } from './achievements.dto.js';
import { AchievementsService } from './achievements.service.js';

@ApiTags('achievements')
@ApiBearerAuth()
@Controller('api/user/achievements')
export class AchievementsController {
  constructor(private readonly achievements: AchievementsService) {}

  @Get()
  @ApiOkResponse({ type: [AchievementDto] })
  listAchievements(@CurrentUser() user: AuthenticatedUser): Promise<AchievementDto[]> {
    return this.achievements.list(user.id);
  }
}
