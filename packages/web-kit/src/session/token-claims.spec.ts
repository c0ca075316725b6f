import { describe, expect, it } from '@jest/globals';
import { userFromToken } from './token-claims';

function tokenOf(claims: object): string {
  const part = (value: object) =>
    btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `${part({ alg: 'ES256' })}.${part(claims)}.signature`;
}

describe('userFromToken', () => {
  it("reads the user's name in any script", () => {
    const token = tokenOf({ sub: 'u1', name: 'आशा वर्मा', email: 'asha@example.org' });
    expect(userFromToken(token)).toMatchObject({ id: 'u1', name: 'आशा वर्मा' });
  });

  it.each(['', 'rubbish', 'a.b.c', tokenOf({ sub: 'u1' }), tokenOf([])])(
    'returns undefined for %p',
    (token) => {
      expect(userFromToken(token)).toBeUndefined();
    },
  );
});
