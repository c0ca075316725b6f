import { ApiError } from '@abhyas/web-kit';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ownProgress, questionProgress } from '../../../shared/progress.types';
import { buildSessionHarness } from '../../../testing/session-harness';
import { buildAttempt, HOUR, mixedAttempt } from '../../../testing/session-table';
import { selectOption } from '../rules/progress';

const offline = new ApiError({ status: 0, code: 'network', message: 'No response' });
const advance = (milliseconds = 0): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

/** The decisions of the reducer are tested in rules/session. These tests perform its effects. */
describe('AttemptSession', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('writes an answer once it is painted, and sends it once it is written', async () => {
    const { session, log } = buildSessionHarness();
    session.connect();
    await advance();
    expect(log).toEqual(['acquire', 'open']);
    session.dispatch({ type: 'select', option: 2 });
    await advance(9);
    expect(log).toEqual(['acquire', 'open']);
    await advance(1);
    expect(log).toEqual(['acquire', 'open', 'write', 'save 1', 'write']);
    expect(session.getSnapshot().saveStatus).toBe('saved');
  });

  describe('with a number that is typed', () => {
    const typing = async () => {
      const { session } = buildSessionHarness(mixedAttempt());
      const index = session.paper.questions.findIndex(({ kind }) => kind === 'numeric');
      session.connect();
      session.dispatch({ type: 'go-to', index });
      await advance(1_000);
      const told = jest.fn();
      session.subscribe(told);
      session.dispatch({ type: 'enter', value: '4' });
      session.dispatch({ type: 'enter', value: '42' });
      return { session, index, told };
    };

    it('knows it at once, and tells the screen after the keys are painted', async () => {
      const { session, index, told } = await typing();
      const { progress } = session.getSnapshot();
      expect(ownProgress(session.paper, progress, index).value).toBe('42');
      expect(told).not.toHaveBeenCalled();
      await advance(10);
      expect(told).toHaveBeenCalled();
    });

    it('tells the screen at once if something else changes it', async () => {
      const { session, told } = await typing();
      session.dispatch({ type: 'toggle-mark' });
      expect(told).toHaveBeenCalledTimes(1);
    });
  });

  it('writes it once if the page is hidden before it is painted', async () => {
    const { session, log } = buildSessionHarness();
    session.connect();
    session.dispatch({ type: 'select', option: 2 });
    session.dispatch({ type: 'rested' });
    await advance(1_000);
    expect(log).toEqual(['acquire', 'open', 'write', 'write', 'save 1', 'write']);
  });

  it('retries by its timers, and stops them with the page', async () => {
    const { session, log, fakes } = buildSessionHarness();
    const disconnect = session.connect();
    fakes.saveError = offline;
    session.dispatch({ type: 'select', option: 2 });
    await advance(1_000);
    const saves = () => log.filter((entry) => entry === 'save 1').length;
    expect(saves()).toBe(2);
    disconnect();
    await advance(60_000);
    expect(saves()).toBe(2);
    fakes.saveError = undefined;
    session.connect();
    await advance();
    expect(session.getSnapshot().saveStatus).toBe('saved');
  });

  it('submits, and cleans up', async () => {
    const { session, log, fakes } = buildSessionHarness();
    session.connect();
    await advance();
    fakes.submitError = offline;
    session.dispatch({ type: 'submit' });
    await advance();
    expect(session.getSnapshot().ending).toMatchObject({ kind: 'submitting', failures: 1 });
    fakes.submitError = undefined;
    await advance(500);
    expect(session.getSnapshot().ending).toEqual({ kind: 'finished', by: 'submit' });
    expect(log.slice(-3)).toEqual(['submit', 'release', 'remove']);
  });

  it('submits by its own timer when the time is up', async () => {
    const { session, log } = buildSessionHarness();
    session.connect();
    await advance(HOUR - 1);
    expect(log).not.toContain('submit');
    await advance(1);
    expect(log).toContain('submit');
  });

  it('notices a sleep by the clocks of the device, and asks the server', async () => {
    const { session, log, fakes } = buildSessionHarness();
    session.connect();
    await advance();
    session.checkClocks();
    fakes.wall += 1_000;
    session.checkClocks();
    expect(log).not.toContain('save 1');
    fakes.wall += 600_000;
    session.checkClocks();
    session.checkClocks();
    expect(log).toContain('save 1');
    expect(session.getSnapshot().countdown.remainingMs).toBe(HOUR - 600_000);
    await advance();
    expect(session.getSnapshot().countdown.remainingMs).toBe(HOUR);
  });

  it('stores the end of the test by the wall clock of the device', async () => {
    const { session, fakes } = buildSessionHarness();
    await advance(60_000);
    session.connect();
    await advance();
    expect(fakes.written).toMatchObject({ testId: 'test-1', totalMs: HOUR });
    expect(fakes.written?.endsAt).toBe(1_700_000_000_000 + HOUR - 60_000);
  });

  it('reports that the device refuses, and still sends', async () => {
    const { session, log, fakes } = buildSessionHarness();
    fakes.isDeviceFull = true;
    session.connect();
    session.dispatch({ type: 'select', option: 1 });
    await advance(10);
    expect(log).toEqual(['acquire', 'open', 'refused', 'write', 'save 1', 'write']);
    expect(session.getSnapshot().isStoredOnDevice).toBe(false);
  });

  it('yields to another tab, and continues with the progress that it stored on the device', async () => {
    const { session, fakes, tab, log } = buildSessionHarness();
    session.connect();
    await advance();
    tab.onLost();
    expect(session.getSnapshot().activeTab).toBe('elsewhere');
    const { paper, progress, ...attempt } = buildAttempt();
    fakes.record = {
      attempt: { ...attempt, testId: paper._id, paper, endsAt: 0 },
      progress: {
        attemptId: 'attempt-1',
        progress: selectOption(progress, 'q1', 3, 9_000),
        revision: 5,
      },
    };
    tab.onRegained();
    await advance();
    expect(session.getSnapshot().activeTab).toBe('here');
    expect(questionProgress(session.getSnapshot().progress, 'q1').selectedOption).toBe(3);
    expect(log).toEqual(['acquire', 'open', 'find', 'open', 'save 6', 'write']);
  });

  it.each(['another', 'no'])(
    'continues with its own progress if the device has %s attempt',
    async (which) => {
      const { session, fakes, tab } = buildSessionHarness();
      session.connect();
      tab.onLost();
      const { paper, progress, ...attempt } = buildAttempt({ attemptId: 'attempt-2' });
      fakes.isDeviceFull = which === 'no';
      fakes.record = {
        attempt: { ...attempt, testId: paper._id, paper, endsAt: 0 },
        progress: {
          attemptId: 'attempt-2',
          progress: { ...progress, currentIndex: 3 },
          revision: 9,
        },
      };
      session.dispatch({ type: 'take-over' });
      await advance();
      expect(session.getSnapshot()).toMatchObject({
        activeTab: 'here',
        progress: { currentIndex: 0 },
      });
    },
  );

  it('notifies its subscribers when the screen changes, but not for reading time', async () => {
    const { session } = buildSessionHarness();
    session.connect();
    await advance();
    const listener = jest.fn();
    const unsubscribe = session.subscribe(listener);
    const before = session.getSnapshot();
    await advance(60_000);
    expect(listener).not.toHaveBeenCalled();
    expect(session.getSnapshot()).toBe(before);
    session.dispatch({ type: 'toggle-mark' });
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    session.dispatch({ type: 'toggle-mark' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
