import { describe, expect } from '@jest/globals';
import { UNTOUCHED, type Progress } from '../../../../shared/progress.types';
import { buildMixedPaper, buildResponse, buildSection } from '../../../../testing/builders';
import {
  after,
  answer,
  answered,
  cancelSubmit,
  connected,
  disconnected,
  effects,
  enter,
  found,
  goTo,
  HOUR,
  leaveField,
  lockedAttempt,
  lockLost,
  mark,
  offline,
  on,
  options,
  painted,
  rested,
  saved,
  savedInSections,
  saveFailed,
  screen,
  select,
  sends,
  shows,
  starts,
  status,
  stops,
  submit,
  submitFailed,
  takeOver,
  testRows,
  timer,
  toggle,
  woken,
  writes,
  writesRecord,
  written,
  type Line,
} from '../../../../testing/session-table';
import type { OpenAttempt } from '../open-attempt';
import { snapshotOf } from './snapshot';
import { isSent } from './state';

const HALF = HOUR / 2;
const attempt = lockedAttempt();

/** The first section ends while the student is at its first question. */
const firstEnds: readonly Line[] = [connected, after(HALF), timer('section')];
const section = (index: number, ended?: number): Line =>
  screen({ section: expect.objectContaining({ index, locked: true, ended }) });
const closed = (...questionIds: readonly string[]) =>
  questionIds.map((questionId) => ({ questionId, code: 'section_closed' as const }));

const notOpen = (...questionIds: readonly string[]) =>
  questionIds.map((questionId) => ({ questionId, code: 'section_not_open' as const }));

/** The student answers in the second section, which begins five minutes later by the server. */
const secondIsEarly: readonly Line[] = [
  ...firstEnds,
  written('now'),
  savedInSections(1, [0, 1800]),
  enter('7'),
  painted,
  written('typed'),
  leaveField,
  savedInSections(2, [300, 2100], notOpen('q3')),
  written('now'),
  savedInSections(3, [300, 2100], notOpen('q3')),
];
const secondHas = (value: string): Line => answered('q3', { selectedOption: null, value });
const early: Line = screen({ refusedAnswers: [{ question: 2, reason: 'section_not_open' }] });
/** Whether the server has every answer, as the device records it. */
const hasSent =
  (expected: boolean): Line =>
  ({ state }) =>
    expect(isSent(state)).toBe(expected);

describe('a locked section', () => {
  testRows([
    {
      title: 'ends by itself, and not earlier: the next one begins and everything is saved at once',
      attempt,
      lines: [
        connected,
        effects(
          'acquire-lock',
          starts('end', HOUR),
          starts('section', HALF),
          starts('reading', 15_000),
          'write-record',
        ),
        section(0),
        answer(2),
        saved(1),
        after(HALF - 100),
        timer('section'),
        effects(starts('section', 100)),
        shows(0),
        after(100),
        timer('section'),
        shows(2),
        section(1, 0),
        effects('stop-timers', 'after-paint', 'cancel-after-paint', writes('now', false)),
        status('saving'),
        written('now'),
        effects(sends(2, null)),
        savedInSections(2, [0, 1800]),
        status('saved'),
      ],
    },
    {
      title: 'ends with the attempt if it is the last one',
      attempt,
      lines: [
        ...firstEnds,
        ({ state }) => expect(state.timers.running).not.toContain('section'),
        after(HALF),
        timer('end'),
        screen({ ending: { kind: 'submitting', isTimeUp: true, failures: 0 } }),
        section(1, 0),
      ],
    },
    {
      title: 'is where a resumed test continues, without a save',
      attempt: {
        ...attempt,
        sections: [0, HALF].map((remainingMs) => ({ remainingMs, at: 0 })),
        countdown: { remainingMs: HALF, at: 0 },
      },
      lines: [
        shows(2),
        connected,
        effects('acquire-lock', starts('end', HALF), starts('reading', 15_000), 'write-record'),
        shows(2),
        section(1),
      ],
    },
    {
      title: 'cannot be left, whichever way',
      attempt,
      lines: [
        connected,
        goTo(2),
        goTo(3),
        goTo(-1),
        effects(),
        shows(0),
        goTo(1),
        shows(1),
        after(HALF),
        timer('section'),
        goTo(1),
        goTo(0),
        shows(2),
        goTo(3),
        shows(3),
      ],
    },
    {
      title: 'takes no answer after its end, and its clicks do not count for the next one',
      attempt,
      lines: [
        connected,
        answer(1),
        saved(1),
        after(HALF),
        // The timer is late.
        select(3),
        options(1),
        shows(2),
        answered('q3', { selectedOption: null }),
      ],
    },
    {
      title: 'ignores keys, marks and moves that were meant for it',
      attempt,
      lines: [
        connected,
        after(HALF),
        mark,
        shows(2),
        ({ state }) => expect(state.progress.byQuestion['q3']?.marked).toBe(false),
        enter('7'),
        answered('q3', { selectedOption: null, value: '7' }),
      ],
    },
    {
      title: 'keeps a number as it stood at the end, and saves it at once',
      attempt: { ...attempt, ...numericFirst() },
      lines: [
        connected,
        enter('1'),
        painted,
        written('typed'),
        enter('12'),
        after(HALF),
        timer('section'),
        enter('123'),
        answered('q3', { selectedOption: null, value: '12' }),
        shows(3),
        ({ state }) => expect(state.timers.running).not.toContain('typing'),
      ],
    },
    {
      title: 'counts the time after its end for the next one',
      attempt,
      lines: [
        ...firstEnds,
        after(5_000),
        rested,
        ({ state }) => {
          expect(state.progress.byQuestion['q1']?.timeSpentMs).toBe(HALF);
          expect(state.progress.byQuestion['q3']?.timeSpentMs).toBe(5_000);
        },
      ],
    },
  ]);
});

