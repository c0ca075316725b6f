import { describe } from '@jest/globals';
import {
  after,
  answer,
  connected,
  disconnected,
  effects,
  goTo,
  mark,
  marked,
  options,
  painted,
  rested,
  saved,
  screen,
  select,
  sends,
  starts,
  status,
  stops,
  testRows,
  timer,
  woken,
  writes,
  written,
} from '../../../../testing/session-table';

describe('answers', () => {
  testRows([
    {
      title: 'are stored on the device before they are sent',
      lines: [
        connected,
        effects(
          'acquire-lock',
          starts('end', 3_600_000),
          starts('reading', 15_000),
          'write-record',
        ),
        select(2),
        effects('after-paint'),
        painted,
        effects(writes('now', false)),
        options(2),
        written('now'),
        effects({ type: 'send-save', payload: { revision: 1, currentQuestionIndex: 0 } }),
        saved(1),
        effects(writes('record', true)),
        status('saved'),
      ],
    },
    {
      title: 'are shown before anything is written',
      lines: [
        connected,
        select(1),
        effects('after-paint'),
        options(1),
        mark,
        effects(),
        painted,
        effects(writes('now', false), writes('now', false)),
      ],
    },
    {
      title: 'do not count as saved after the response to the previous answer',
      lines: [
        connected,
        answer(1),
        status('saving'),
        select(2),
        saved(1),
        status('saving'),
        painted,
        status('saving'),
        written('now'),
        effects(sends(2)),
        status('saving'),
        saved(2),
        status('saved'),
      ],
    },
    {
      title: 'have the status saving only after the screen shows them',
      lines: [connected, select(1), status('saved'), painted, status('saving')],
    },
    {
      title: 'are written at once when the page is hidden right after a click',
      lines: [
        connected,
        select(2),
        rested,
        effects('cancel-after-paint', writes('now', false), writes('record', false)),
        options(2),
      ],
    },
    {
      title: 'are written at once when the student leaves the page right after a click',
      lines: [
        connected,
        select(2),
        disconnected,
        effects(
          'cancel-after-paint',
          writes('now', false),
          stops('end', 'reading'),
          'release-lock',
        ),
        options(2),
      ],
    },
    {
      title: 'are sent to the server without a device write if this tab may not write',
      lines: [select(2), effects('after-paint'), painted, effects(sends(2))],
    },
    {
      title: 'are sent one save at a time, and the newest state afterwards',
      lines: [
        connected,
        answer(0),
        effects(sends(0)),
        answer(1),
        effects(),
        answer(2),
        effects(),
        saved(1),
        effects({
          type: 'send-save',
          payload: { revision: 2, responses: [{ selectedOption: 2 }] },
        }),
        saved(2),
        effects(writes('record', true)),
      ],
    },
    {
      title: 'do not change when the same option is selected again or a question does not exist',
      lines: [connected, answer(1), saved(1), select(1), effects(), goTo(99), effects()],
    },
    {
      title:
        'are not saved for each move between questions: many moves are saved together after a delay',
      lines: [
        connected,
        goTo(1),
        painted,
        effects(writes('soon', false)),
        written('soon'),
        effects(starts('soon', 2_000)),
        status('saved'),
        goTo(2),
        goTo(3),
        painted,
        written('soon'),
        effects(starts('soon', 2_000)),
        written('soon'),
        after(2_000),
        timer('soon'),
        effects({ type: 'send-save', payload: { currentQuestionIndex: 3 } }),
      ],
    },
    {
      title: 'are sent together with delayed moves',
      lines: [
        connected,
        goTo(1),
        painted,
        written('soon'),
        answer(2),
        effects(stops('soon'), sends(null, 2)),
      ],
    },
    {
      title: 'are sent with delayed moves when the page is hidden',
      lines: [
        connected,
        goTo(1),
        painted,
        written('soon'),
        rested,
        effects(writes('record', false), stops('soon'), 'send-save'),
      ],
    },
    {
      title: 'include marks, which are saved at once too',
      lines: [
        connected,
        marked,
        effects({ type: 'send-save', payload: { responses: [{ marked: true }] } }),
      ],
    },
  ]);
});

describe('reading time', () => {
  testRows([
    {
      title: 'is counted for each question while the student looks at it',
      lines: [
        connected,
        after(4_000),
        goTo(1),
        after(2_500),
        rested,
        after(30_000),
        woken,
        after(500),
        answer(0),
        saved(1),
        effects({
          type: 'send-save',
          payload: { responses: [{ timeSpent: 4 }, { timeSpent: 3 }] },
        }),
      ],
    },
    {
      title: 'is written to the device every 15 seconds while nothing else happens',
      lines: [
        connected,
        after(15_000),
        timer('reading'),
        effects(
          {
            type: 'write-progress',
            purpose: 'record',
            progress: { isSent: true, progress: { byQuestion: { q1: { timeSpentMs: 15_000 } } } },
          },
          starts('reading', 15_000),
        ),
        screen({ saveStatus: 'saved' }),
      ],
    },
  ]);
});
