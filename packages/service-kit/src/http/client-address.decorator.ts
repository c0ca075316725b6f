import { isIP } from 'node:net';

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The address of the client: what the gateway says in `X-Real-IP`, else the other end of the socket. */
export const ClientAddress = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientAddressOf(context),
);

/** The same for guards and interceptors. */
export function clientAddressOf(context: ExecutionContext): string {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const named = request.headers['x-real-ip'];
  return typeof named === 'string' && isIP(named) !== 0 ? named : request.ip;
}
