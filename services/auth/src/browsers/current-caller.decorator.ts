import { clientAddressOf } from '@abhyas/service-kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { BrowserRequest } from './browser-request.types.js';
import type { Caller } from './caller.types.js';
import { deviceNameOf } from './rules/device-name.js';

/** The caller of a route that uses {@link BrowserCookieInterceptor}. */
export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller => {
    const request = context.switchToHttp().getRequest<BrowserRequest>();
    const { browser, headers } = request;
    if (!browser) throw new Error('This route lacks BrowserCookieInterceptor.');
    return {
      address: clientAddressOf(request),
      device: deviceNameOf(headers['user-agent']),
      browser: browser.digest,
      hasSecret: browser.hasSecret,
      isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    };
  },
);
