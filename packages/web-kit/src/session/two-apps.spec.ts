import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

/** Each app on a page has its own copy of web-kit. */
async function loadCopy() {
  jest.resetModules();
  const [session, owner, entries] = await Promise.all([
    import('./session'),
    import('./token-owner'),
    import('../device/user-entries'),
  ]);
  return { ...session, ...owner, ...entries };
}

type Copy = Awaited<ReturnType<typeof loadCopy>>;
let shell: Copy;
let remote: Copy;

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};

beforeEach(async () => {
  shell = await loadCopy();
  remote = await loadCopy();
});
afterEach(() => {
  jest.restoreAllMocks();
  shell.storeToken(null);
  shell.removeUserEntries();
});

describe.each([
  ['blocked', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)('two apps while local storage is %s', (_state, methods) => {
  beforeEach(() => {
    for (const method of methods) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  });

  it('share the session and its end', () => {
    expect(shell.getToken).not.toBe(remote.getToken);
    const owners: (string | null)[] = [];
    const stop = remote.onOwnerChanged((previousId) => owners.push(previousId));
    shell.storeToken('token of asha');
    expect(remote.getToken()).toBe('token of asha');
    shell.storeToken('token of bela');
    shell.endSession();
    stop();
    expect(remote.getToken()).toBeNull();
    expect(owners).toEqual([null, 'token of asha', 'token of bela']);
  });

  it('share what they hold for the student, until the session ends', () => {
    remote.storeUserEntry('chatUserId', 'user_1');
    expect(shell.readUserEntry('chatUserId')).toBe('user_1');
    shell.removeUserEntries();
    expect(remote.readUserEntry('chatUserId')).toBeUndefined();
  });
});

describe('an app whose local storage was full for a moment', () => {
  it('reads what it stored last', () => {
    shell.storeUserEntry('noticesSeenAt', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    shell.storeUserEntry('noticesSeenAt', 'newer');
    expect(shell.readUserEntry('noticesSeenAt')).toBe('newer');
    full.mockRestore();
    shell.storeUserEntry('noticesSeenAt', 'newest');
    expect(shell.readUserEntry('noticesSeenAt')).toBe('newest');
    localStorage.setItem('noticesSeenAt', 'of another tab');
    expect(shell.readUserEntry('noticesSeenAt')).toBe('of another tab');
  });

  it('follows a log-out in another tab', () => {
    shell.storeToken('token of asha');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    shell.storeToken('token of asha, renewed');
    full.mockRestore();
    const stop = shell.onTokenChanged(() => undefined);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    stop();
    expect(shell.getToken()).toBeNull();
  });
});
