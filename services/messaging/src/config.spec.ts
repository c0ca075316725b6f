import { describe, expect, it } from '@jest/globals';
import { exampleEnv } from '@abhyas/service-kit';
import { exampleMessagingEnv, officeOf, readConfig } from './config.js';

const read = (more: Record<string, string>) =>
  readConfig({ ...exampleEnv, ...exampleMessagingEnv, ...more });

describe('the office that gets contact messages', () => {
  it('is the one that is named, else who our mails are from', () => {
    expect(officeOf(read({ CONTACT_TO: 'office@abhyas.example' }))).toBe('office@abhyas.example');
    expect(officeOf(read({}))).toBe('no-reply@abhyas.example');
  });

  it('has to be where mail can be sent to', () => {
    expect(() => read({ CONTACT_TO: 'office' })).toThrow('CONTACT_TO is not usable');
    const local = { MAIL_FROM: 'Abhyas <no-reply@localhost>' };
    expect(() => read(local)).toThrow('CONTACT_TO is not set');
    expect(officeOf(read({ ...local, CONTACT_TO: 'a@b.example' }))).toBe('a@b.example');
  });
});
