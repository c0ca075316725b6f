import { describe } from '@jest/globals';
import {
  answer,
  cancelSubmit,
  connected,
  disconnected,
  effects,
  ending,
  marked,
  offline,
  saved,
  saveFailed,
  select,
  stops,
  submit,
  submitFailed,
  lockedAttempt,
  submitted,
  testRows,
  timer,
  woken,
  written,
  type Row,
} from '../../../../testing/session-table';
import type { Ended } from '../../api/attempt.types';

const saveOutcomes: readonly (readonly [Ended, string])[] = [
  [{ by: 'elsewhere' }, 'elsewhere'],
  [{ by: 'elsewhere', answersMissed: false }, 'elsewhere'],
  [{ by: 'elsewhere', answersMissed: true }, 'elsewhere-before-last'],
  [{ by: 'time' }, 'time-before-last'],
  [{ by: 'time', answersMissed: true }, 'time-before-last'],
  [{ by: 'time', answersMissed: false }, 'time'],
];

const submitOutcomes: readonly (readonly [Ended, string])[] = [
  [{ by: 'submit', answersMissed: false }, 'submit'],
  [{ by: 'submit', answersMissed: true }, 'elsewhere-before-last'],
  [{ by: 'time', answersMissed: true }, 'time-before-last'],
  // A save had arrived; only its acknowledgement was lost.
  [{ by: 'time', answersMissed: false }, 'time'],
];

describe('the ending', () => {
  testRows(
    saveOutcomes.map(([ended, by]): Row => ({
      title: `is ${by} if a save fails with ${JSON.stringify(ended)}`,
      lines: [
        connected,
        answer(1),
        saveFailed({ kind: 'finished', ...ended }),
        ending({ kind: 'finished', by }),
      ],
    })),
  );

  testRows(
    submitOutcomes.map(([ended, by]): Row => ({
      title: `is ${by} if the response to a submit is ${JSON.stringify(ended)}`,
      lines: [
        connected,
        answer(2),
        saveFailed(offline),
        submit,
        written('submit'),
        submitted(ended),
        ending({ kind: 'finished', by }),
      ],
    })),
  );

  testRows([
    ...(
      [
        ['its last answer', answer(2), 'time-before-last'],
        ['a mark alone', marked, 'time'],
      ] as const
    ).map(([what, change, by]): Row => ({
      title: `is ${by} for a late submit with ${what}`,
      lines: [
        connected,
        answer(1),
        saved(1),
        change,
        saveFailed(offline),
        submit,
        written('submit'),
        submitted({ by: 'time' }),
        ending({ kind: 'finished', by }),
      ],
    })),
    {
      title: 'also comes from a refused submit',
      lines: [
        connected,
        submit,
        written('submit'),
        submitFailed({ kind: 'finished', by: 'elsewhere' }),
        ending({ kind: 'finished', by: 'elsewhere' }),
      ],
    },
    {
      title: 'does not claim that answers arrived if only the device is known to have them',
      attempt: { hasUnsent: true },
      lines: [
        connected,
        saveFailed(offline),
        submit,
        written('submit'),
        submitted({ by: 'time' }),
        ending({ kind: 'finished', by: 'time-before-last' }),
      ],
    },
    ...(
      [
        ['that was not saved', [], 'elsewhere-before-last'],
        ['that was saved', [saved(1)], 'submit'],
      ] as const
    ).map(([what, lines, by]): Row => ({
      title: `is ${by} if the student returned to the test during a submit and gave an answer ${what}`,
      lines: [
        connected,
        submit,
        written('submit'),
        submitFailed(offline),
        timer('resubmit'),
        written('submit'),
        cancelSubmit,
        saveFailed(offline),
        answer(2),
        woken,
        ...lines,
        submitted({ by: 'submit', answersMissed: false }),
        ending({ kind: 'finished', by }),
      ],
    })),
    {
      title: 'names answers of locked sections that a submit brought too late',
      attempt: lockedAttempt(),
      lines: [
        connected,
        answer(1),
        saveFailed(offline),
        submit,
        written('submit'),
        submitted({ by: 'submit', answersMissed: true }),
        ending({ kind: 'finished', by: 'submit-before-last' }),
      ],
    },
    {
      title: 'names an answer that was given after the save whose response reports it',
      lines: [
        connected,
        answer(1),
        select(2),
        saveFailed({ kind: 'finished', by: 'elsewhere', answersMissed: false }),
        ending({ kind: 'finished', by: 'elsewhere-before-last' }),
      ],
    },
    {
      title: 'is final, and the record is removed, however often the page connects',
      lines: [
        connected,
        submit,
        written('submit'),
        submitted(),
        effects(stops('end', 'reading'), 'release-lock', 'remove-record'),
        connected,
        effects(),
        timer('reading'),
        effects(),
        woken,
        effects(),
        select(1),
        effects(),
        submitted({ by: 'time' }),
        effects(),
        ending({ kind: 'finished', by: 'submit' }),
        disconnected,
        effects('release-lock'),
      ],
    },
  ]);
});
