import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@abhyas/web-kit';
import { questionProgress } from '../../../shared/progress.types';
import { buildPaper } from '../../../testing/builders';
import type { AttemptCalls, Ended, ProgressPayload } from '../api/attempt-calls';
import { initialProgress, selectOption, visitQuestion } from '../rules/progress';
import type { WireResponse } from '../rules/progress-wire';
import type { DeviceProgress, DeviceRecord, DeviceStore } from '../store/device-store';
import type { OpenAttempt } from '../rules/open-attempt.types';
import { AttemptSession } from './attempt-session';
import type { TabPlaceEvents } from './tab-place';

const paper = buildPaper(4);
const STARTED_AT = Date.parse('2026-11-21T04:00:00.000Z');

/** A server that can be cut off, and a store that remembers in what order things happened. */
function buildWorld(changes: Partial<OpenAttempt> = {}) {
  const log: string[] = [];
  const saves: ProgressPayload[] = [];
  const submits: WireResponse[][] = [];
  const kept: DeviceProgress[] = [];
  /** `delayMs`: how long the device takes to write answers, or to find them. */
  const device = { refusals: 0, delayMs: 0 };
  const onDevice = async (): Promise<void> => {
    await Promise.resolve();
    if (device.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, device.delayMs));
  };
  /** How long the screen takes to show what a click did. */
  const screen = { delayMs: 0 };
  const tab = { events: undefined as TabPlaceEvents | undefined, isTaken: false };
  const server = {
    fault: undefined as ApiError | undefined,
    submitFault: undefined as ApiError | undefined,
    /** How a submit finds the attempt ended: by itself, or by its time before that. */
    submitEnds: { by: 'submit' } as Ended,
    isDeviceFull: false,
    revision: 0,
    /** What the server says is left; by default an hour from the start of the page. */
    remainingSeconds: undefined as number | undefined,
    /** What has passed by its clock, in milliseconds; by default as on the page's. */
    sinceStart: undefined as number | undefined,
    /** What another tab has left on the device. */
    onDevice: undefined as DeviceRecord | undefined,
    /** How long a save is on its way. */
    delayMs: 0,
  };
  const calls: AttemptCalls = {
    async saveProgress(_attemptId, payload) {
      await Promise.resolve();
      log.push('sent');
      const { fault, delayMs } = server;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      // A conflict is over once it is told; other faults last.
      if (fault?.status === 409) server.fault = undefined;
      if (fault) throw fault;
      saves.push(payload);
      server.revision = payload.revision;
      return {
        revision: payload.revision,
        savedAt: new Date(STARTED_AT + (server.sinceStart ?? performance.now())).toISOString(),
        remainingSeconds:
          server.remainingSeconds ?? Math.ceil((3_600_000 - performance.now()) / 1000),
      };
    },
    async submit(_attemptId, responses) {
      await Promise.resolve();
      if (server.submitFault) throw server.submitFault;
      submits.push(responses);
      return server.submitEnds;
    },
  };
  const store: DeviceStore = {
    async open(_attempt, progress) {
      await Promise.resolve();
      if (server.isDeviceFull) throw new DOMException('', 'QuotaExceededError');
      log.push('opened');
      kept.push(progress);
    },
    async find() {
      await onDevice();
      return server.onDevice;
    },
    async saveProgress(progress) {
      await onDevice();
      if (server.isDeviceFull) throw new DOMException('', 'QuotaExceededError');
      log.push('kept');
      kept.push(progress);
    },
    remove: () => {
      log.push('removed');
      return Promise.resolve();
    },
  };
  const attempt: OpenAttempt = {
    attemptId: 'attempt-1',
    userId: 'user-1',
    paper,
    progress: initialProgress(paper),
    revision: 0,
    totalMs: 3_600_000,
    countdown: { remainingMs: 3_600_000, at: 0 },
    isAnchored: true,
    hasUnsent: false,
    ...changes,
  };
  const session = new AttemptSession(attempt, {
    calls,
    store,
    claimPlace: (_attemptId, events) => {
      tab.events = events;
      return {
        take: () => {
          tab.isTaken = true;
        },
        leave: () => {
          tab.isTaken = false;
        },
      };
    },
    now: () => performance.now(),
    wallNow: () => 1_700_000_000_000,
    random: () => 0,
    afterPaint: (run) => {
      const timer = setTimeout(run, screen.delayMs);
      return () => clearTimeout(timer);
    },
    onDeviceRefused: () => {
      device.refusals += 1;
    },
  });
  return { session, server, saves, submits, kept, log, tab, device, screen };
}

