import { assertionPool } from './authored/assertions.ts';
import { finishAuthored, type AuthoredQuestion } from './authored/authored-question.ts';
import { passagePool } from './authored/passages.ts';
import type { ExamData, SectionData } from './exam-data.ts';
import { makeQuestions, makeSets, type AnyFamily, type SetFamily } from './family.ts';
import { Random } from './random.ts';
import type { SampleChoice, SampleProfile, SampleQuestion, SampleRecord } from './records.ts';
import { authoredPool } from './syllabus/authored-pools.ts';
import { familyPool } from './syllabus/family-pools.ts';
import { setPool } from './syllabus/set-pools.ts';

/** A subject of an exam's syllabus and the sources of its questions. */
export interface SampleSection {
  subject: string;
  families: readonly AnyFamily[];
  /** Number of questions from each family in the listed tests. */
  perFamily: number;
  authored: readonly AuthoredQuestion[];
  /** Authored questions with tables or passages; none is held back. */
  fixed: readonly SampleChoice[];
  sets: readonly SetFamily[];
  /** Number of passages from each of the sets. */
  perSet: number;
  optionsInSets: number;
}

/** An exam of the sample catalogue. */
export interface SampleExam {
  record: SampleRecord;
  profiles: readonly SampleProfile[];
  sections: readonly SampleSection[];
}

const SEED = 'first edition';

/** More questions of one family would be monotonous. */
const MAX_PER_FAMILY = 20;
/** Subjects with fewer authored questions hold back none for live tests. */
const MIN_AUTHORED_TO_SHARE = 60;

/** Converts a file of `data/exams` to an exam, with those of the profiles that are of it. */
export function toSampleExam(
  { sections, ...record }: ExamData,
  profiles: readonly SampleProfile[],
): SampleExam {
  return {
    record,
    profiles: profiles.filter(({ exam }) => exam === record.name),
    sections: sections.map(toSection),
  };
}

/** Families and authored questions get the subject name that this exam uses. */
function toSection({ subject, families, authored, ...data }: SectionData): SampleSection {
  const chosen = families.flatMap(familyPool);
  const share = Math.ceil((data.questionsFromFamilies ?? 0) / Math.max(1, chosen.length));
  return {
    subject,
    perFamily: Math.min(share, MAX_PER_FAMILY),
    families: chosen.map((family) => ({ ...family, subject })),
    authored: authored.flatMap(authoredPool),
    fixed: [
      ...data.assertions.flatMap((pool) => assertionPool(pool, subject)),
      ...data.passages.flatMap((pool) => passagePool(pool, subject)),
    ],
    sets: data.sets.flatMap(setPool).map((family) => ({ ...family, subject })),
    perSet: data.setsPerFamily,
    optionsInSets: data.optionsInSets,
  };
}

/**
 * All questions of an exam's listed tests, the same in every run. Exams that share a family get
 * different questions from it.
 */
export function questionsOf({ record, sections }: SampleExam): SampleQuestion[] {
  const seed = `${SEED}/${record.name}`;
  return sections.flatMap((own) => [
    ...own.families.flatMap((family) => makeQuestions(family, seed, own.perFamily)),
    ...own.sets.flatMap((family) => makeSets(family, seed, own.perSet, own.optionsInSets)),
    ...finishAuthored(
      own.subject,
      own.authored.filter((question) => !isHeldBack(own, question)),
    ),
    ...own.fixed,
  ]);
}

/** About one in ten authored questions is reserved for live tests, so that nobody has seen it before. */
export function heldBack(own: SampleSection): SampleQuestion[] {
  return finishAuthored(
    own.subject,
    own.authored.filter((question) => isHeldBack(own, question)),
  );
}

function isHeldBack({ authored }: SampleSection, { question }: AuthoredQuestion): boolean {
  if (authored.length < MIN_AUTHORED_TO_SHARE) return false;
  return new Random(`held back/${question}`).int(1, 10) === 1;
}