describe('a section that ends', () => {
  testRows([
    {
      title: 'without a connection begins the next one, and keeps what was answered in time',
      attempt,
      lines: [
        connected,
        answer(2),
        saveFailed(offline),
        after(HALF),
        timer('section'),
        shows(2),
        enter('7'),
        painted,
        written('now'),
        written('typed'),
        status('offline'),
        after(30_000),
        timer('retry'),
        effects('stop-timers', {
          type: 'send-save',
          payload: { responses: [{ selectedOption: 2 }, { value: '7' }] },
        }),
        savedInSections(1, [0, 1770]),
        options(2),
        screen({ refusedAnswers: [] }),
      ],
    },
    {
      title: 'while the page is hidden is noticed when it is shown again',
      attempt,
      lines: [connected, rested, after(HALF + 60_000), woken, shows(2), section(1, 0)],
    },
    {
      title: 'during a submit begins the next one, without a save',
      attempt,
      lines: [
        connected,
        answer(2),
        saved(1),
        submit,
        written('submit'),
        submitFailed(offline),
        after(HALF),
        timer('section'),
        effects(stops('section')),
        shows(2),
        screen({ ending: expect.objectContaining({ kind: 'submitting' }) }),
        cancelSubmit,
        effects(stops('resubmit'), 'send-save'),
        shows(2),
        section(1, 0),
      ],
    },
    {
      title: 'while another tab has the test is noticed after taking it over',
      attempt,
      lines: [
        connected,
        lockLost,
        after(HALF),
        section(0),
        takeOver,
        found(),
        shows(2),
        section(1, 0),
      ],
    },
    {
      title: 'while the page is left is noticed on return',
      attempt,
      lines: [connected, disconnected, after(HALF), connected, shows(2), section(1, 0)],
    },
    {
      title: 'is the last of several that a sleeping device missed',
      attempt: {
        ...attempt,
        sections: [HALF / 2, HALF].map((remainingMs) => ({ remainingMs, at: 0 })),
      },
      lines: [connected, after(HOUR - 1), woken, shows(2), section(1, 0)],
    },
  ]);
});

