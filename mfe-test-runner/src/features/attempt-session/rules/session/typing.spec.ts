import { describe, expect } from '@jest/globals';
import {
  after,
  answered,
  clear,
  connected,
  disconnected,
  effects,
  enter,
  goTo,
  leaveField,
  mixedAttempt,
  on,
  painted,
  rested,
  saved,
  select,
  starts,
  status,
  stops,
  submit,
  testRows,
  timer,
  toggle,
  writes,
  written,
  type Line,
} from '../../../../testing/session-table';

const attempt = mixedAttempt();
/** The third question is the numeric one. */
const atField: readonly Line[] = [
  connected,
  goTo(2),
  painted,
  written('soon'),
  timer('soon'),
  saved(1),
];
const typed = (text: string): readonly Line[] => [enter(text), painted, written('typed')];
const sendsValue = (value: string | undefined) => ({
  type: 'send-save',
  payload: { responses: [{ questionId: 'q1' }, { questionId: 'q3', value }] },
});
const nothingSent: Line = ({ state }) => expect(state.saves.inFlight).toBeUndefined();

describe('a number', () => {
  testRows([
    {
      title: 'is on the device after each key, and saved once after the last one',
      attempt,
      lines: [
        ...atField,
        status('saved'),
        enter('1'),
        effects('after-paint'),
        answered('q3', { selectedOption: null, value: '1' }),
        painted,
        effects(writes('typed', false)),
        status('saving'),
        written('typed'),
        effects(starts('typing', 1_000)),
        status('saving'),
        after(300),
        ...typed('12'),
        effects(starts('typing', 1_000)),
        after(1_000),
        timer('typing'),
        effects(sendsValue('12')),
        status('saving'),
        saved(2),
        effects(writes('record', true)),
        status('saved'),
      ],
    },
    {
      title: 'does not count as saved after the response to an earlier save',
      attempt,
      lines: [
        connected,
        select(1),
        painted,
        written('now'),
        goTo(2),
        ...typed('5'),
        saved(1),
        status('saving'),
        timer('typing'),
        saved(2),
        status('saved'),
      ],
    },
    {
      title: 'is saved at once when the student leaves the field',
      attempt,
      lines: [...atField, ...typed('12'), leaveField, effects(stops('typing'), sendsValue('12'))],
    },
    {
      title: 'is saved without delay if the student leaves the field before it is on the device',
      attempt,
      lines: [
        ...atField,
        enter('12'),
        leaveField,
        effects(),
        painted,
        effects(writes('typed', false)),
        written('typed'),
        effects(sendsValue('12')),
      ],
    },
    {
      title: 'is saved at once when the student goes to another question',
      attempt,
      lines: [
        ...atField,
        ...typed('12'),
        goTo(3),
        effects(stops('typing'), sendsValue('12'), 'after-paint'),
      ],
    },
    {
      title: 'is saved at once when the page is hidden',
      attempt,
      lines: [
        ...atField,
        ...typed('12'),
        rested,
        effects(writes('record', false), stops('typing'), sendsValue('12')),
      ],
    },
    {
      title: 'is saved without delay if the page is hidden before it is on the device',
      attempt,
      lines: [
        ...atField,
        enter('12'),
        rested,
        effects('cancel-after-paint', writes('typed', false), writes('record', false)),
        written('typed'),
        effects(sendsValue('12')),
      ],
    },
    {
      title: 'is saved at once when the student leaves the page',
      attempt,
      lines: [
        ...atField,
        ...typed('12'),
        disconnected,
        effects(stops('typing'), sendsValue('12'), stops('end', 'reading'), 'release-lock'),
      ],
    },
    {
      title: 'is part of a submit right after the last key',
      attempt,
      lines: [
        ...atField,
        enter('12'),
        submit,
        written('submit'),
        effects({ type: 'send-submit', responses: [{}, { questionId: 'q3', value: '12' }] }),
      ],
    },
    {
      title: 'is taken back when the field is emptied, or no longer has a number',
      attempt,
      lines: [
        ...atField,
        ...typed('-5'),
        timer('typing'),
        saved(2),
        enter('-'),
        answered('q3', { selectedOption: null }),
        painted,
        written('typed'),
        timer('typing'),
        effects({
          type: 'send-save',
          payload: { responses: [{}, { questionId: 'q3', cleared: true }] },
        }),
        saved(3),
        enter(''),
        effects(),
        enter('-7'),
        answered('q3', { selectedOption: null, value: '-7' }),
      ],
    },
    {
      title: 'is taken back by Clear Response',
      attempt,
      lines: [...atField, ...typed('12'), clear, answered('q3', { selectedOption: null })],
    },
    {
      title: 'changes nothing if its value stays the same',
      attempt,
      lines: [...atField, ...typed('1.5'), enter('1.50'), effects(), nothingSent],
    },
  ]);
});

describe('an answer of another kind', () => {
  testRows([
    {
      title: 'is not taken by a single choice',
      attempt,
      lines: [
        connected,
        toggle(1),
        enter('1'),
        effects(),
        answered('q1', { selectedOption: null }),
      ],
    },
    {
      title: 'is not taken by a multiple choice',
      attempt,
      lines: [
        connected,
        goTo(1),
        select(1),
        enter('1'),
        effects(),
        answered('q2', { selectedOption: null }),
        toggle(3),
        toggle(0),
        answered('q2', { selectedOption: null, selectedOptions: [0, 3] }),
      ],
    },
    {
      title: 'is not taken by a numeric question',
      attempt,
      lines: [
        connected,
        goTo(2),
        select(0),
        toggle(0),
        effects(),
        answered('q3', { selectedOption: null }),
      ],
    },
    {
      title: 'is not an option that the question does not have',
      attempt,
      lines: [
        connected,
        select(4),
        answered('q1', { selectedOption: null }),
        goTo(1),
        toggle(4),
        answered('q2', { selectedOption: null }),
        on({ type: 'toggle', option: 1 }),
        toggle(1),
        answered('q2', { selectedOption: null }),
      ],
    },
  ]);
});
