import { countOf } from '@abhyas/service-kit/rules';

/** What belongs to an exam. */
export interface ExamContents {
  tests: number;
  questions: number;
  /** Entries in students' lists of saved tests. */
  saved: number;
  /** Live tests that are not over. */
  liveTests: number;
  /** Registrations of students for these live tests. */
  registrations: number;
}

export type OutcomeKind = 'archived' | 'restored' | 'deleted' | 'archived before' | 'not archived';

export interface Outcome extends ExamContents {
  exam: string;
  kind: OutcomeKind;
  isDryRun: boolean;
  /** Of a deletion: figures that no other question shows. */
  figures?: number;
}

/** Describes in sentences for the operator what was done, or what would be done. */
export function describeOutcome(outcome: Outcome): string {
  const { exam, isDryRun, tests, questions } = outcome;
  const is = isDryRun ? 'would be' : 'is';
  const size = `${countOf(tests, 'test')} and ${countOf(questions, 'question')}`;
  const ending = isDryRun ? ['Nothing was changed.'] : [];
  switch (outcome.kind) {
    case 'archived before':
      return `${exam} is archived already: ${size} are hidden. --restore brings it back.`;
    case 'not archived':
      return `${exam} is not archived: students see it.`;
    case 'archived':
      return [
        `${exam} ${is} archived: ${size} are hidden, and nobody can start them.`,
        'Open attempts continue. Attempts and their results stay.',
        ...liveTests(outcome, 'also hidden, and students are not notified'),
        ...saved(outcome, 'hidden'),
        ...(isDryRun ? ending : ['--restore brings it back.']),
      ].join('\n');
    case 'restored':
      return [
        `${exam} ${is} restored: ${size}, with all that students saved or registered for.`,
        ...ending,
      ].join('\n');
    case 'deleted':
      return [
        `${exam} ${is} deleted permanently: ${size}. No attempt refers to any of them.`,
        ...liveTests(outcome, 'also deleted, and students are not notified'),
        ...saved(outcome, 'deleted'),
        ...figures(outcome),
        ...ending,
      ].join('\n');
  }
}

function liveTests({ liveTests: size, registrations }: Outcome, fate: string): string[] {
  if (size === 0) return [];
  const places = `${countOf(registrations, 'student')} ${registrations === 1 ? 'is' : 'are'} registered`;
  return [
    `Live tests: ${number(size)} that ${size === 1 ? 'is' : 'are'} not over, ${fate}; ${places}.`,
  ];
}

function saved({ saved: size }: Outcome, fate: string): string[] {
  return size === 0
    ? []
    : [`Saved tests: ${countOf(size, 'entry', 'entries')} of students ${fate}.`];
}

function figures({ figures: size = 0 }: Outcome): string[] {
  return size === 0 ? [] : [`Figures: ${number(size)} that no other question shows, also deleted.`];
}

function number(value: number): string {
  return value.toLocaleString('en-IN');
}
