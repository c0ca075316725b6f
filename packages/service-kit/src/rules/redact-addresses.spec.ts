import { describe, expect, it } from '@jest/globals';
import { redactAddresses } from './redact-addresses.js';

describe('redactAddresses', () => {
  it.each([
    ['mailbox <asha@mail.example> is full', 'mailbox <(address)> is full'],
    ['550 asha.rao+mock@example.co.in: unknown', '550 (address): unknown'],
    ['root@localhost, and "x@y"', '(address), and "(address)"'],
    ['at /app/node_modules/@scope/x.js:1:2', 'at /app/node_modules/@scope/x.js:1:2'],
    ["o'brien@example.com", '(address)'],
    ['no address', 'no address'],
  ])('makes %j safe', (text, safe) => {
    expect(redactAddresses(text)).toBe(safe);
  });

  it('takes no longer for a long text without an address', () => {
    expect(redactAddresses('a'.repeat(100_000))).toHaveLength(100_000);
  });
});
