import { randomBytes } from 'node:crypto';

/** Injection token of {@link Secrets}. */
export const SECRETS = Symbol('SECRETS');

/** Generates secrets that nobody can guess. */
export interface Secrets {
  /** 256 random bits in base64url: 43 characters. */
  make(): string;
}

/** Secrets from the system's secure random source. */
export const secureSecrets: Secrets = {
  make: () => randomBytes(32).toString('base64url'),
};
