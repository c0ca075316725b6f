import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from './inventory.ts';
import { configureSignIn, localProvider, signInVariables } from './sign-in.ts';
import { ToolError } from './tool-error.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const served = join(root, 'gateway', 'remotes.json');
const configure = (environment: Record<string, string>, file = served) =>
  configureSignIn(environment, file, join(folder, 'remotes.json'));
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

describe('the sign-in provider', () => {
  it('is off unless a client id is set', () => {
    const off = { runtimeConfig: served, cspScript: '', cspOrigins: '' };
    expect(configure({})).toEqual(off);
    expect(configure(signInVariables({ GOOGLE_CLIENT_ID: '', GOOGLE_LABEL: 'X' }))).toEqual(off);
  });

  it('needs only the client id', () => {
    const { runtimeConfig, cspScript, cspOrigins } = configure({ GOOGLE_CLIENT_ID: '12-ab.apps' });
    expect(read(runtimeConfig)).toEqual({
      ...read(served),
      signIn: {
        provider: 'google',
        label: 'Google',
        clientId: '12-ab.apps',
        scriptUrl: 'https://accounts.google.com/gsi/client',
        userInfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
      },
    });
    expect(cspScript).toBe('https://accounts.google.com/gsi/client');
    expect(cspOrigins).toBe('https://accounts.google.com https://www.googleapis.com');
  });

  it('may be another, with a port and a query', () => {
    const given = {
      ...localProvider(20_001),
      GOOGLE_LABEL: 'Campus & Co’s login',
      GOOGLE_SCRIPT_URL: 'http://localhost:20001/client.js?v=1',
    };
    const { runtimeConfig, cspScript, cspOrigins } = configure(given);
    expect(read(runtimeConfig)['signIn']).toMatchObject({
      label: 'Campus & Co’s login',
      scriptUrl: 'http://localhost:20001/client.js?v=1',
    });
    expect(cspScript).toBe('http://localhost:20001/client.js');
    expect(cspOrigins).toBe('http://localhost:20001 http://127.0.0.1:20001');
  });

  it('keeps a provider that the operator wrote into the file', () => {
    const own = join(folder, 'own.json');
    writeFileSync(own, '{\n  "signIn": { "label": "Own" }\n}\n');
    const { runtimeConfig } = configure({ GOOGLE_CLIENT_ID: 'a' }, own);
    expect(read(runtimeConfig)).toEqual({ signIn: { label: 'Own' } });
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'a"b'],
    ['GOOGLE_LABEL', 'a", "x": "'],
    ['GOOGLE_SCRIPT_URL', "https://x.example/a; script-src 'unsafe-inline'"],
    ['GOOGLE_SCRIPT_URL', 'javascript:alert(1)'],
    ['GOOGLE_USER_INFO_URL', 'https://x.example/"'],
    ['GOOGLE_USER_INFO_URL', 'x.example/$request_id'],
  ])('refuses %s=%s, which could inject more than a value', (name, value) => {
    expect(() => configure({ GOOGLE_CLIENT_ID: 'a', [name]: value })).toThrow(ToolError);
  });

  it('uses only its variables from an environment', () => {
    expect(signInVariables({ GOOGLE_CLIENT_ID: 'a', PATH: '/bin' })).toEqual({
      GOOGLE_CLIENT_ID: 'a',
    });
  });
});
