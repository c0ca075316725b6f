import 'fake-indexeddb/auto';
import { removeOldAttempts, removeSentAttempts } from '@abhyas/web-kit';
import { FakeCaches } from '@abhyas/web-kit/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import { buildPaper } from '../../../testing/builders';
import { enterValue, initialProgress, selectOption, toggleOption } from '../rules/progress';
import { createDeviceStore, type DeviceAttempt, type DeviceProgress } from './device-store';

const paper = buildPaper(3);

function buildRecord(attemptId: string, userId: string): [DeviceAttempt, DeviceProgress] {
  return [
    {
      attemptId,
      userId,
      testId: paper._id,
      paper,
      totalMs: 3_600_000,
      startedAt: 1_699_996_400_000,
      endsAt: 1_700_000_000_000,
    },
    { attemptId, progress: initialProgress(paper), revision: 0 },
  ];
}

describe('device store', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('returns an attempt and its answers, in another page too', async () => {
    const [attempt, progress] = buildRecord('a1', 'asha');
    const store = createDeviceStore();
    await store.open(attempt, progress);
    const answered = { ...progress, progress: selectOption(progress.progress, 'q1', 2, 10) };
    await store.saveProgress(answered);

    const found = await createDeviceStore().find('asha', paper._id);
    expect(found).toEqual({ attempt, progress: answered });
  });

  it('returns answers of every kind, and the ends of locked sections', async () => {
    const [attempt, progress] = buildRecord('a8', 'isha');
    const several = toggleOption(progress.progress, 'q1', 1, 10);
    const answers = enterValue(several, 'q2', '-1.5', 20);
    const record = {
      attempt: { ...attempt, sectionEndsAt: [1_700_000_000_000, 1_700_000_600_000] },
      progress: {
        ...progress,
        progress: answers,
        serverAnswers: { q2: { selectedOption: null, changedAt: 0 } },
      },
    };
    const store = createDeviceStore();
    await store.open(record.attempt, record.progress);
    expect(await store.find('isha', paper._id)).toEqual(record);
  });

  it("never returns one student's answers to another", async () => {
    const store = createDeviceStore();
    await store.open(...buildRecord('a2', 'bela'));
    expect(await store.find('charu', paper._id)).toBeUndefined();
  });

  it('removes a finished attempt', async () => {
    const store = createDeviceStore();
    await store.open(...buildRecord('a3', 'deepa'));
    await store.remove('a3');
    expect(await store.find('deepa', paper._id)).toBeUndefined();
  });

  it('returns the newest attempt of a test if an older one could not be removed', async () => {
    const store = createDeviceStore();
    const newest = buildRecord('b2', 'farah');
    await store.open(...newest);
    await store.open(...buildRecord('b1', 'farah'));
    expect((await store.find('farah', paper._id))?.attempt).toEqual(newest[0]);
  });

  it('commits answers at once, because a reload aborts what is not committed', async () => {
    const store = createDeviceStore();
    await store.open(...buildRecord('a5', 'gita'));
    const [, progress] = buildRecord('a5', 'gita');
    const order: string[] = [];
    const { commit } = IDBTransaction.prototype;
    jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      order.push('commit');
      commit.call(this);
    });
    const { put } = IDBObjectStore.prototype;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      const request = put.call(this, value);
      request.addEventListener('success', () => order.push('written'));
      return request;
    });

    await store.saveProgress(progress);
    expect(order).toEqual(['commit', 'written']);
  });

  it('rejects after the timeout if the device does not respond', async () => {
    const store = createDeviceStore();
    const impatient = createDeviceStore(50);
    await store.open(...buildRecord('a4', 'esha'));
    const other = await openDB('abhyas-runner');
    const { store: held, done } = other.transaction('progress', 'readwrite');
    const device = { isHeld: true };
    const hold = async (): Promise<void> => {
      while (device.isHeld) await held.get('a4');
    };
    const holding = hold();
    const [, progress] = buildRecord('a4', 'esha');
    try {
      await expect(impatient.saveProgress(progress)).rejects.toThrow('did not respond in time');
    } finally {
      device.isHeld = false;
    }
    await Promise.all([holding, done]);
    other.close();
    await expect(store.saveProgress(progress)).resolves.toBeUndefined();
  });

  it('rejects if the browser has no database (a private window)', async () => {
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    const store = createDeviceStore();
    const [attempt, progress] = buildRecord('a5', 'farah');
    const refusal = { name: 'SecurityError' };
    await expect(store.open(attempt, progress)).rejects.toMatchObject(refusal);
    await expect(store.find('farah', paper._id)).rejects.toMatchObject(refusal);
  });

  it('rejects if there is no space, and writes again when there is', async () => {
    const store = createDeviceStore();
    const [attempt, progress] = buildRecord('a6', 'gita');
    await store.open(attempt, progress);
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await expect(store.saveProgress(progress)).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    full.mockRestore();
    await expect(store.saveProgress({ ...progress, revision: 3 })).resolves.toBeUndefined();
    expect((await store.find('gita', paper._id))?.progress.revision).toBe(3);
  });

  it('opens the database again after the browser has closed it', async () => {
    const store = createDeviceStore();
    const [attempt, progress] = buildRecord('a7', 'hema');
    await store.open(attempt, progress);
    await deleteDatabase();
    await store.open(attempt, progress);
    expect(await store.find('hema', paper._id)).toEqual({ attempt, progress });
  });
});

