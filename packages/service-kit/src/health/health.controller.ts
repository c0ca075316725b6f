import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import pTimeout from 'p-timeout';
import { DataSource } from 'typeorm';
import { Public } from '../auth/decorators.js';
import type { RedisClient } from '../redis/redis.js';
import { REDIS } from '../tokens.js';

const TIMEOUT_MS = 2_000;

/** Liveness and readiness, for the operators of the service. */
@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(REDIS) private readonly redis: RedisClient,
  ) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [database, redis] = await Promise.all([
      isResponding(() => this.dataSource.query('SELECT 1')),
      isResponding(() => this.redis.ping()),
    ]);
    const isReady = database && redis;
    await reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'unavailable',
        checks: { database: database ? 'ok' : 'away', redis: redis ? 'ok' : 'away' },
      });
  }
}

function isResponding(ping: () => Promise<unknown>): Promise<boolean> {
  return pTimeout(ping(), { milliseconds: TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}
