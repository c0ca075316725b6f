import { finishAuthored, type AuthoredQuestion } from './authored/authored-question.ts';
import type { ExamData, SectionData } from './exam-data.ts';
import { makeQuestions, type Family } from './family.ts';
import { Random } from './random.ts';
import type { SampleProfile, SampleQuestion } from './records.ts';
import { authoredPool } from './syllabus/authored-pools.ts';
import { familyPool } from './syllabus/family-pools.ts';

/** A subject of an exam's syllabus and the sources of its questions. */
export interface SampleSection {
  subject: string;
  families: readonly Family[];
  /** Number of questions from each family in the listed tests. */
  perFamily: number;
  authored: readonly AuthoredQuestion[];
}

/** An exam of the sample catalogue. */
export interface SampleExam {
  profile: SampleProfile;
  sections: readonly SampleSection[];
}

const SEED = 'first edition';

/** More questions of one family would be monotonous. */
const MAX_PER_FAMILY = 20;
/** Subjects with fewer authored questions hold back none for live tests. */
const MIN_AUTHORED_TO_SHARE = 60;

/** Converts a file of `data/exams` to an exam. */
export function toSampleExam({ sections, ...profile }: ExamData): SampleExam {
  return { profile, sections: sections.map(toSection) };
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
  };
}

/**
 * All questions of an exam's listed tests, the same in every run. Exams that share a family get
 * different questions from it.
 */
export function questionsOf({ profile, sections }: SampleExam): SampleQuestion[] {
  const seed = `${SEED}/${profile.name}`;
  return sections.flatMap((own) => [
    ...own.families.flatMap((family) => makeQuestions(family, seed, own.perFamily)),
    ...finishAuthored(
      own.subject,
      own.authored.filter((question) => !isHeldBack(own, question)),
    ),
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
