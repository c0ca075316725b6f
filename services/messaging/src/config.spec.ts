import { exampleEnv } from '@abhyas/service-kit';
import { describe, expect, it } from '@jest/globals';
import { exampleMessagingEnv, officeAddress, readConfig } from './config.js';

const read = (more: Record<string, string>) =>
  readConfig({ ...exampleEnv, ...exampleMessagingEnv, ...more });

describe('the office that receives contact messages', () => {
  it('is CONTACT_TO, or else the sender of our mails', () => {
    expect(officeAddress(read({ CONTACT_TO: 'office@abhyas.example' }))).toBe(
      'office@abhyas.example',
    );
    expect(officeAddress(read({}))).toBe('no-reply@abhyas.example');
  });

  it('must be an address that mail can be sent to', () => {
    expect(() => read({ CONTACT_TO: 'office' })).toThrow('CONTACT_TO is not usable');
    const local = { MAIL_FROM: 'Abhyas <no-reply@localhost>' };
    expect(() => read(local)).toThrow('CONTACT_TO is not set');
    expect(officeAddress(read({ ...local, CONTACT_TO: 'a@b.example' }))).toBe('a@b.example');
  });
});
