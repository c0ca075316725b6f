import { DomainError } from '@abhyas/service-kit';
import type { ServicesDto } from './system-health.dto.js';

export function servicesUnavailable(services: ServicesDto): DomainError {
  return new DomainError('unavailable', 503, 'Some services do not respond.', {
    extra: { status: 'unavailable', services },
    retryAfter: 5,
    logLevel: 'info',
  });
}
