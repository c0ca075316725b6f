import fastifyCookie from '@fastify/cookie';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { SecretsModule } from '../secrets/secrets.module.js';
import { KnownBrowserLimit } from './known-browser-limit.js';
import { KnownBrowsersRepository } from './known-browsers.repository.js';
import { KnownBrowsersService } from './known-browsers.service.js';

@Module({
  imports: [SecretsModule],
  providers: [KnownBrowsersRepository, KnownBrowsersService, KnownBrowserLimit],
  // Exports the secrets too, because each module that uses BrowserCookieInterceptor creates its own instance.
  exports: [KnownBrowsersService, SecretsModule],
})
export class BrowsersModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    // Not awaited: awaiting would make Fastify ready before Nest sets its error handler.
    void this.host.httpAdapter.getInstance<FastifyInstance>().register(fastifyCookie);
  }
}
