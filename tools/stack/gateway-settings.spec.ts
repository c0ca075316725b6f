import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { execaSync } from 'execa';
import { root } from './inventory.ts';

/** The settings in the gateway's Dockerfile, as its image has them. */
function imageSettings(): Record<string, string> {
  const text = readFileSync(join(root, 'gateway', 'Dockerfile'), 'utf8');
  const given = [...text.matchAll(/^(?:ENV| {3}) ([A-Z_]+)=("[^"]*"|\S+)/gm)];
  return Object.fromEntries(
    given.map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]),
  );
}

/** Sources the image's scripts up to the templates. */
function check(environment: Record<string, string>): { failed: boolean; stderr: string } {
  const script = `. "$0/tls.envsh"; . "$0/settings.envsh"`;
  return execaSync('sh', ['-eu', '-c', script, join(root, 'gateway')], {
    extendEnv: false,
    reject: false,
    env: { PATH: process.env['PATH'], ...imageSettings(), ...environment },
  });
}

describe('the settings of the gateway’s image', () => {
  it('are right as they are, with the address of the site', () => {
    const site = { PUBLIC_URL: 'https://abhyas.example/' };
    expect(check(site)).toMatchObject({ failed: false, stderr: '' });
  });

  it('are refused with all that is missing or malformed at once', () => {
    const { failed, stderr } = check({
      ATTEMPT_UPSTREAM: 'http://attempt:3000/',
      GATEWAY_READS_RATE: '400',
      GATEWAY_PAGE_TIMEOUT: '1 minute',
      GATEWAY_RESOLVER: '',
      GATEWAY_PLAIN_HTTP: 'maybe',
      PUBLIC_URL: 'https://abhyas.example/shop',
    });
    expect(failed).toBe(true);
    expect(stderr).toBe(
      'Cannot start: GATEWAY_RESOLVER is not set. ' +
        'GATEWAY_PLAIN_HTTP must be serve or redirect; it is "maybe". ' +
        'GATEWAY_READS_RATE must be a rate such as 20r/s; it is "400". ' +
        'GATEWAY_PAGE_TIMEOUT must be a time such as 1s or 500ms; it is "1 minute". ' +
        'PUBLIC_URL must be the address of the site such as https://abhyas.example; it is "https://abhyas.example/shop". ' +
        'ATTEMPT_UPSTREAM must be a host and a port such as auth:3000; it is "http://attempt:3000/".',
    );
  });
});