describe('stored attempts after a log-out', () => {
  const hour = 3_600_000;
  const endsAt = 1_700_000_000_000;
  const duringTheTest = endsAt - hour;

  it('are removed if the server has every answer', async () => {
    const store = createDeviceStore();
    const [attempt, progress] = buildRecord('b1', 'indu');
    await store.open(attempt, { ...progress, isSent: true });
    await removeSentAttempts(duringTheTest);
    expect(await store.find('indu', paper._id)).toBeUndefined();
  });

  it('stay until a day after the end if only this device has the answers', async () => {
    const store = createDeviceStore();
    const [attempt, progress] = buildRecord('b2', 'jaya');
    await store.open(attempt, { ...progress, isSent: false });
    await removeSentAttempts(endsAt + 23 * hour);
    expect(await store.find('jaya', paper._id)).toBeDefined();
    await removeSentAttempts(endsAt + 25 * hour);
    expect(await store.find('jaya', paper._id)).toBeUndefined();
  });

  it('are not swept while the test runs, only long after its end', async () => {
    const store = createDeviceStore();
    const [attempt, progress] = buildRecord('b3', 'kala');
    await store.open(attempt, { ...progress, isSent: true });
    await removeOldAttempts(duringTheTest);
    expect(await store.find('kala', paper._id)).toBeDefined();
    await removeOldAttempts(endsAt + 25 * hour);
    expect(await store.find('kala', paper._id)).toBeUndefined();
  });

  it('never include answers without their attempt', async () => {
    const [, progress] = buildRecord('b4', 'lata');
    await createDeviceStore().saveProgress(progress);
    await removeSentAttempts(duringTheTest);
    const database = await openDB('abhyas-runner');
    expect(await database.get('progress', 'b4')).toBeUndefined();
    database.close();
  });

  it('leave and stay together with their pictures', async () => {
    const caches = new FakeCaches();
    Object.assign(globalThis, { caches: caches.asStorage() });
    try {
      const store = createDeviceStore();
      for (const [id, isSent] of [
        ['b5', true],
        ['b6', false],
        ['b7', true],
      ] as const) {
        const [attempt, progress] = buildRecord(id, id);
        await store.open(attempt, { ...progress, isSent });
      }
      for (const id of ['b5', 'b6', 'b7', 'unknown']) await caches.open(`abhyas-figures-1-${id}`);
      await caches.open('abhyas-pages-1');
      await store.remove('b7');
      expect(await caches.keys()).not.toContain('abhyas-figures-1-b7');
      await removeOldAttempts(duringTheTest);
      expect(await caches.keys()).toEqual([
        'abhyas-figures-1-b5',
        'abhyas-figures-1-b6',
        'abhyas-pages-1',
      ]);
      await removeSentAttempts(duringTheTest);
      expect(await caches.keys()).toEqual(['abhyas-figures-1-b6', 'abhyas-pages-1']);
      await removeOldAttempts(endsAt + 25 * hour);
      expect(await caches.keys()).toEqual(['abhyas-pages-1']);
    } finally {
      Reflect.deleteProperty(globalThis, 'caches');
    }
  });

  it('do not create a database if there is none', async () => {
    await deleteDatabase();
    await removeSentAttempts();
    expect(await indexedDB.databases()).toEqual([]);
  });
});

function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('abhyas-runner');
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => reject(new Error('The database stays.')));
  });
}