const offline = new ApiError({ status: 0, code: 'network', message: 'No answer' });
const busy = new ApiError({ status: 503, code: 'attempt_busy', message: 'Busy', retryAfter: 4 });

function conflict(revision: number, responses: WireResponse[]): ApiError {
  const current = { revision, responses, currentQuestionIndex: 0, remainingSeconds: 3500 };
  return new ApiError({ status: 409, code: 'revision_conflict', message: '', body: { current } });
}

const settle = (milliseconds = 0): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

describe('AttemptSession', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps a selection on the device before it sends it', async () => {
    const { session, log, saves, kept } = buildWorld();
    session.connect();
    session.select(2);
    await settle();
    expect(log).toEqual(['opened', 'kept', 'sent', 'kept']);
    expect(kept[1]?.progress.byQuestion['q1']?.selectedOption).toBe(2);
    expect(saves).toHaveLength(1);
    expect(saves[0]).toMatchObject({ revision: 1, currentQuestionIndex: 0 });
    expect(session.getSnapshot().saveStatus).toBe('saved');
  });

  it('lets the screen show a click before anything is written', async () => {
    const { session, log, screen } = buildWorld();
    session.connect();
    await settle();
    screen.delayMs = 50;
    session.select(1);
    session.toggleMark();
    expect(questionProgress(session.getSnapshot().progress, 'q1').selectedOption).toBe(1);
    await settle(49);
    expect(log).toEqual(['opened']);
    await settle(1);
    expect(log.slice(0, 4)).toEqual(['opened', 'kept', 'kept', 'sent']);
  });

  it('does not say saved of an answer that came while the one before was saved', async () => {
    const { session, server, screen } = buildWorld();
    const said: string[] = [];
    session.connect();
    await settle();
    server.delayMs = 100;
    session.select(1);
    session.subscribe(() => said.push(session.getSnapshot().saveStatus));
    await settle(50);
    screen.delayMs = 200;
    session.select(2);
    await settle(199);
    expect(said).not.toContain('saved');
    await settle(1_000);
    expect(said.at(-1)).toBe('saved');
  });

  it.each<[string, (session: AttemptSession, disconnect: () => void) => void]>([
    ['goes out of sight', (session) => session.rest()],
    ['is left', (_session, disconnect) => disconnect()],
  ])('writes at once when the page %s right after a click', async (_what, act) => {
    const { session, kept, screen } = buildWorld();
    const disconnect = session.connect();
    await settle();
    screen.delayMs = 50;
    session.select(2);
    act(session, disconnect);
    await settle();
    const [, written] = kept;
    expect(written && questionProgress(written.progress, 'q1').selectedOption).toBe(2);
    expect(written?.isSent).toBe(false);
  });

  it('sends one save at a time and the newest state after it', async () => {
    const { session, saves } = buildWorld();
    session.connect();
    session.select(0);
    session.select(1);
    session.select(2);
    await settle();
    expect(saves.length).toBeLessThanOrEqual(2);
    expect(saves.at(-1)?.responses[0]?.selectedOption).toBe(2);
    expect(saves.map(({ revision }) => revision)).toEqual(saves.map((_, index) => index + 1));
  });

  it('stays usable without a network, says so, and saves all once it is back', async () => {
    const { session, server, saves } = buildWorld();
    session.connect();
    server.fault = offline;
    session.select(1);
    await settle();
    session.goTo(1);
    session.select(3);
    await settle(60_000);
    expect(session.getSnapshot()).toMatchObject({ saveStatus: 'offline', isKeptOnDevice: true });
    expect(saves).toHaveLength(0);

    server.fault = undefined;
    session.wake();
    await settle();
    expect(session.getSnapshot().saveStatus).toBe('saved');
    expect(saves.at(-1)?.responses.map(({ selectedOption }) => selectedOption)).toEqual([1, 3]);
  });

  it('tries again by itself, no sooner than the server asks', async () => {
    const { session, server, log, saves } = buildWorld();
    session.connect();
    server.fault = busy;
    session.select(1);
    await settle();
    expect(session.getSnapshot().saveStatus).toBe('server');
    server.fault = undefined;
    await settle(3_900);
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
    await settle(200);
    expect(saves).toHaveLength(1);
  });

  it.each([
    [400, 'validation_failed'],
    [404, 'attempt_not_found'],
    [413, 'too_large'],
  ])('does not repeat for ever a save refused with %i, and says why', async (status, code) => {
    const { session, server, log, saves, kept } = buildWorld();
    session.connect();
    server.fault = new ApiError({ status, code, message: 'Not like this.' });
    session.select(1);
    await settle();
    const sent = () => log.filter((entry) => entry === 'sent').length;
    expect(sent()).toBe(1);
    await settle(600_000);
    expect(sent()).toBe(1);
    expect(session.getSnapshot()).toMatchObject({
      saveStatus: 'refused',
      saveRefusal: 'Not like this.',
      isKeptOnDevice: true,
    });
    expect(kept.at(-1)).toMatchObject({ isSent: false });

    server.fault = undefined;
    session.select(2);
    await settle();
    expect(saves.at(-1)?.responses[0]?.selectedOption).toBe(2);
    expect(session.getSnapshot().saveStatus).toBe('saved');
  });

  it('tries again a refusal that is not of the service', async () => {
    const { session, server, saves } = buildWorld();
    session.connect();
    server.fault = new ApiError({
      status: 404,
      code: 'bad_answer',
      message: 'Sign in to the net.',
    });
    session.select(1);
    await settle();
    expect(session.getSnapshot().saveStatus).toBe('server');
    server.fault = new ApiError({ status: 410, code: 'bad_answer', message: '' });
    await settle(10_000);
    expect(session.getSnapshot().ending.kind).toBe('running');
    server.fault = undefined;
    await settle(20_000);
    expect(saves.at(-1)?.responses[0]?.selectedOption).toBe(1);
  });

  it('does not repeat for ever a submit that is refused after time is up', async () => {
    let tries = 0;
    const { session, server, submits } = buildWorld({
      totalMs: 10_000,
      countdown: { remainingMs: 10_000, at: 0 },
    });
    server.remainingSeconds = 10;
    Object.defineProperty(server, 'submitFault', {
      configurable: true,
      get: () => {
        tries += 1;
        return new ApiError({ status: 404, code: 'attempt_not_found', message: 'Not there.' });
      },
    });
    session.connect();
    await settle(600_000);
    const triesByItself = tries;
    expect(session.getSnapshot().ending).toMatchObject({
      kind: 'submitting',
      isTimeUp: true,
      trouble: 'refused',
      submitError: 'Not there.',
    });
    await settle(600_000);
    expect(tries).toBe(triesByItself);
    Object.defineProperty(server, 'submitFault', { value: undefined });
    session.submitNow();
    await settle();
    expect(submits).toHaveLength(1);
  });

  it('says when the device refuses to keep answers, and sends them all the same', async () => {
    const { session, server, saves } = buildWorld();
    session.connect();
    server.isDeviceFull = true;
    session.select(1);
    await settle();
    expect(session.getSnapshot().isKeptOnDevice).toBe(false);
    expect(saves).toHaveLength(1);
  });

  it('merges another device answer by answer and saves again', async () => {
    const { session, server, saves } = buildWorld();
    session.connect();
    await settle(10_000);
    server.fault = conflict(7, [
      { questionId: 'q1', selectedOption: 3, timeSpent: 5, changedAt: 2_000 },
      { questionId: 'q2', selectedOption: 0, timeSpent: 5, changedAt: 3_000 },
    ]);
    session.select(1);
    await settle();
    const { progress, hasMergedOtherDevice } = session.getSnapshot();
    expect(questionProgress(progress, 'q1').selectedOption).toBe(1);
    expect(questionProgress(progress, 'q2').selectedOption).toBe(0);
    expect(hasMergedOtherDevice).toBe(true);
    expect(saves.at(-1)).toMatchObject({ revision: 8 });
    expect(saves.at(-1)?.responses.map(({ selectedOption }) => selectedOption)).toEqual([1, 0]);
  });

  it('saves moving about a little later, many moves at once', async () => {
    const { session, saves } = buildWorld();
    session.connect();
    session.goTo(1);
    session.goTo(2);
    session.goTo(3);
    await settle(1_000);
    expect(saves).toHaveLength(0);
    await settle(1_500);
    expect(saves).toHaveLength(1);
    expect(saves[0]?.currentQuestionIndex).toBe(3);
  });

  it('counts the time of each question while it is looked at', async () => {
    const { session, saves } = buildWorld();
    session.connect();
    await settle(4_000);
    session.goTo(1);
    await settle(2_500);
    session.rest();
    await settle(30_000);
    session.wake();
    await settle(500);
    session.select(0);
    await settle();
    const [first, second] = saves.at(-1)?.responses ?? [];
    expect(first?.timeSpent).toBe(4);
    expect(second?.timeSpent).toBe(3);
  });

  it('submits by itself when time is up', async () => {
    const { session, submits, log } = buildWorld({
      countdown: { remainingMs: 5_000, at: 0 },
      totalMs: 5_000,
    });
    session.connect();
    session.select(2);
    await settle(4_900);
    // The server in this test says an hour is left; this clock is the session's first.
    expect(session.getSnapshot().ending.kind).toBe('running');
    await settle(3_600_000);
    expect(submits).toHaveLength(1);
    expect(submits[0]?.[0]?.selectedOption).toBe(2);
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by: 'submit' });
    expect(log.at(-1)).toBe('removed');
  });

  it('goes on trying to submit after time is up', async () => {
    const { session, server, submits } = buildWorld({
      countdown: { remainingMs: 1_000, at: 0 },
      totalMs: 1_000,
    });
    server.fault = offline;
    server.submitFault = offline;
    session.connect();
    await settle(1_100);
    expect(session.getSnapshot().ending).toMatchObject({ kind: 'submitting', isTimeUp: true });
    await settle(10_000);
    server.submitFault = undefined;
    await settle(20_000);
    expect(submits).toHaveLength(1);
    expect(session.getSnapshot().ending.kind).toBe('finished');
  });

  it('goes on trying to submit although a save from before fails in between', async () => {
    const { session, server, submits } = buildWorld({
      countdown: { remainingMs: 1_000, at: 0 },
      totalMs: 1_000,
    });
    server.fault = offline;
    server.submitFault = offline;
    server.delayMs = 1_200;
    session.connect();
    session.select(2);
    await settle(1_300);
    expect(session.getSnapshot().ending).toMatchObject({ kind: 'submitting', isTimeUp: true });
    server.fault = new ApiError({ status: 410, code: 'attempt_over', message: '' });
    server.submitFault = undefined;
    await settle(60_000);
    expect(submits).toHaveLength(1);
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by: 'submit' });
  });

  it('goes on trying a submit that does not get through, without the student', async () => {
    const { session, server, submits } = buildWorld();
    session.connect();
    session.select(1);
    server.submitFault = busy;
    session.submit();
    await settle();
    expect(session.getSnapshot().ending).toEqual({
      kind: 'submitting',
      isTimeUp: false,
      failures: 1,
      trouble: 'server',
      submitError: 'Busy',
    });
    server.submitFault = offline;
    await settle(4_100);
    expect(session.getSnapshot().ending).toMatchObject({ failures: 2, submitError: '' });
    server.submitFault = undefined;
    await settle(20_000);
    expect(submits).toHaveLength(1);
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by: 'submit' });
  });

  it('goes back to the test where the student does not want to wait for it', async () => {
    const { session, server, submits } = buildWorld();
    session.connect();
    server.submitFault = busy;
    session.submit();
    await settle();
    session.cancelSubmit();
    expect(session.getSnapshot().ending).toEqual({ kind: 'running' });
    server.submitFault = undefined;
    await settle(60_000);
    session.select(1);
    await settle();
    expect(submits).toHaveLength(0);
    expect(questionProgress(session.getSnapshot().progress, 'q1').selectedOption).toBe(1);
  });

  it('goes back to the test when a submit is refused', async () => {
    const { session, server } = buildWorld();
    session.connect();
    server.submitFault = new ApiError({ status: 404, code: 'not_found', message: 'Not there.' });
    session.submit();
    await settle();
    expect(session.getSnapshot().ending).toEqual({ kind: 'running', submitError: 'Not there.' });
  });

  it('does not tell of a refused submit again when the next one is thought of', async () => {
    const { session, server } = buildWorld();
    session.connect();
    server.submitFault = new ApiError({ status: 422, code: 'refused', message: 'Not now.' });
    session.submit();
    await settle();
    expect(session.getSnapshot().ending).toEqual({ kind: 'running', submitError: 'Not now.' });
    session.cancelSubmit();
    expect(session.getSnapshot().ending).toEqual({ kind: 'running' });
  });

  it('takes a submit whose session ended for no failure of the network', async () => {
    const { session, server } = buildWorld();
    session.connect();
    server.submitFault = new ApiError({ status: 401, code: 'unauthorized', message: '' });
    session.submit();
    await settle();
    expect(session.getSnapshot().ending).toEqual({ kind: 'running' });
  });

  it('leaves no way back once time is up over the tries', async () => {
    const { session, server, submits } = buildWorld({
      countdown: { remainingMs: 5_000, at: 0 },
      totalMs: 5_000,
    });
    session.connect();
    server.fault = offline;
    server.submitFault = offline;
    session.submit();
    await settle(5_100);
    expect(session.getSnapshot().ending).toMatchObject({ kind: 'submitting', isTimeUp: true });
    session.cancelSubmit();
    expect(session.getSnapshot().ending.kind).toBe('submitting');
    server.submitFault = undefined;
    session.wake();
    await settle();
    expect(submits).toHaveLength(1);
  });

  it('takes a conflict with its own lost save for an acknowledgement', async () => {
    const { session, server, log } = buildWorld();
    session.connect();
    session.select(1);
    await settle();
    const sent = log.filter((entry) => entry === 'sent').length;
    server.fault = conflict(2, [
      { questionId: 'q1', selectedOption: 1, visited: true, timeSpent: 0, changedAt: 1 },
    ]);
    session.wake();
    await settle();
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(sent + 1);
    expect(session.getSnapshot()).toMatchObject({
      saveStatus: 'saved',
      hasMergedOtherDevice: false,
    });
  });

  it('changes nothing any more once it is submitting', async () => {
    const { session, submits } = buildWorld();
    session.connect();
    session.select(1);
    session.submit();
    session.select(2);
    session.submit();
    await settle();
    expect(submits).toHaveLength(1);
    expect(submits[0]?.[0]?.selectedOption).toBe(1);
  });

  it.each([
    [409, 'attempt_finished', { state: 'submitted' }, 'elsewhere'],
    [409, 'attempt_finished', { state: 'submitted', answersMissed: false }, 'elsewhere'],
    [409, 'attempt_finished', { state: 'submitted', answersMissed: true }, 'elsewhere-before-last'],
    [409, 'attempt_finished', { state: 'expired' }, 'time-before-last'],
    [410, 'attempt_over', {}, 'time-before-last'],
    [410, 'attempt_over', { answersMissed: true }, 'time-before-last'],
    [410, 'attempt_over', { answersMissed: false }, 'time'],
  ])('ends when a save is told %p %s %p: %s', async (status, code, body, by) => {
    const { session, server } = buildWorld();
    session.connect();
    server.fault = new ApiError({ status, code, message: '', body });
    session.select(1);
    await settle();
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by });
  });

  it.each([
    ['its last answer', (session: AttemptSession) => session.select(2), 'time-before-last'],
    ['a mark alone', (session: AttemptSession) => session.toggleMark(), 'time'],
  ])('tells of a submit that came too late with %s', async (_what, change, by) => {
    const { session, server } = buildWorld();
    session.connect();
    session.select(1);
    await settle();
    server.fault = offline;
    change(session);
    await settle();
    server.submitEnds = { by: 'time' };
    session.submit();
    await settle();
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by });
  });

  it.each<[Ended, string]>([
    [{ by: 'submit', answersMissed: false }, 'submit'],
    [{ by: 'submit', answersMissed: true }, 'elsewhere-before-last'],
    [{ by: 'time', answersMissed: true }, 'time-before-last'],
    // A save had arrived of which only the acknowledgement was lost.
    [{ by: 'time', answersMissed: false }, 'time'],
  ])('goes by what the service says of the answers: %p', async (outcome, by) => {
    const { session, server } = buildWorld();
    session.connect();
    server.fault = offline;
    session.select(2);
    await settle();
    server.submitEnds = outcome;
    session.submit();
    await settle();
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by });
  });

  it('does not claim that answers arrived which only the device was known to have', async () => {
    const { session, server } = buildWorld({ hasUnsent: true });
    server.fault = offline;
    server.submitEnds = { by: 'time' };
    session.connect();
    session.submit();
    await settle();
    expect(session.getSnapshot().ending).toMatchObject({ by: 'time-before-last' });
  });

  it('sends what only this device knew as soon as it resumes', async () => {
    const { session, saves } = buildWorld({ hasUnsent: true, revision: 4 });
    session.connect();
    await settle();
    expect(saves[0]?.revision).toBe(5);
  });

  it('stops when it is disconnected and goes on when connected again', async () => {
    const { session, server, saves } = buildWorld();
    const disconnect = session.connect();
    server.fault = offline;
    session.select(1);
    await settle();
    disconnect();
    server.fault = undefined;
    await settle(60_000);
    expect(saves).toHaveLength(0);
    session.connect();
    await settle();
    expect(saves).toHaveLength(1);
  });

  it('stays finished, and off the device, however often its page is drawn', async () => {
    const { session, log } = buildWorld();
    session.connect();
    session.submit();
    await settle();
    const before = log.length;
    session.connect();
    await settle(60_000);
    expect(log).toHaveLength(before);
  });

  it('starts nothing any more when a save fails after it was disconnected', async () => {
    const { session, server, log } = buildWorld();
    const disconnect = session.connect();
    server.fault = offline;
    server.delayMs = 1_000;
    session.select(1);
    await settle(500);
    disconnect();
    await settle(120_000);
    expect(log.filter((entry) => entry === 'sent')).toHaveLength(1);
  });

  it('submits at once when the network returns after time is up', async () => {
    const { session, server, submits } = buildWorld({
      countdown: { remainingMs: 1_000, at: 0 },
      totalMs: 1_000,
    });
    server.fault = offline;
    server.submitFault = offline;
    session.connect();
    await settle(30_000);
    expect(session.getSnapshot().ending).toMatchObject({ kind: 'submitting' });
    server.submitFault = undefined;
    session.wake();
    await settle();
    expect(submits).toHaveLength(1);
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by: 'submit' });
  });

  it('does not submit twice when it is woken while a submit is on its way', async () => {
    const { session, submits } = buildWorld({
      countdown: { remainingMs: 1_000, at: 0 },
      totalMs: 1_000,
    });
    session.connect();
    jest.advanceTimersByTime(1_000);
    session.wake();
    session.submitNow();
    await settle();
    expect(submits).toHaveLength(1);
  });

  it('does not end a test by the clock of the device alone', async () => {
    const { session, server, submits } = buildWorld({
      countdown: { remainingMs: 0, at: 0 },
      isAnchored: false,
      hasUnsent: true,
    });
    server.fault = offline;
    session.connect();
    await settle(30_000);
    expect(session.getSnapshot().ending.kind).toBe('running');
    expect(submits).toHaveLength(0);

    server.fault = undefined;
    session.wake();
    await settle();
    expect(session.getSnapshot().ending.kind).toBe('running');
    expect(session.getSnapshot().countdown.remainingMs).toBeGreaterThan(3_000_000);
  });

  it('ends a test opened from the device once the server says that time is up', async () => {
    const { session, server, submits } = buildWorld({
      countdown: { remainingMs: 0, at: 0 },
      isAnchored: false,
      hasUnsent: true,
    });
    server.remainingSeconds = 0;
    session.connect();
    await settle();
    expect(submits).toHaveLength(1);
  });

  it('takes back times of a device clock that was ahead, once the server tells', async () => {
    const minute = 60_000;
    // Ten minutes into the test; the device, set an hour ahead, takes them for seventy.
    const { session, server, saves } = buildWorld({
      totalMs: 180 * minute,
      countdown: { remainingMs: 110 * minute, at: 0 },
      isAnchored: false,
      startedAt: STARTED_AT,
      hasUnsent: true,
    });
    server.fault = offline;
    session.connect();
    session.select(1);
    await settle();
    const changedAt = () => questionProgress(session.getSnapshot().progress, 'q1').changedAt;
    expect(changedAt()).toBe(70 * minute);
    server.fault = undefined;
    server.remainingSeconds = 170 * 60;
    server.sinceStart = 10 * minute;
    session.wake();
    await settle();
    expect(changedAt()).toBe(10 * minute);

    const others = [{ questionId: 'q1', selectedOption: 3, timeSpent: 1, changedAt: 11 * minute }];
    server.fault = conflict(7, others);
    await settle(2 * minute);
    session.goTo(1);
    session.toggleMark();
    await settle();
    expect(questionProgress(session.getSnapshot().progress, 'q1').selectedOption).toBe(3);
    expect(saves.at(-1)?.responses[1]?.changedAt).toBe(12 * minute);
  });

  it('keeps the order of answers when extra time is granted', async () => {
    const { session, server, saves } = buildWorld();
    session.connect();
    await settle(600_000);
    session.select(1);
    await settle();
    server.remainingSeconds = 3_600;
    session.wake();
    await settle();
    await settle(5_000);
    session.select(2);
    await settle();
    const [before, after] = [saves[0], saves.at(-1)].map((save) => save?.responses[0]?.changedAt);
    expect(after).toBe(605_000);
    expect(before).toBe(600_000);
  });

  it('says on the device which answers the server has', async () => {
    const { session, server, kept } = buildWorld();
    session.connect();
    await settle();
    expect(kept.at(-1)?.isSent).toBe(true);
    server.fault = offline;
    session.select(1);
    await settle();
    expect(kept.at(-1)?.isSent).toBe(false);
    server.fault = undefined;
    session.wake();
    await settle();
    expect(kept.at(-1)?.isSent).toBe(true);
  });

  it('never says so of an answer that the device is still writing', async () => {
    const { session, server, kept, device } = buildWorld();
    session.connect();
    server.delayMs = 1_000;
    session.select(1);
    await settle(800);
    device.delayMs = 500;
    session.select(2);
    // The server answers to the first one while the second is written.
    await settle(300);
    server.fault = offline;
    await settle(1_500);
    expect(session.getSnapshot().saveStatus).toBe('offline');
    const ofSecond = kept.filter((it) => it.progress.byQuestion['q1']?.selectedOption === 2);
    expect(ofSecond.length).toBeGreaterThan(0);
    expect(ofSecond.filter(({ isSent }) => isSent)).toEqual([]);
  });

  it('goes on saving when it hears of its end too early', async () => {
    const { session, server, saves } = buildWorld();
    session.connect();
    server.delayMs = 1_000;
    server.fault = new ApiError({ status: 409, code: 'attempt_finished', message: '' });
    session.select(1);
    await settle();
    server.submitFault = offline;
    session.submit();
    await settle(1_100);
    expect(session.getSnapshot().ending.kind).toBe('submitting');
    session.cancelSubmit();
    await settle(20_000);
    expect(saves).not.toHaveLength(0);
  });

  it('stays read-only where yet another tab came while it looked what the last one left', async () => {
    const { session, device, tab, saves } = buildWorld();
    session.connect();
    tab.events?.onLost();
    device.delayMs = 500;
    tab.events?.onRegained();
    await settle(100);
    tab.events?.onLost();
    await settle(60_000);
    expect(session.getSnapshot().place).toBe('elsewhere');
    expect(saves).toHaveLength(0);
  });

  it('starts nothing when its page is left while it looks what another tab left', async () => {
    const { session, device, tab, saves } = buildWorld();
    const disconnect = session.connect();
    tab.events?.onLost();
    device.delayMs = 500;
    session.takeOver();
    await settle(100);
    disconnect();
    await settle(60_000);
    expect(saves).toHaveLength(0);
  });

  it('writes nothing to the device after its page was left', async () => {
    const { session, server, log } = buildWorld();
    const disconnect = session.connect();
    server.delayMs = 1_000;
    server.remainingSeconds = 600;
    session.select(1);
    await settle();
    disconnect();
    log.length = 0;
    await settle(5_000);
    expect(log).toEqual([]);
  });

  it('tells once that the device refuses', async () => {
    const { session, server, device } = buildWorld();
    session.connect();
    server.isDeviceFull = true;
    session.select(1);
    await settle();
    session.select(2);
    await settle();
    expect(device.refusals).toBe(1);
  });

  it('waits for the log-in when its session ended, and goes on after it', async () => {
    const { session, server, saves, kept } = buildWorld();
    const disconnect = session.connect();
    server.fault = new ApiError({ status: 401, code: 'unauthorized', message: 'Log in.' });
    session.select(3);
    await settle();
    disconnect();
    expect(kept.at(-1)).toMatchObject({ isSent: false });
    expect(session.getSnapshot()).toMatchObject({ saveStatus: 'server', isKeptOnDevice: true });

    server.fault = undefined;
    session.connect();
    await settle();
    expect(saves.at(-1)?.responses[0]?.selectedOption).toBe(3);
    expect(session.getSnapshot().saveStatus).toBe('saved');
  });

  it('hands in after the log-in what it could not hand in at the end of time', async () => {
    const { session, server, submits } = buildWorld({
      countdown: { remainingMs: 1_000, at: 0 },
      totalMs: 1_000,
    });
    server.submitFault = new ApiError({ status: 401, code: 'unauthorized', message: 'Log in.' });
    const disconnect = session.connect();
    await settle(1_100);
    disconnect();
    server.submitFault = undefined;
    await settle(20_000);
    expect(submits).toHaveLength(0);
    session.connect();
    await settle();
    expect(submits).toHaveLength(1);
  });

  describe('in two tabs', () => {
    it('only reads while another tab has the test', async () => {
      const { session, tab, saves, kept } = buildWorld();
      session.connect();
      session.select(1);
      await settle();
      const writes = kept.length;
      tab.events?.onLost();
      expect(session.getSnapshot().place).toBe('elsewhere');
      session.select(2);
      session.goTo(2);
      session.toggleMark();
      session.submit();
      session.wake();
      session.rest();
      await settle(60_000);
      expect(questionProgress(session.getSnapshot().progress, 'q1').selectedOption).toBe(1);
      expect(saves).toHaveLength(1);
      expect(kept).toHaveLength(writes);
    });

    it.each([
      ['asked to take over', (world: ReturnType<typeof buildWorld>) => world.session.takeOver()],
      ['alone again', (world: ReturnType<typeof buildWorld>) => world.tab.events?.onRegained()],
    ])('goes on with what the other tab did when %s', async (_when, act) => {
      const world = buildWorld();
      const { session, tab, server, saves } = world;
      session.connect();
      session.select(1);
      await settle();
      tab.events?.onLost();
      server.onDevice = buildRecordOfOtherTab(5);
      tab.isTaken = false;
      act(world);
      await settle();
      const { place, progress } = session.getSnapshot();
      expect(place).toBe('here');
      expect(progress.currentIndex).toBe(1);
      expect(questionProgress(progress, 'q1').selectedOption).toBe(1);
      expect(questionProgress(progress, 'q2').selectedOption).toBe(3);
      expect(saves.at(-1)).toMatchObject({ revision: 6, currentQuestionIndex: 1 });
    });

    it('takes the place when it starts and leaves it at the end', async () => {
      const { session, tab } = buildWorld();
      session.connect();
      expect(tab.isTaken).toBe(true);
      session.submit();
      await settle();
      expect(tab.isTaken).toBe(false);
    });

    it('forgets a submit that did not get through before', async () => {
      const { session, tab, server, submits } = buildWorld();
      session.connect();
      server.submitFault = offline;
      session.submit();
      await settle();
      tab.events?.onLost();
      server.submitFault = undefined;
      tab.events?.onRegained();
      await settle(60_000);
      expect(submits).toHaveLength(0);
      expect(session.getSnapshot()).toMatchObject({ place: 'here', ending: { kind: 'running' } });
    });

    it('does not hand in by itself what another tab has', async () => {
      const { session, tab, submits } = buildWorld({
        countdown: { remainingMs: 1_000, at: 0 },
        totalMs: 1_000,
      });
      session.connect();
      tab.events?.onLost();
      await settle(60_000);
      expect(submits).toHaveLength(0);
    });
  });
});

/** Another tab answered the second question and stayed there. */
function buildRecordOfOtherTab(revision: number): DeviceRecord {
  const progress = selectOption(visitQuestion(initialProgress(paper), paper, 1), 'q2', 3, 9_000);
  return {
    attempt: {
      attemptId: 'attempt-1',
      userId: 'user-1',
      testId: paper._id,
      paper,
      totalMs: 3_600_000,
      endsAt: 1_700_000_000_000,
    },
    progress: { attemptId: 'attempt-1', progress, revision },
  };
}
