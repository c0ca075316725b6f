import type { ExamFacts } from '../../clients/catalogue.client.js';
import { describeCounts, describePrice, examLine } from '../rules/describe-exams.js';
import { isAboutRealExam, type Aspect } from '../understanding/detect-aspects.js';
import { papersAsked, realExam, sourceLine } from './describe-real-exam.js';
import {
  describeFullTests,
  describeKind,
  describeMarking,
  describeOtherTests,
} from './describe-series.js';
import * as texts from './exams.texts.js';
import type { RealExam } from './real-exams.js';

const MAX_ASPECTS = 3;

/** What a message asks about exams. */
export interface ExamQuestion {
  aspects: readonly Aspect[];
  /** The message in English, without exam names. */
  text: string;
}

/** The reply about one exam, a paragraph for each thing that is asked. */
export function answerAboutExam(exam: ExamFacts, question: ExamQuestion): string {
  const real = realExam(exam.name);
  const asked = question.aspects.slice(0, MAX_ASPECTS);
  const paragraphs = asked.map((aspect) => answerAspect(aspect, exam, real, question.text));
  return [...new Set(paragraphs)].join('\n\n');
}

function answerAspect(
  aspect: Aspect,
  exam: ExamFacts,
  real: RealExam | undefined,
  text: string,
): string {
  switch (aspect) {
    case 'price':
      return describePrice(exam);
    case 'free':
      return texts.freeOfExam(exam.name, exam.freeTests, exam.totalTests);
    case 'counts':
      return describeCounts(exam);
    case 'marking':
      return inOrder(text, ourMarking(exam), realNegative(real, text));
    case 'pattern':
      return inOrder(text, ourPattern(exam, text), realPattern(real, text));
    case 'syllabus':
      return texts.syllabus(exam.name, exam.subjects);
    case 'language':
      return texts.onlyEnglish;
    case 'age':
      return fromNotification(exam, real, texts.titles.age, (facts) => facts.age);
    case 'eligibility':
      return fromNotification(exam, real, texts.titles.eligibility, (facts) =>
        texts.eligibility(facts.qualification, facts.age),
      );
    case 'selection':
      return fromNotification(exam, real, texts.titles.selection, (facts) => facts.stages);
    case 'notice':
      return answerNotice(exam, real, text);
    case 'live':
      return '';
  }
}

function answerNotice(exam: ExamFacts, real: RealExam | undefined, text: string): string {
  const attempts = /\b(attempts?|how many times)\b/u.test(text) ? real?.attempts : undefined;
  if (attempts !== undefined) {
    return fromNotification(exam, real, texts.titles.attempts, () => attempts);
  }
  return texts.changesEveryYear(exam.name, real?.site);
}

/** Both are said, because they may differ; first the one that the message is about. */
function inOrder(text: string, ours: string, theirs: string | undefined): string {
  if (theirs === undefined) return ours;
  return isAboutRealExam(text) ? `${theirs}\n\n${ours}` : `${ours}\n\n${theirs}`;
}

function ourMarking(exam: ExamFacts): string {
  return texts.ourMarking(exam.name, lines(describeMarking(exam)));
}

function ourPattern(exam: ExamFacts, text: string): string {
  const kind = describeKind(exam, text);
  if (kind.length > 0) return texts.ourTests(exam.name, lines(kind));
  const full = describeFullTests(exam);
  const own = full.length > 0 ? full : describeOtherTests(exam);
  return texts.ourFullTests(exam.name, lines(own));
}

function realPattern(real: RealExam | undefined, text: string): string | undefined {
  if (!real) return undefined;
  const papers = papersAsked(real, text).map((paper) => `${paper.text}. ${paper.negative}`);
  return `${texts.realPattern(real.exam, lines(papers))}\n${sourceLine(real)}`;
}

function realNegative(real: RealExam | undefined, text: string): string | undefined {
  if (!real) return undefined;
  const isAboutNegative = /\b(negative|minus|penalty|deduct|deducted|wrong|cut)\b/u.test(text);
  const papers = papersAsked(real, text).map((paper) =>
    isAboutNegative ? `${paper.name}: ${paper.negative}` : `${paper.text}. ${paper.negative}`,
  );
  return `${texts.realMarking(real.exam, lines([...new Set(papers)]))}\n${sourceLine(real)}`;
}

function fromNotification(
  exam: ExamFacts,
  real: RealExam | undefined,
  title: string,
  fact: (real: RealExam) => string,
): string {
  if (!real) return texts.noRealFacts(exam.name);
  return `${texts.realFact(title, exam.name, fact(real))}\n${sourceLine(real)}`;
}

/** Two or more exams side by side. */
export function compareExams(exams: readonly ExamFacts[]): string {
  const parts = exams.map((exam) => {
    const real = realExam(exam.name);
    return [
      examLine(exam),
      ...describeFullTests(exam).slice(0, 1),
      ...(real ? [texts.whoCanApply(real.qualification, real.age)] : []),
      ...(real ? [texts.stages(real.stages)] : []),
    ].join('\n• ');
  });
  const sources = exams.flatMap(({ name }) => realExam(name)?.source ?? []);
  return `${parts.join('\n\n')}\n\n${texts.whichSuitsYou([...new Set(sources)])}`;
}

function lines(items: readonly string[]): string {
  return items.map((item) => `• ${item}`).join('\n');
}
