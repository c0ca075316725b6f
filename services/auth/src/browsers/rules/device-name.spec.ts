import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deviceNameOf } from './device-name.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a device', () => {
  it.each([
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    [
      'Microsoft Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    ],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Samsung Internet on Android',
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'],
    ['Unknown browser on Windows', 'Your bank <a href="//evil.example"> (Windows NT 10.0)'],
    ['Unknown device', 'curl/8.5.0'],
    ['Unknown device', ''],
    ['Unknown device', undefined],
  ])('is %s for %s', (name, userAgent) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });

  it('is short and has only plain characters for any header', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 2_000, unit: 'binary' }),
        fc.constantFrom('', ' (Windows NT 10.0)', ' Chrome/1'),
        (noise, part) => {
          expect(deviceNameOf(noise + part)).toMatch(/^[\w .-]{1,80}$/);
        },
      ),
    );
  });
});
