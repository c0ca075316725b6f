import * as texts from '../recommendations.texts.js';
import type { ExamGroup } from './choose-recommendations.js';

/** From this share on, a test is about a subject; every full mock has a part of it. */
const MIN_SHARE_OF_SUBJECT = 0.5;

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
      ? texts.weakestSubjectOfExam(weakest.subject, examName)
      : texts.weakestSubject(weakest.subject);
  }
  if (facts.isMostTaken) return texts.mostTaken(examName);
  return groupReason(facts);
}

function groupReason({ examName, category, group, hasTakenExam }: ReasonFacts): string {
  switch (group) {
    case 'target':
      return texts.ofTargetExam(category, examName);
    case 'own':
      return hasTakenExam ? texts.ofPractisedExam(category, examName) : texts.ofSavedExam(examName);
    case 'other':
      return texts.ofNewExam(category, examName);
  }
}
