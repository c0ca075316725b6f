import 'fake-indexeddb/auto';
import { describe, expect, it } from '@jest/globals';
import { openDB } from 'idb';
import { buildPaper } from '../../../testing/builders';
import { initialProgress, selectOption } from '../rules/progress';
import type { DeviceAttempt, DeviceProgress } from './device-store';
import { createDeviceStore } from './device-store';

const paper = buildPaper(3);

function buildRecord(attemptId: string, userId: string): [DeviceAttempt, DeviceProgress] {
  return [
    { attemptId, userId, testId: paper._id, paper, totalMs: 3_600_000, endsAt: 1_700_000_000_000 },
    { attemptId, progress: initialProgress(paper), revision: 0 },
  ];
}

describe('device store', () => {
  it('gives an attempt and its answers back, to another page too', async () => {
    const [attempt, progress] = buildRecord('a1', 'asha');
    const store = createDeviceStore();
    await store.open(attempt, progress);
    const answered = { ...progress, progress: selectOption(progress.progress, 'q1', 2, 10) };
    await store.saveProgress(answered);

    const found = await createDeviceStore().find('asha', paper._id);
    expect(found).toEqual({ attempt, progress: answered });
  });

  it("never gives one student's answers to another", async () => {
    const store = createDeviceStore();
    await store.open(...buildRecord('a2', 'bela'));
    expect(await store.find('charu', paper._id)).toBeUndefined();
  });

  it('forgets a finished attempt', async () => {
    const store = createDeviceStore();
    await store.open(...buildRecord('a3', 'deepa'));
    await store.remove('a3');
    expect(await store.find('deepa', paper._id)).toBeUndefined();
  });

  it('gives up on a device that does not answer', async () => {
    const store = createDeviceStore(50);
    await store.open(...buildRecord('a4', 'esha'));
    const other = await openDB('abhyas-runner');
    const { store: held, done } = other.transaction('progress', 'readwrite');
    const device = { isHeld: true };
    const hold = async (): Promise<void> => {
      while (device.isHeld) await held.get('a4');
    };
    const holding = hold();
    const [, progress] = buildRecord('a4', 'esha');
    await expect(store.saveProgress(progress)).rejects.toThrow('does not answer');

    device.isHeld = false;
    await Promise.all([holding, done]);
    await expect(store.saveProgress(progress)).resolves.toBeUndefined();
  });
});
