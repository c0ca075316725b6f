import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import pTimeout from 'p-timeout';
import { DataSource } from 'typeorm';
import { Public } from '../auth/decorators.js';
import type { BaseConfig } from '../config/load-config.js';
import { isReadOnly, READ_ONLY } from '../database/read-only.js';
import type { RedisClient } from '../redis/redis.js';
import { REDIS, SERVICE_CONFIG, SERVICE_NAME } from '../tokens.js';

const TIMEOUT_MS = 2_000;
const KEPT_SECONDS = 60;

/** Liveness and readiness, for the operators of the service. */
@Public()
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(REDIS) private readonly redis: RedisClient,
    @Inject(SERVICE_NAME) private readonly service: string,
    @Inject(SERVICE_CONFIG) private readonly config: BaseConfig,
  ) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'ok'; version: string; commit: string } {
    const { RELEASE_VERSION: version, RELEASE_COMMIT: commit } = this.config;
    return { status: 'ok', version, commit };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const [database, redis] = await Promise.all([
      check(async () => (isReadOnly(await this.dataSource.query(READ_ONLY)) ? 'read_only' : 'ok')),
      check(async () => this.writeToRedis().then(() => 'ok')),
    ]);
    const isReady = database === 'ok' && redis === 'ok';
    await reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'unavailable',
        checks: { database, redis },
      });
  }

  /** A replica, and a master without its replicas, responds but takes no writes. */
  private writeToRedis(): Promise<unknown> {
    const expiration = { type: 'EX', value: KEPT_SECONDS } as const;
    return this.redis.set(`${this.service}:ready`, '1', { expiration });
  }
}

type State = 'ok' | 'read_only' | 'away';

/** What a dependency reports of itself; `away` when it fails to respond in time. */
function check(ask: () => Promise<State>): Promise<State> {
  return pTimeout(ask(), { milliseconds: TIMEOUT_MS }).catch(() => 'away');
}
