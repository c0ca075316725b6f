import { LIVE_CALENDAR, makeLivePools } from './live-pools.ts';
import type { ListedQuestion, SampleHead } from './records.ts';
import { questionsOf } from './sample-exam.ts';
import { SAMPLE_EXAMS } from './sample-exams.ts';

/** Increment it with every change of the content. Each installation loads an edition once. */
const EDITION = 1;

/** Yields the lines of the artefact (records.ts); they are the same in every run. */
export function* artefactLines(): Generator<string> {
  const head: SampleHead = {
    edition: EDITION,
    exams: SAMPLE_EXAMS.map(({ record }) => record),
    profiles: SAMPLE_EXAMS.flatMap(({ profiles }) => profiles),
    live: LIVE_CALENDAR,
  };
  yield toLine(head);
  for (const pool of makeLivePools(SAMPLE_EXAMS)) yield toLine(pool);
  for (const exam of SAMPLE_EXAMS) {
    for (const question of questionsOf(exam)) {
      const listed: ListedQuestion = { exam: exam.record.name, ...question };
      yield toLine(listed);
    }
  }
}

function toLine(record: object): string {
  return `${JSON.stringify(record)}\n`;
}
