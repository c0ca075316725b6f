import { CurrentUser, type AuthenticatedUser } from '@abhyas/service-kit';
import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PerformanceDto } from './performance.dto.js';
import { PerformanceService } from './performance.service.js';

@ApiTags('performance')
@ApiBearerAuth()
@Controller('api/user/performance')
export class PerformanceController {
  constructor(private readonly performance: PerformanceService) {}

  @Get()
  @ApiOkResponse({ type: PerformanceDto })
  showPerformance(@CurrentUser() user: AuthenticatedUser): Promise<PerformanceDto> {
    return this.performance.show(user.id);
  }
}
