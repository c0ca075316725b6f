import { ConfigError, loadConfig, type BaseConfig } from '@abhyas/service-kit';
import { z } from 'zod';

const serviceAddress = z.url({ protocol: /^https?$/ });
const count = (value: number) => z.coerce.number().int().min(1).default(value);

const shape = {
  CATALOGUE_URL: serviceAddress,
  ATTEMPT_URL: serviceAddress,
  MESSAGING_URL: serviceAddress,
  /** Derives the keys that encrypt stored signing keys and authenticate codes. If it changes, both become unusable. */
  SIGNING_KEY_SECRET: z.string().min(32),
  SIGNING_KEY_DAYS: count(30),
  DEMO_LOGIN: z.enum(['0', '1']).default('0'),
  /** Without it, sign-in through a provider is disabled. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_USER_INFO_URL: serviceAddress.default('https://www.googleapis.com/oauth2/v3/userinfo'),
  GOOGLE_TOKEN_INFO_URL: serviceAddress.default('https://oauth2.googleapis.com/tokeninfo'),
  LIMIT_LOGIN_FAILURES: count(10),
  LIMIT_LOGIN_FAILURES_SECONDS: count(15 * 60),
  LIMIT_CODES: count(5),
  LIMIT_CODES_SECONDS: count(60 * 60),
  /** How many codes all strangers together may have mailed to an email address in that time. */
  LIMIT_CODE_MAILS: count(15),
  /** Wrong reset codes per email address and day. Strangers who requested a code and those who did not count separately. */
  LIMIT_RESET_TRIES: count(25),
  LIMIT_ADDRESS: count(300),
  LIMIT_ADDRESS_SECONDS: count(10 * 60),
  /** What the browsers that an account knows may still call in that time from an address beyond its limit. */
  LIMIT_KNOWN_BROWSERS: count(30),
  /** How often a student may change the photo in an hour. */
  LIMIT_PHOTOS: count(60),
  /** How often a student may download all their data in an hour. */
  LIMIT_DATA: count(20),
  CODE_MINUTES: count(10),
  CODE_TRIES: count(5),
  CODE_GAP_SECONDS: count(60),
  /** Long enough that an earlier link is still valid while limits block new mails, see {@link readConfig}. */
  RESET_LINK_MINUTES: count(150),
  /** The extra delay that each failed log-in after the fifth adds to the response. */
  LOGIN_SLOWDOWN_MS: z.coerce.number().int().min(0).max(2_000).default(200),
};

/** The client id and URLs of a third-party sign-in provider. */
export interface SignInProviderConfig {
  clientId: string;
  userInfoUrl: string;
  tokenInfoUrl: string;
}

export type AuthConfig = BaseConfig & z.infer<z.ZodObject<typeof shape>>;

/** Reads the environment. @throws ConfigError */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): AuthConfig {
  const config = loadConfig(shape, env);
  requireLongLinks(config);
  return config;
}

/**
 * Strangers can use up the mails of a window at its start, and an owner the requests of another window
 * at its end. A link that was mailed in between must be valid until the owner can get the next one.
 */
function requireLongLinks(config: AuthConfig): void {
  const seconds = 2 * config.LIMIT_CODES_SECONDS + config.CODE_GAP_SECONDS;
  if (config.RESET_LINK_MINUTES * 60 >= seconds) return;
  throw new ConfigError([
    `RESET_LINK_MINUTES is not usable: it must be at least ${Math.ceil(seconds / 60)}, twice LIMIT_CODES_SECONDS and CODE_GAP_SECONDS, so that an owner always has a valid link.`,
  ]);
}

/** The configured provider, if any. */
export function signInProviderOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_USER_INFO_URL: userInfoUrl,
  GOOGLE_TOKEN_INFO_URL: tokenInfoUrl,
}: AuthConfig): SignInProviderConfig | undefined {
  return clientId ? { clientId, userInfoUrl, tokenInfoUrl } : undefined;
}
