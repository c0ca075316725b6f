import type { OpenAttempt } from '../features/attempt-session/rules/open-attempt';
import {
  AttemptSession,
  type SessionDependencies,
} from '../features/attempt-session/session/attempt-session';
import type { TabLockEvents } from '../features/attempt-session/session/tab-lock';
import type { DeviceAttempt, DeviceRecord } from '../features/attempt-session/store/device-store';
import { buildAttempt, STARTED_AT } from './session-table';

/** The fakes around a session: their next responses, and a log of the calls. */
export interface SessionHarness {
  readonly session: AttemptSession;
  readonly log: string[];
  readonly fakes: {
    saveError: Error | undefined;
    submitError: Error | undefined;
    isDeviceFull: boolean;
    record: DeviceRecord | undefined;
    written: DeviceAttempt | undefined;
    wall: number;
  };
  readonly tab: TabLockEvents;
}

/** Builds a session with a fake device, server and tab lock that log their calls. */
export function buildSessionHarness(attempt: Partial<OpenAttempt> = {}): SessionHarness {
  const log: string[] = [];
  const fakes: SessionHarness['fakes'] = {
    saveError: undefined,
    submitError: undefined,
    isDeviceFull: false,
    record: undefined,
    written: undefined,
    wall: 1_700_000_000_000,
  };
  const tab = { onLost: () => undefined, onRegained: () => undefined } as {
    onLost: () => void;
    onRegained: () => void;
  };
  const logCall = async (entry: string, error?: Error): Promise<void> => {
    log.push(entry);
    await Promise.resolve();
    if (error) throw error;
  };
  const full = (): Error | undefined => (fakes.isDeviceFull ? new Error('full') : undefined);
  const dependencies: SessionDependencies = {
    async saveProgress(_attemptId, { revision }) {
      await logCall(`save ${revision}`, fakes.saveError);
      const remainingSeconds = Math.ceil((3_600_000 - performance.now()) / 1000);
      const savedAt = new Date(STARTED_AT + performance.now()).toISOString();
      return { revision, remainingSeconds, savedAt };
    },
    async submitAttempt() {
      await logCall('submit', fakes.submitError);
      return { by: 'submit' };
    },
    store: {
      open: (written) => {
        fakes.written = written;
        return logCall('open', full());
      },
      saveProgress: () => logCall('write', full()),
      find: async () => {
        await logCall('find', full());
        return fakes.record;
      },
      remove: () => logCall('remove', full()),
    },
    createTabLock: (_attemptId, events) => {
      Object.assign(tab, events);
      return { acquire: () => log.push('acquire'), release: () => log.push('release') };
    },
    now: () => performance.now(),
    wallNow: () => fakes.wall,
    random: () => 0,
    afterPaint: (run) => {
      const timer = setTimeout(run, 10);
      return () => clearTimeout(timer);
    },
    onDeviceRefused: () => log.push('refused'),
  };
  return { session: new AttemptSession(buildAttempt(attempt), dependencies), log, fakes, tab };
}
