import { describe, expect, it } from '@jest/globals';
import { exampleEnv } from '@abhyas/service-kit';
import { exampleMessagingEnv, officeOf, readConfig } from './config.js';

const read = (more: Record<string, string>) =>
  readConfig({ ...exampleEnv, ...exampleMessagingEnv, ...more });

describe('the office that receives contact messages', () => {
  it('is CONTACT_TO, or else the sender of our mails', () => {
    expect(officeOf(read({ CONTACT_TO: 'office@abhyas.example' }))).toBe('office@abhyas.example');
    expect(officeOf(read({}))).toBe('no-reply@abhyas.example');
  });

  it('must be an address that mail can be sent to', () => {
    expect(() => read({ CONTACT_TO: 'office' })).toThrow('CONTACT_TO is not usable');
    const local = { MAIL_FROM: 'Abhyas <no-reply@localhost>' };
    expect(() => read(local)).toThrow('CONTACT_TO is not set');
    expect(officeOf(read({ ...local, CONTACT_TO: 'a@b.example' }))).toBe('a@b.example');
  });
});
