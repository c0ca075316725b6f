import { describe, expect, it } from '@jest/globals';
import { describeOutcome, type Outcome } from './describe-outcome.js';

const OUTCOME: Outcome = {
  exam: 'SSC CGL',
  kind: 'archived',
  isDryRun: false,
  tests: 68,
  questions: 1240,
  saved: 0,
  liveTests: 0,
  registrations: 0,
};

describe('describeOutcome', () => {
  it.each<[Partial<Outcome>, string[]]>([
    [
      {},
      [
        'SSC CGL is archived: 68 tests and 1,240 questions are hidden, and nobody can start them.',
        'Open attempts continue. Attempts and their results stay.',
        '--restore brings it back.',
      ],
    ],
    [
      { isDryRun: true, liveTests: 1, registrations: 34, saved: 12 },
      [
        'SSC CGL would be archived: 68 tests and 1,240 questions are hidden, and nobody can start them.',
        'Open attempts continue. Attempts and their results stay.',
        'Live tests: 1 that is not over, also hidden, and students are not notified; 34 students are registered.',
        'Saved tests: 12 entries of students hidden.',
        'Nothing was changed.',
      ],
    ],
    [
      { kind: 'archived before' },
      [
        'SSC CGL is archived already: 68 tests and 1,240 questions are hidden. --restore brings it back.',
      ],
    ],
    [{ kind: 'not archived' }, ['SSC CGL is not archived: students see it.']],
    [
      { kind: 'restored' },
      [
        'SSC CGL is restored: 68 tests and 1,240 questions, with all that students saved or registered for.',
      ],
    ],
    [
      { kind: 'deleted', tests: 1, questions: 1, liveTests: 2, registrations: 1, saved: 1 },
      [
        'SSC CGL is deleted permanently: 1 test and 1 question. No attempt refers to any of them.',
        'Live tests: 2 that are not over, also deleted, and students are not notified; 1 student is registered.',
        'Saved tests: 1 entry of students deleted.',
      ],
    ],
    [
      { kind: 'deleted', isDryRun: true, figures: 1200 },
      [
        'SSC CGL would be deleted permanently: 68 tests and 1,240 questions. No attempt refers to any of them.',
        'Figures: 1,200 that no other question shows, also deleted.',
        'Nothing was changed.',
      ],
    ],
  ])('describes %j', (change, lines) => {
    expect(describeOutcome({ ...OUTCOME, ...change }).split('\n')).toEqual(lines);
  });
});
