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

describe('a code entered in the browser that registered', () => {
  it.each([[[asha]], [[asha, mallory]], [[mallory, asha]], [[late, mallory, asha]]] as [
    [Registered, ...Registered[]],
  ][])('uses the registration of that browser, whoever else registered', (pending) => {
    expect(chooseRegistration(pending, entry('asha'))).toEqual({
      email: 'asha@example.com',
      name: 'asha',
      mobile: '9876543210',
      passwordHash: 'hash of asha',
    });
  });
});

describe('a code entered elsewhere', () => {
  it('chooses no password, whether one or several registered', () => {
    expect(passwordOf([asha], entry('nobody'))).toBeNull();
    expect(passwordOf([mallory, asha], entry('nobody'))).toBeNull();
  });

  it('uses the newest name, and a mobile number only if all have the same', () => {
    expect(chooseRegistration([mallory, asha], entry('nobody'))).toMatchObject({
      name: 'mallory',
      mobile: '9876543210',
    });
    expect(chooseRegistration([late, asha], entry('nobody'))).toMatchObject({
      name: 'late',
      mobile: '',
    });
  });

  it('chooses no password in a browser without a secret, because it did not register', () => {
    expect(passwordOf([mallory], entry('nobody', { hasSecret: false }))).toBeNull();
  });

  it('ignores a secret that was only just issued', () => {
    expect(passwordOf([asha, mallory], entry('asha', { hasSecret: false }))).toBeNull();
  });
});

describe('a code entered by a program without cookies', () => {
  const program = entry('nobody', { hasSecret: false, isBrowser: false });

  it('uses the only registration unchanged', () => {
    expect(passwordOf([asha], program)).toBe('hash of asha');
  });

  it('chooses no password if several registered', () => {
    expect(passwordOf([asha, mallory], program)).toBeNull();
  });
});
