import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

import { deviceNameOf } from './rules/device-name.js';

interface Headed {
  headers: { 'user-agent'?: string };
}

/** What the caller browses with, in words for people. */
export const Device = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  deviceNameOf(context.switchToHttp().getRequest<Headed>().headers['user-agent']),
);
