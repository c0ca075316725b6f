import { DomainError, Public, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';

import type { AuthConfig } from '../config.js';

const TIMEOUT_MS = 3_000;

type State = 'ok' | 'away';

class ServicesView {
  @ApiProperty({ enum: ['ok', 'away'] })
  auth: State;

  @ApiProperty({ enum: ['ok', 'away'] })
  catalogue: State;

  @ApiProperty({ enum: ['ok', 'away'] })
  attempt: State;

  @ApiProperty({ enum: ['ok', 'away'] })
  messaging: State;
}

// The contract was released with this name and tag.
@ApiSchema({ name: 'HouseView' })
class SystemHealthView {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';

  @ApiProperty({ type: ServicesView })
  services: ServicesView;
}

@ApiTags('House')
@Controller('healthz')
export class SystemHealthController {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: AuthConfig) {}

  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether all four services are ready: 200, else 503' })
  @ApiOkResponse({ type: SystemHealthView })
  async healthz(): Promise<SystemHealthView> {
    const { AUTH_URL, CATALOGUE_URL, ATTEMPT_URL, MESSAGING_URL } = this.config;
    const [auth, catalogue, attempt, messaging] = await Promise.all([
      stateOf(AUTH_URL),
      stateOf(CATALOGUE_URL),
      stateOf(ATTEMPT_URL),
      stateOf(MESSAGING_URL),
    ]);
    const services = { auth, catalogue, attempt, messaging };
    if (Object.values(services).every((state) => state === 'ok')) return { status: 'ok', services };
    throw new DomainError('unavailable', 503, 'Some of the services are away.', {
      extra: { status: 'unavailable', services },
      retryAfter: 5,
      logLevel: 'info',
    });
  }
}

async function stateOf(service: string): Promise<State> {
  try {
    const response = await fetch(new URL('/health/ready', service), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? 'ok' : 'away';
  } catch {
    return 'away';
  }
}
