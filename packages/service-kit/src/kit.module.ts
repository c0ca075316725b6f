import {
  Module,
  type DynamicModule,
  type ModuleMetadata,
  type Provider,
  type Type,
} from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PinoLogger } from 'nestjs-pino';
import type { DestinationStream } from 'pino';
import { DataSource } from 'typeorm';
import { Admission } from './admission/admission.js';
import { AccessGuard } from './auth/access.guard.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { AnnouncedRevocations } from './auth/session-revocations.js';
import { PublishedTokenKeys, type TokenKeys } from './auth/token-keys.js';
import { VerifiedTokens } from './auth/verified-tokens.js';
import { systemClock } from './clock.js';
import type { BaseConfig } from './config/load-config.js';
import { databaseOptions, openDatabase, type DatabaseClass } from './database/database.js';
import { ErrorFilter } from './errors/error.filter.js';
import { createValidationPipe } from './errors/validation.pipe.js';
import { HealthController } from './health/health.controller.js';
import { systemIds } from './ids.js';
import { standardOutput } from './logging/log-destination.js';
import { createLogging } from './logging/logging.js';
import { RequestLog } from './logging/request-log.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.js';
import { RateLimits } from './redis/rate-limits.js';
import { connectRedis, RedisCloser } from './redis/redis.js';
import {
  CLOCK,
  IDS,
  REDIS,
  SERVICE_CONFIG,
  SERVICE_NAME,
  SESSION_REVOCATIONS,
  TOKEN_KEYS,
} from './tokens.js';

/** Our four services. */
export type ServiceName = 'auth' | 'catalogue' | 'attempt' | 'messaging';

/** What the kit needs to know about a service. */
export interface KitOptions {
  name: ServiceName;
  config: BaseConfig;
  entities: readonly DatabaseClass[];
  /** In order. Each class's name ends in its timestamp, as TypeORM requires. */
  migrations: readonly DatabaseClass[];
  /** Refuse a database that acknowledges commits before they are on disk. */
  requireDurableCommits?: boolean;
  /** The source of token keys, instead of AUTH_URL. It may inject the data source. */
  tokenKeys?: Type<TokenKeys>;
  /** The destination of log lines. Default: standard output. */
  logTo?: DestinationStream;
  /** The modules that `tokenKeys` needs. */
  imports?: ModuleMetadata['imports'];
}

/**
 * What all services share: database, Redis, clock, ids, access guard, error filter, validation,
 * logging, health and metrics. It is global, so other modules of the service inject from it.
 */
@Module({})
export class KitModule {
  static forRoot(options: KitOptions): DynamicModule {
    const providers = sharedProviders(options);
    const destination = options.logTo ?? standardOutput();
    return {
      module: KitModule,
      global: true,
      imports: [
        createLogging(options.name, options.config, destination),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...databaseOptions(options), retryAttempts: 0 }),
          dataSourceFactory: () => openDatabase(options),
        }),
        ...(options.imports ?? []),
      ],
      controllers: [HealthController, MetricsController],
      providers: [
        ...providers,
        {
          provide: RequestLog,
          useValue: new RequestLog(options.name, options.config, destination),
        },
        JwtStrategy,
        VerifiedTokens,
        AccessGuard,
        Admission,
        RedisCloser,
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [
        SERVICE_CONFIG,
        SERVICE_NAME,
        CLOCK,
        IDS,
        REDIS,
        TOKEN_KEYS,
        SESSION_REVOCATIONS,
        Metrics,
        RateLimits,
      ],
    };
  }
}

function sharedProviders({ name, config, tokenKeys }: KitOptions): Provider[] {
  return [
    { provide: SERVICE_CONFIG, useValue: config },
    { provide: SERVICE_NAME, useValue: name },
    { provide: CLOCK, useValue: systemClock },
    { provide: IDS, useValue: systemIds },
    {
      provide: REDIS,
      // Depends on the database, so that a boot that fails there leaves no Redis connection open.
      inject: [PinoLogger, DataSource],
      useFactory: (logger: PinoLogger) => connectRedis(config, logger),
    },
    { provide: TOKEN_KEYS, useClass: tokenKeys ?? PublishedTokenKeys },
    { provide: SESSION_REVOCATIONS, useClass: AnnouncedRevocations },
    Metrics,
    RateLimits,
  ];
}
