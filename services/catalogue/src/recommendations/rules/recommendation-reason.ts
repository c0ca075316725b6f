import type { ExamGroup } from './choose-recommendations.js';

/** From this share on, a test is about a subject; every full mock has a part of it. */
const MIN_SHARE_OF_SUBJECT = 0.5;

const KINDS: Readonly<Record<string, string>> = {
  full: 'A full mock',
  sectional: 'One part of the paper',
  setwise: 'A mixed set',
  chapterwise: 'A chapter test',
  topicwise: 'A topic test',
};

export interface ReasonFacts {
  examName: string;
  /** The kind of test. */
  category: string;
  group: ExamGroup;
  /** The share of the weakest subject in the test's questions. */
  weakShare: number;
  /** The student's weakest subject, and whether it is the weakest of this exam or over all exams. */
  weakest: { subject: string; isOfExam: boolean } | undefined;
  /** Whether no test of the exam has more participants; false if nobody has taken it. */
  isMostTaken: boolean;
  /** Whether the student took a test of the exam. */
  hasTakenExam: boolean;
}

/** Says in a few words why a test is recommended: the strongest reason that is true of it. */
export function recommendationReason(facts: ReasonFacts): string {
  const { examName, weakest, weakShare } = facts;
  if (weakest && weakShare >= MIN_SHARE_OF_SUBJECT) {
    return weakest.isOfExam
      ? `Your weakest subject in ${examName}: ${weakest.subject}`
      : `Your weakest subject: ${weakest.subject}`;
  }
  if (facts.isMostTaken) return `Most taken in ${examName}`;
  return groupReason(facts);
}

function groupReason({ examName, category, group, hasTakenExam }: ReasonFacts): string {
  const kind = KINDS[category] ?? 'A test';
  switch (group) {
    case 'target':
      return `${kind} for ${examName}, your target exam`;
    case 'own':
      return hasTakenExam
        ? `${kind} of ${examName}, which you practise`
        : `You saved a test of ${examName}`;
    case 'other':
      return `${kind} to try out ${examName}`;
  }
}
