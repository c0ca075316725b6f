import { isIP } from 'node:net';

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { countedAs } from './client-address.js';

/**
 * Whom to count a call for: the address that the gateway says in `X-Real-IP`, else the other end of
 * the socket; of an IPv6 address its network.
 */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientAddressOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The same where there is a request alone. */
export function clientAddressOf(request: FastifyRequest): string {
  const named = request.headers['x-real-ip'];
  return countedAs(typeof named === 'string' && isIP(named) !== 0 ? named : request.ip);
}
