import { describe, expect, it } from '@jest/globals';
import { milliseconds, origin, origins, programSettings, readSettings } from './settings';

const shape = {
  ...programSettings,
  GATEWAY_URL: origin(),
  RENDERERS: origins(),
  WAIT_MS: milliseconds(150),
};
const sound = {
  PORT: '3000',
  GATEWAY_URL: 'http://gateway:8080/',
  RENDERERS: '{"exams":"http://mfe-exams-renderer:3000"}',
};

describe('readSettings', () => {
  it('reads settings, with what is usual', () => {
    expect(readSettings(shape, sound)).toEqual({
      HOST: '127.0.0.1',
      PORT: 3000,
      LOG_LEVEL: 'info',
      RELEASE_VERSION: 'unknown',
      RELEASE_COMMIT: 'unknown',
      GATEWAY_URL: 'http://gateway:8080',
      RENDERERS: new Map([['exams', 'http://mfe-exams-renderer:3000']]),
      WAIT_MS: 150,
    });
  });

  it('names all settings that are missing or malformed in one sentence', () => {
    expect(() =>
      readSettings(shape, { PORT: 'eighty', GATEWAY_URL: '', LOG_LEVEL: 'loud' }),
    ).toThrow(
      'PORT is not a whole number up to 65535, LOG_LEVEL is not one of trace, debug, info, warn, error, fatal, ' +
        'silent, GATEWAY_URL is not set, and RENDERERS is not set',
    );
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3e3'],
    ['WAIT_MS', '0'],
    ['WAIT_MS', '1e3'],
    ['WAIT_MS', '100000'],
    ['GATEWAY_URL', 'gateway:8080'],
    ['GATEWAY_URL', 'http://gateway/pages'],
    ['GATEWAY_URL', 'http://user@gateway'],
    ['GATEWAY_URL', 'ftp://gateway'],
    ['RENDERERS', 'exams=http://exams'],
    ['RENDERERS', '["http://exams"]'],
    ['RENDERERS', 'null'],
    ['RENDERERS', '{"exams":3000}'],
    ['RENDERERS', '{"exams":"exams:3000"}'],
  ])('refuses the %s %s', (name, value) => {
    expect(() => readSettings(shape, { ...sound, [name]: value })).toThrow(`${name} is not `);
  });
});
