import { describe, expect, it } from '@jest/globals';

import { chooseRegistration, type CodeEntry, type Registered } from './choose-registration.js';

const registered = (who: string, mobile = '9876543210'): Registered => ({
  browser: `browser of ${who}`,
  email: `${who}@example.com`,
  name: who,
  mobile,
  passwordHash: `hash of ${who}`,
});
const [asha, mallory, late] = [registered('asha'), registered('mallory'), registered('late', '1')];

const entry = (who: string, changes: Partial<CodeEntry> = {}): CodeEntry => ({
  browser: `browser of ${who}`,
  hasSecret: true,
  isBrowser: true,
  ...changes,
});

const passwordOf = (...given: Parameters<typeof chooseRegistration>) =>
  chooseRegistration(...given).passwordHash;

describe('a code that is entered in the browser that registered', () => {
  it.each([[[asha]], [[asha, mallory]], [[mallory, asha]], [[late, mallory, asha]]] as [
    [Registered, ...Registered[]],
  ][])('opens what was registered there, whoever else did', (pending) => {
    expect(chooseRegistration(pending, entry('asha'))).toEqual({
      email: 'asha@example.com',
      name: 'asha',
      mobile: '9876543210',
      passwordHash: 'hash of asha',
    });
  });
});

describe('a code that is entered elsewhere', () => {
  it('chooses no password, be there one registration or several', () => {
    expect(passwordOf([asha], entry('nobody'))).toBeNull();
    expect(passwordOf([mallory, asha], entry('nobody'))).toBeNull();
  });

  it('takes over a name, and a mobile number that all agree on', () => {
    expect(chooseRegistration([mallory, asha], entry('nobody'))).toMatchObject({
      name: 'mallory',
      mobile: '9876543210',
    });
    expect(chooseRegistration([late, asha], entry('nobody'))).toMatchObject({
      name: 'late',
      mobile: '',
    });
  });

  it('chooses none in a browser that sends no secret: it did not register', () => {
    expect(passwordOf([mallory], entry('nobody', { hasSecret: false }))).toBeNull();
  });

  it('does not count a secret that was only just given out', () => {
    expect(passwordOf([asha, mallory], entry('asha', { hasSecret: false }))).toBeNull();
  });
});

describe('a code that a program without cookies enters', () => {
  const program = entry('nobody', { hasSecret: false, isBrowser: false });

  it('opens the only registration as it is', () => {
    expect(passwordOf([asha], program)).toBe('hash of asha');
  });

  it('chooses no password where several registered', () => {
    expect(passwordOf([asha, mallory], program)).toBeNull();
  });
});
