import { afterEach, describe, expect, it } from '@jest/globals';
import { configure, waitFor } from '@testing-library/react';
import { FakeChannel } from '../../../testing/fake-channel';
import { FakeLocks } from '../../../testing/fake-locks';
import { createTabLock, MessageTabLock, WebTabLock, type TabLock } from './tab-lock';

configure({ asyncUtilTimeout: 4_000 });

/** A tab that records whether it has the lock. */
function buildTab(open: (events: { onLost: () => void; onRegained: () => void }) => TabLock) {
  const tab = { has: false, lost: 0, regained: 0 };
  const lock = open({
    onLost: () => {
      tab.has = false;
      tab.lost += 1;
    },
    onRegained: () => {
      tab.has = true;
      tab.regained += 1;
    },
  });
  const take = (): void => {
    tab.has = true;
    lock.acquire();
  };
  return { tab, take, leave: () => lock.release() };
}

const kinds = [
  {
    kind: 'locks',
    browser: () => {
      const locks = new FakeLocks();
      return () => buildTab((events) => new WebTabLock('attempt-1', locks, events));
    },
  },
  {
    kind: 'messages',
    browser: () => {
      Object.assign(globalThis, { BroadcastChannel: FakeChannel });
      return () => buildTab((events) => new MessageTabLock('attempt-1', events));
    },
  },
];

describe.each(kinds)('one lock among tabs, by $kind', ({ browser }) => {
  const open: ReturnType<ReturnType<typeof browser>>[] = [];
  const openTab = (newTab: ReturnType<typeof browser>) => {
    const tab = newTab();
    open.push(tab);
    return tab;
  };
  afterEach(() => {
    for (const { leave } of open.splice(0)) leave();
  });

  it('goes to the newer tab, and back when that tab leaves', async () => {
    const newTab = browser();
    const [older, newer] = [openTab(newTab), openTab(newTab)];
    older.take();
    newer.take();
    await waitFor(() => expect(older.tab).toMatchObject({ has: false, lost: 1 }));
    expect(newer.tab).toMatchObject({ has: true, lost: 0 });

    newer.leave();
    await waitFor(() => expect(older.tab).toMatchObject({ has: true, regained: 1 }));
  });

  it('can be taken back and forth', async () => {
    const newTab = browser();
    const [first, second] = [openTab(newTab), openTab(newTab)];
    first.take();
    second.take();
    await waitFor(() => expect(first.tab.has).toBe(false));
    first.take();
    await waitFor(() => expect(second.tab.has).toBe(false));
    second.take();
    await waitFor(() => expect(first.tab.lost).toBe(2));
    expect(second.tab).toMatchObject({ has: true, lost: 1 });
  });

  it('is not given to a tab that has left', async () => {
    const newTab = browser();
    const [first, second, third] = [openTab(newTab), openTab(newTab), openTab(newTab)];
    first.take();
    second.take();
    await waitFor(() => expect(first.tab.has).toBe(false));
    first.leave();
    third.take();
    await waitFor(() => expect(second.tab.has).toBe(false));
    third.leave();
    await waitFor(() => expect(second.tab.has).toBe(true));
    expect(first.tab).toMatchObject({ has: false, regained: 0 });
  });
});

describe('one lock among tabs', () => {
  it('comes back from a tab that crashed', async () => {
    const locks = new FakeLocks();
    const older = buildTab((events) => new WebTabLock('attempt-1', locks, events));
    const newer = buildTab((events) => new WebTabLock('attempt-1', locks, events));
    older.take();
    newer.take();
    await waitFor(() => expect(older.tab.has).toBe(false));
    locks.crashHolder('attempt-1');
    await waitFor(() => expect(older.tab).toMatchObject({ has: true, regained: 1 }));
  });

  it('belongs to every tab if the browser refuses locks', async () => {
    const refusing = new FakeLocks();
    refusing.request = () => Promise.reject(new DOMException('', 'SecurityError'));
    const only = buildTab((events) => new WebTabLock('attempt-1', refusing, events));
    only.take();
    await waitFor(() => expect(only.tab).toMatchObject({ has: true, lost: 0 }));
  });

  it('belongs to every tab if the browser has neither locks nor channels', () => {
    const had = globalThis.BroadcastChannel;
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const only = buildTab((events) => createTabLock('attempt-1', events));
    only.take();
    only.leave();
    expect(only.tab).toMatchObject({ has: true, lost: 0 });
    Object.assign(globalThis, { BroadcastChannel: had });
  });
});
