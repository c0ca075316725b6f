import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigError, exampleEnv, loadConfig } from './load-config.js';

const shape = { PHOTO_LIMIT: z.coerce.number().int().positive() };
const sound = { ...exampleEnv, PHOTO_LIMIT: '3' };

function sentencesFor(env: Record<string, string | undefined>): readonly string[] {
  try {
    loadConfig(shape, { ...sound, ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.sentences;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('gives checked values, with defaults', () => {
    expect(loadConfig(shape, sound)).toMatchObject({
      PORT: 0,
      PHOTO_LIMIT: 3,
      RELEASE_COMMIT: 'unknown',
    });
  });

  it('may name one Redis server, Sentinels or a cluster', () => {
    for (const REDIS_URL of ['redis://a', 'rediss+sentinel://a,b,c/main', 'redis+cluster://a,b']) {
      expect(sentencesFor({ REDIS_URL })).toEqual([]);
    }
  });

  it('is refused with one sentence for each variable that is missing, malformed or unreadable, without a password', () => {
    const sentences = sentencesFor({
      PORT: 'eighty',
      AUTH_URL: '',
      DATABASE_URL: undefined,
      DATABASE_URL_FILE: '/nowhere/database_url',
      REDIS_URL: 'redis+sentinel://:secret@a',
      PHOTO_LIMIT: '-1',
    });
    expect(sentences).toEqual([
      'DATABASE_URL_FILE names /nowhere/database_url, which cannot be read.',
      expect.stringMatching(/^PORT is not usable: /),
      'REDIS_URL is not usable: it does not end in the name of the master: redis+sentinel://:PASSWORD@HOST:PORT,HOST:PORT,HOST:PORT/MASTER.',
      'AUTH_URL is not set.',
      expect.stringMatching(/^PHOTO_LIMIT is not usable: /),
    ]);
  });
});