describe('the clock of a section', () => {
  testRows([
    {
      title: 'follows the server’s, and ends sooner if this one stood still',
      attempt,
      lines: [
        connected,
        answer(1),
        after(1_000),
        savedInSections(1, [60, 1860]),
        effects(
          starts('end', 1_859_500),
          starts('section', 59_500),
          writesRecord(false),
          writes('record', true),
        ),
        after(60_000),
        timer('section'),
        shows(2),
      ],
    },
    {
      title: 'ends at once if the server says so',
      attempt,
      lines: [
        connected,
        answer(1),
        savedInSections(1, [0, 1800]),
        shows(2),
        section(1, 0),
        written('now'),
        effects(sends(1, null)),
      ],
    },
    {
      title: 'goes back if the server says that the section is still open, with extra time',
      attempt,
      lines: [
        ...firstEnds,
        written('now'),
        savedInSections(1, [300, 2100]),
        shows(0),
        section(0),
        after(300_000),
        timer('section'),
        shows(2),
        section(1, 0),
      ],
    },
    {
      title: 'does not change because of rounding',
      attempt,
      lines: [
        connected,
        answer(1),
        after(1_000),
        (run) => {
          const { ends } = snapshotOf(run.state).section ?? {};
          savedInSections(1, [1799, 3599])(run);
          expect(snapshotOf(run.state).section?.ends).toBe(ends);
        },
      ],
    },
    {
      title: 'goes by this device while there is no server',
      attempt: { ...attempt, isAnchored: false, hasUnsent: true },
      lines: [
        connected,
        saveFailed(offline),
        after(HALF),
        timer('section'),
        shows(2),
        section(1, 0),
        timer('retry'),
        // The device's clock had been set forward.
        savedInSections(1, [1500, 3300]),
        shows(0),
        section(0),
      ],
    },
  ]);
});

describe('an answer that the server refuses', () => {
  testRows([
    {
      title: 'is replaced by the stored one, which the device has too, and is named',
      attempt,
      lines: [
        connected,
        answer(1),
        savedInSections(1, [1800, 3600]),
        select(3),
        painted,
        written('now'),
        saveFailed(offline),
        after(HALF + 90_000),
        timer('section'),
        written('now'),
        options(3),
        timer('retry'),
        savedInSections(2, [0, 1710], closed('q1')),
        options(1),
        effects('write-progress'),
        ({ effects: [write] }) =>
          expect(write).toMatchObject({
            progress: {
              isSent: true,
              serverAnswers: {},
              progress: { byQuestion: { q1: { selectedOption: 1 } } },
            },
          }),
        screen({ refusedAnswers: [{ question: 0, reason: 'section_closed' }] }),
        status('saved'),
      ],
    },
    {
      title: 'disappears if the server has none',
      attempt,
      lines: [
        connected,
        goTo(1),
        toggle(0),
        painted,
        written('soon'),
        written('now'),
        saveFailed(offline),
        after(HALF + 90_000),
        timer('section'),
        written('now'),
        timer('retry'),
        savedInSections(1, [0, 1710], closed('q2')),
        answered('q2', { selectedOption: null }),
      ],
    },
    {
      title: 'stays if the student has changed it since',
      attempt,
      lines: [
        connected,
        answer(1),
        select(2),
        savedInSections(1, [1800, 3600], closed('q1')),
        options(2),
        screen({ refusedAnswers: [{ question: 0, reason: 'section_closed' }] }),
      ],
    },
    {
      title: 'because its section begins later after extra time stays, and is sent again then',
      attempt,
      lines: [
        ...secondIsEarly,
        // The extra time brings the student back to the first section.
        shows(0),
        section(0),
        secondHas('7'),
        early,
        hasSent(false),
        after(300_000),
        timer('section'),
        shows(2),
        effects('stop-timers', 'after-paint', 'cancel-after-paint', writes('now', false)),
        written('now'),
        effects({ type: 'send-save', payload: { responses: [{}, { value: '7' }] } }),
        savedInSections(4, [0, 1800]),
        secondHas('7'),
        screen({ refusedAnswers: [] }),
        status('saved'),
        hasSent(true),
      ],
    },
    {
      title: 'because its section begins later is sent by every save, also of other answers',
      attempt,
      lines: [
        ...secondIsEarly,
        answer(1),
        effects({ type: 'send-save', payload: { responses: [{}, { value: '7' }] } }),
        savedInSections(4, [200, 2000], notOpen('q3')),
        secondHas('7'),
        early,
      ],
    },
    {
      title: 'because its section begins later is sent again on return to the page',
      attempt,
      lines: [
        ...secondIsEarly,
        disconnected,
        after(300_000),
        connected,
        secondHas('7'),
        ({ effects: all }) => expect(all.map(({ type }) => type)).toContain('send-save'),
      ],
    },
    {
      title: 'first as early and then as late is replaced by the stored one',
      attempt,
      lines: [
        ...secondIsEarly,
        answer(1),
        savedInSections(4, [0, 0], closed('q3')),
        answered('q3', { selectedOption: null }),
        screen({ refusedAnswers: [{ question: 2, reason: 'section_closed' }] }),
      ],
    },
    {
      title: 'is named once, with all others in the order of the paper',
      attempt,
      lines: [
        connected,
        answer(1),
        savedInSections(1, [1800, 3600], closed('q2')),
        answer(2),
        savedInSections(2, [1800, 3600], closed('q1', 'q2')),
        screen({
          refusedAnswers: [
            { question: 0, reason: 'section_closed' },
            { question: 1, reason: 'section_closed' },
          ],
        }),
      ],
    },
    {
      title: 'is replaced after a reload without a network, by what the device knows of the server',
      attempt: {
        ...attempt,
        ...withAnswers({ q1: 3 }),
        hasUnsent: true,
        isAnchored: false,
        serverProgress: withAnswers({ q1: 1 }).progress,
      },
      lines: [
        connected,
        written('record'),
        savedInSections(1, [1800, 3600], closed('q1')),
        options(1),
      ],
    },
    {
      title: 'is replaced after a take-over, by what the other tab knew of the server',
      attempt,
      lines: [
        connected,
        lockLost,
        takeOver,
        found({
          attemptId: 'attempt-1',
          revision: 4,
          progress: withAnswers({ q1: 3 }).progress,
          serverAnswers: { q1: { selectedOption: 2, changedAt: 500 } },
        }),
        options(3),
        savedInSections(5, [1800, 3600], closed('q1')),
        options(2),
      ],
    },
  ]);
});

