import { ConfigError, exampleEnv } from '@abhyas/service-kit';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const env = {
  ...exampleEnv,
  CATALOGUE_URL: 'http://127.0.0.1:1',
  ATTEMPT_URL: 'http://127.0.0.1:1',
  MESSAGING_URL: 'http://127.0.0.1:1',
  SIGNING_KEY_SECRET: 'a secret for tests, long enough to be taken',
};

describe('the configuration', () => {
  it('has valid defaults', () => {
    expect(readConfig(env)).toMatchObject({ RESET_LINK_MINUTES: 150, LIMIT_CODES_SECONDS: 3_600 });
  });

  it('requires reset links that are valid until the next one can be mailed', () => {
    const limits = { LIMIT_CODES_SECONDS: '1800', CODE_GAP_SECONDS: '60' };
    expect(() => readConfig({ ...env, ...limits, RESET_LINK_MINUTES: '61' })).not.toThrow();
    expect(() => readConfig({ ...env, ...limits, RESET_LINK_MINUTES: '60' })).toThrow(
      new ConfigError([
        'RESET_LINK_MINUTES is not usable: it must be at least 61, twice LIMIT_CODES_SECONDS and CODE_GAP_SECONDS, so that an owner always has a valid link.',
      ]),
    );
  });
});
