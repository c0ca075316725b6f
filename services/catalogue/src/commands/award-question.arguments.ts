import { readOptions, UsageError } from '@abhyas/service-kit/commands';
import { isUuid } from '@abhyas/service-kit/rules';
import type { AwardRequest } from '../awards/award-question.js';
import { AWARDS, type Award } from '../awards/rules/awards.js';

const NO_AWARD = 'none';
const CHOICES = [...AWARDS, NO_AWARD];

export const HELP = `Usage: npm run catalogue:award -- --question ID --award AWARD [--test ID] [--dry-run]

Sets how a faulty question counts, as exam bodies do after a test. Each test with the question gets a new
version, in which the question stays. New attempts are marked like this. attempts:remark marks the others again,
test by test. If only the key or the explanation is wrong, correct it with catalogue:import instead. A
withdrawn question (catalogue:withdraw) is in no test, so it can have no award.

  --question ID  the question's id: see reports:list or the email to our team
  --award AWARD  bonus    everybody gets the marks of a right answer
                 dropped  the question counts for nobody: it leaves the marks and the maximum marks
                 none     it counts as any other question; takes an award back
  --test ID      only in this test; default: in all tests that have the question
  --dry-run      print what would happen and change nothing
  --help         print this help

Exit status: 0 done, now or before; 1 failed, nothing changed; 2 invalid usage.
A dry run exits with the status of the real run.
`;

/** Parses the arguments. Throws UsageError. */
export function readArguments(args: readonly string[]): AwardRequest {
  const { values } = readOptions(args, {
    options: {
      question: { type: 'string' },
      award: { type: 'string' },
      test: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const { question, test } = values;
  if (question === undefined) throw new UsageError('Name the question by its id: --question ID.');
  return {
    questionId: readId(question, 'question'),
    award: readAward(values.award),
    testId: test === undefined ? null : readId(test, 'test'),
    isDryRun: values['dry-run'] ?? false,
  };
}

function readId(value: string, what: string): string {
  if (!isUuid(value)) throw new UsageError(`"${value}" is not the id of a ${what}.`);
  return value.toLowerCase();
}

function readAward(value: string | undefined): Award | null {
  if (value === NO_AWARD) return null;
  const award = AWARDS.find((known) => known === value);
  if (!award) throw new UsageError(`Say --award ${CHOICES.join(', ')}.`);
  return award;
}
