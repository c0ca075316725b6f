import { describe, expect, it } from '@jest/globals';
import { questionProgress } from '../../../shared/progress.types';
import { buildPaper, buildResponse } from '../../../testing/builders';
import type { StartedAttempt } from '../api/attempt.types';
import type { DeviceRecord } from '../store/device-store';
import { openFromDevice, openFromServer } from './open-attempt';
import { initialProgress, selectOption } from './progress';

const paper = buildPaper(2);
const minute = 60_000;
const startedAt = Date.parse('2026-11-21T04:00:00.000Z');
const times = { requestedAt: 0, respondedAt: 0 };

/** Ten of sixty minutes are over. Another device answered the first question a minute ago. */
const started: StartedAttempt = {
  attemptId: 'attempt-1',
  resumed: true,
  revision: 4,
  startedAt: '2026-11-21T04:00:00.000Z',
  deadline: '2026-11-21T05:00:00.000Z',
  remainingSeconds: 50 * 60,
  currentQuestionIndex: 0,
  responses: [buildResponse({ selectedOption: 2, timeSpent: 5, changedAt: 9 * minute })],
  test: paper,
};

function recordOf(changedAt: number): DeviceRecord {
  const progress = selectOption(initialProgress(paper), 'q1', 1, changedAt);
  return {
    attempt: {
      attemptId: 'attempt-1',
      userId: 'asha',
      testId: 'test-1',
      paper,
      totalMs: 60 * minute,
      endsAt: startedAt + 60 * minute,
      startedAt,
    },
    progress: { attemptId: 'attempt-1', progress, revision: 3 },
  };
}

const open = (record: DeviceRecord) => openFromServer(started, record, 'asha', times);

describe('an attempt opened from server and device', () => {
  it('corrects times of a device clock that was ahead', () => {
    const { changedAt } = questionProgress(open(recordOf(50 * minute)).progress, 'q1');
    expect(changedAt).toBeLessThanOrEqual(10 * minute + 1000);
    expect(changedAt).toBeGreaterThanOrEqual(10 * minute);
  });

  it('keeps the order of a new answer despite rounding', () => {
    const justNow = 10 * minute + 900;
    const server = [buildResponse({ selectedOption: 2, timeSpent: 5, changedAt: justNow - 1 })];
    const opened = openFromServer(
      { ...started, responses: server },
      recordOf(justNow),
      'asha',
      times,
    );
    expect(questionProgress(opened.progress, 'q1')).toMatchObject({
      selectedOption: 1,
      changedAt: justNow,
    });
  });

  it('keeps the later answer of another device', () => {
    expect(questionProgress(open(recordOf(8 * minute)).progress, 'q1').selectedOption).toBe(2);
  });

  it('uses the server’s start after a reload without a network', () => {
    const record = recordOf(8 * minute);
    expect(open(record).startedAt).toBe(startedAt);
    expect(openFromDevice(record, startedAt + minute, 0)).toMatchObject({
      startedAt,
      isAnchored: false,
    });
  });
});
