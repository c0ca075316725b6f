import type { InjectionToken } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Clock } from '../clock.js';
import { exampleEnv } from '../config/load-config.js';
import { appOptions, createHttpAdapter, prepareApp, type ServiceDefinition } from '../service.js';
import { createTestDatabase, createTestRedis } from './test-stores.js';
import { testJwksJson } from './test-tokens.js';

/** A running service under test. */
export interface TestApp {
  /** Its address, without a trailing slash. */
  url: string;
  app: NestFastifyApplication;
  close(): Promise<void>;
}

/** Creates a separate database and Redis database. Returns the environment variables for them. */
export async function createTestEnv(name: string): Promise<Record<string, string>> {
  const [DATABASE_URL, REDIS_URL] = await Promise.all([
    createTestDatabase(name),
    createTestRedis(name),
  ]);
  return { ...exampleEnv, DATABASE_URL, REDIS_URL, JWKS_JSON: testJwksJson };
}

/** Test doubles by injection token, for example a clock. */
export type Replacements = ReadonlyMap<InjectionToken, object>;

/**
 * Boots the real service on a free port.
 *
 * @param replacements e.g. `new Map([[CLOCK, new FixedClock()]])`
 */
export async function startApp(
  { module }: ServiceDefinition,
  replacements: Replacements = new Map(),
): Promise<TestApp> {
  const builder = Test.createTestingModule({ imports: [module] });
  for (const [token, value] of replacements) builder.overrideProvider(token).useValue(value);
  const testingModule = await builder.compile();
  const app = testingModule.createNestApplication<NestFastifyApplication>(
    createHttpAdapter(),
    appOptions,
  );
  await prepareApp(app);
  await app.listen(0, '127.0.0.1');
  return { url: await app.getUrl(), app, close: () => app.close() };
}

/** A clock that only moves by `advance`. */
export class FixedClock implements Clock {
  constructor(private time = new Date('2026-11-21T06:00:00.000Z')) {}

  now(): Date {
    return new Date(this.time);
  }

  /** Moves the clock forward. */
  advance(seconds: number): void {
    this.time = new Date(this.time.getTime() + seconds * 1000);
  }
}
