import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config.js';
import type { ServicesDto, ServiceState, SystemHealthDto } from './system-health.dto.js';
import { servicesUnavailable } from './system-health.errors.js';

const TIMEOUT_MS = 3_000;

/** Asks all four services whether they are ready. */
@Injectable()
export class SystemHealthService {
  constructor(@Inject(SERVICE_CONFIG) private readonly config: AuthConfig) {}

  /** @throws 503 unless all services are ready */
  async check(): Promise<SystemHealthDto> {
    const { AUTH_URL, CATALOGUE_URL, ATTEMPT_URL, MESSAGING_URL } = this.config;
    const [auth, catalogue, attempt, messaging] = await Promise.all([
      stateOf(AUTH_URL),
      stateOf(CATALOGUE_URL),
      stateOf(ATTEMPT_URL),
      stateOf(MESSAGING_URL),
    ]);
    const services: ServicesDto = { auth, catalogue, attempt, messaging };
    if (Object.values(services).includes('away')) throw servicesUnavailable(services);
    return { status: 'ok', services };
  }
}

async function stateOf(service: string): Promise<ServiceState> {
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
