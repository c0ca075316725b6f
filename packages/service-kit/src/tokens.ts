/** Injection token of the service's validated configuration. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');

/** Injection token of the service's name. */
export const SERVICE_NAME = Symbol('SERVICE_NAME');

/** Injection token of the {@link Clock}. */
export const CLOCK = Symbol('CLOCK');

/** Injection token of the {@link Ids}. */
export const IDS = Symbol('IDS');

/** Injection token of the shared Redis client. */
export const REDIS = Symbol('REDIS');

/** Injection token of the {@link TokenKeys} that access tokens are verified with. */
export const TOKEN_KEYS = Symbol('TOKEN_KEYS');

/** Injection token of the {@link SessionRevocations}. */
export const SESSION_REVOCATIONS = Symbol('SESSION_REVOCATIONS');
