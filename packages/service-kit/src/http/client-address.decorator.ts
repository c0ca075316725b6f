import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressKey } from './client-address.js';

/**
 * The address by which a call is counted: the gateway's `X-Real-IP`, or else the socket's remote
 * address. An IPv6 address counts as its network.
 */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientAddressOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** {@link ClientAddress} for code that has the request only. */
export function clientAddressOf(request: FastifyRequest): string {
  const header = request.headers['x-real-ip'];
  return addressKey(typeof header === 'string' && isIP(header) !== 0 ? header : request.ip);
}
