import { Public } from '@abhyas/service-kit';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SystemHealthDto } from './system-health.dto.js';
import { SystemHealthService } from './system-health.service.js';

@ApiTags('House')
@Controller('healthz')
export class SystemHealthController {
  constructor(private readonly health: SystemHealthService) {}

  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether all four services are ready: 200, else 503' })
  @ApiOkResponse({ type: SystemHealthDto })
  healthz(): Promise<SystemHealthDto> {
    return this.health.check();
  }
}