describe('two devices in locked sections', () => {
  testRows([
    {
      title: 'merge their answers; the question on the screen stays one of the open section',
      attempt,
      lines: [
        ...firstEnds,
        written('now'),
        saveFailed({
          kind: 'conflict',
          current: {
            revision: 3,
            responses: [
              buildResponse({ questionId: 'q1', selectedOption: 2, changedAt: 5_000 }),
              buildResponse({ questionId: 'q3', value: '4', changedAt: HALF + 1 }),
            ],
            currentQuestionIndex: 0,
            remainingSeconds: 1800,
            sectionRemainingSeconds: [0, 1800],
          },
        }),
        options(2),
        answered('q3', { selectedOption: null, value: '4' }),
        shows(2),
      ],
    },
  ]);
});

describe('free sections', () => {
  testRows([
    {
      title: 'have no clock and no bounds; the section is that of the current question',
      attempt: { paper: buildMixedPaper() },
      lines: [
        connected,
        effects('acquire-lock', starts('end', HOUR), starts('reading', 15_000), 'write-record'),
        screen({
          section: { index: 0, locked: false, countdown: undefined, ends: [], ended: undefined },
        }),
        goTo(3),
        screen({
          section: { index: 1, locked: false, countdown: undefined, ends: [], ended: undefined },
        }),
        goTo(0),
        shows(0),
      ],
    },
    {
      title: 'are absent in other papers',
      lines: [connected, screen({ section: undefined }), on({ type: 'go-to', index: 3 }), shows(3)],
    },
  ]);
});

/** The first section has the numeric question too, which is on the screen. */
function numericFirst(): Partial<OpenAttempt> {
  const sections = [3, 1].map((questions) => buildSection({ questions, seconds: HALF / 1000 }));
  return {
    paper: buildMixedPaper(null, { sections }),
    progress: { currentIndex: 2, byQuestion: {} },
  };
}

function withAnswers(answers: Readonly<Record<string, number>>): { progress: Progress } {
  const questions = Object.entries(answers).map(
    ([id, selectedOption]) =>
      [id, { ...UNTOUCHED, selectedOption, visited: true, changedAt: 1_000 }] as const,
  );
  return { progress: { currentIndex: 0, byQuestion: Object.fromEntries(questions) } };
}
