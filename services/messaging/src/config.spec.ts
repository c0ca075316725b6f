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
  });
});

describe('the sender of our mails', () => {
  it.each([
    'Abhyas <no-reply@localhost>',
    'no-reply@localhost',
    'Abhyas <>',
    'Abhyas',
    'a@b@c.example',
    '"a b"@c.example',
  ])('must have an address that mail can be sent to, unlike %j', (sender) => {
    expect(() => read({ MAIL_FROM: sender })).toThrow('MAIL_FROM is not usable');
    const office = { MAIL_FROM: sender, CONTACT_TO: 'office@abhyas.example' };
    expect(() => read(office)).toThrow('MAIL_FROM is not usable');
  });

  it('may be an address only', () => {
    expect(officeAddress(read({ MAIL_FROM: 'no-reply@abhyas.example' }))).toBe(
      'no-reply@abhyas.example',
    );
  });
});
