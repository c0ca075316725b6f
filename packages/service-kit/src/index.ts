export {
  AddressLimit,
  type AddressLimitOptions,
  type KnownCallers,
} from './admission/address-limit.js';
export {
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type AccessTokenClaims,
  type AuthenticatedSession,
  type AuthenticatedUser,
} from './auth/access-token.js';
export { SERVICE_CREDENTIAL_HEADER } from './auth/access.guard.js';
export { CurrentSession, CurrentUser, Internal, OptionalUser, Public } from './auth/decorators.js';
export { sessionEnded } from './auth/jwt.strategy.js';
export { revokedSessionKey, type SessionRevocations } from './auth/session-revocations.js';
export { jwksSchema, type TokenKeys } from './auth/token-keys.js';
export { BootError } from './boot-error.js';
export {
  ServiceClient,
  type ServiceClientOptions,
  type TaggedResponse,
} from './clients/service-client.js';
export type * as AttemptContract from './clients/generated/attempt.js';
export type * as AuthContract from './clients/generated/auth.js';
export type * as CatalogueContract from './clients/generated/catalogue.js';
export type * as MessagingContract from './clients/generated/messaging.js';
export { systemClock, type Clock } from './clock.js';
export { ConfigError, exampleEnv, loadConfig, type BaseConfig } from './config/load-config.js';
export { LockNotFreeError, withDatabaseLock } from './database/database-lock.js';
export {
  openDatabase,
  withDatabase,
  type DatabaseClass,
  type DatabaseDefinition,
} from './database/database.js';
export { runPrepared, runPreparedIn } from './database/prepared.js';
export { requireSameTime } from './database/same-time.js';
export { isDuplicateKey, isRolledBack, runInTransaction } from './database/transaction.js';
export { describeError, isDependencyAway } from './errors/describe-error.js';
export {
  dependencyUnavailable,
  DomainError,
  type DomainErrorOptions,
  type ErrorLogLevel,
} from './errors/domain-error.js';
export { ErrorBody } from './errors/error-body.js';
export { validationFailed } from './errors/validation.pipe.js';
export { BodyLimit } from './http/body-limit.js';
export { ClientAddress, clientAddressOf } from './http/client-address.decorator.js';
export { currentRequestId } from './http/request-context.js';
export { InjectRawBody, RawBody, TakesRawBody } from './http/raw-body.js';
export { systemIds, type Ids } from './ids.js';
export { CleanText } from './input/clean-text.decorator.js';
export { IfDefined } from './input/if-defined.decorator.js';
export { IsEmailAddress } from './input/is-email-address.decorator.js';
export { MaxUtf16Length } from './input/max-utf16-length.decorator.js';
export { Nested } from './input/nested.decorator.js';
export { Trim } from './input/trim.decorator.js';
export { UuidParam } from './input/uuid-param.decorator.js';
export { KitModule, type KitOptions, type ServiceName } from './kit.module.js';
/** Writes at once, also while the service starts. Nest's own logger writes nothing until then. */
export { PinoLogger as BootLogger } from 'nestjs-pino';
export { Metrics } from './metrics/metrics.js';
export { DataOwner } from './personal-data/data-owner.js';
export { PersonalDataController } from './personal-data/personal-data.controller.js';
export { describeApi, printOpenApi } from './open-api.js';
export {
  ErasureDto,
  ErasureResultDto,
  PersonalDataDto,
} from './personal-data/personal-data.dto.js';
export {
  RateLimits,
  tooManyRequests,
  type RateLimit,
  type RateLimitResult,
} from './redis/rate-limits.js';
export { RedisScript, type ScriptInput } from './redis/redis-script.js';
export { createRedisClient, scanBeside, writeReplicated, type RedisClient } from './redis/redis.js';
export { PeriodicJob, type PeriodicJobOptions } from './scheduling/periodic-job.js';
export { SingleFlight } from './scheduling/single-flight.js';
export { createService, startService, type ServiceDefinition } from './service.js';
export {
  CLOCK,
  IDS,
  REDIS,
  SERVICE_CONFIG,
  SERVICE_NAME,
  SESSION_REVOCATIONS,
  TOKEN_KEYS,
} from './tokens.js';
