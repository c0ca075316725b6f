import { countOf } from '@abhyas/service-kit/rules';
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
import type { RealExam } from './real-exams.js';

const MAX_ASPECTS = 3;

export const ONLY_ENGLISH =
  'Our tests are **only in English** for now; there is no Hindi or regional-language version yet. The real exam may offer more languages: see its official notification.';

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
      return `**${exam.name}**: ${countOf(exam.freeTests, 'test')} of ${exam.totalTests} are free to start, every third one of the list. **Start Free Trial** on the exam’s page opens the first.`;
    case 'counts':
      return describeCounts(exam);
    case 'marking':
      return inOrder(text, ourMarking(exam), realNegative(real, text));
    case 'pattern':
      return inOrder(text, ourPattern(exam, text), realPattern(real, text));
    case 'syllabus':
      return `**${exam.name}** tests here cover: ${exam.subjects.join(', ')}. **View Syllabus** on the exam’s page lists the topics with the number of questions. For the official syllabus read the notification of the real exam.`;
    case 'language':
      return ONLY_ENGLISH;
    case 'age':
      return fromNotification(exam, real, 'Age limit', (facts) => facts.age);
    case 'eligibility':
      return fromNotification(
        exam,
        real,
        'Eligibility',
        (facts) => `${facts.qualification}\nAge: ${facts.age}`,
      );
    case 'selection':
      return fromNotification(exam, real, 'Selection', (facts) => facts.stages);
    case 'notice':
      return answerNotice(exam, real, text);
    case 'live':
      return '';
  }
}

function answerNotice(exam: ExamFacts, real: RealExam | undefined, text: string): string {
  const attempts = /\b(attempts?|how many times)\b/u.test(text) ? real?.attempts : undefined;
  if (attempts !== undefined) {
    return fromNotification(exam, real, 'Number of attempts', () => attempts);
  }
  return `Dates, forms, vacancies, pay and cut-offs of the real ${exam.name} exam change every year, and the number of attempts depends on the post and category, so I have no facts about them: please see the official notification${real ? ` on ${real.site}` : ''}.`;
}

/** Both are said, because they may differ; first the one that the message is about. */
function inOrder(text: string, ours: string, theirs: string | undefined): string {
  if (theirs === undefined) return ours;
  return isAboutRealExam(text) ? `${theirs}\n\n${ours}` : `${ours}\n\n${theirs}`;
}

function ourMarking(exam: ExamFacts): string {
  return `**In our ${exam.name} tests**, marking depends on the kind:\n${lines(describeMarking(exam))}`;
}

function ourPattern(exam: ExamFacts, text: string): string {
  const kind = describeKind(exam, text);
  if (kind.length > 0) return `**Our tests of ${exam.name}**:\n${lines(kind)}`;
  const full = describeFullTests(exam);
  const own = full.length > 0 ? full : describeOtherTests(exam);
  return `**Our full mock tests of ${exam.name}**:\n${lines(own)}`;
}

function realPattern(real: RealExam | undefined, text: string): string | undefined {
  if (!real) return undefined;
  const papers = papersAsked(real, text).map((paper) => `${paper.text}. ${paper.negative}`);
  return `**The real ${real.exam} exam**:\n${lines(papers)}\n${sourceLine(real)}`;
}

function realNegative(real: RealExam | undefined, text: string): string | undefined {
  if (!real) return undefined;
  const isAboutNegative = /\b(negative|minus|penalty|deduct|deducted|wrong|cut)\b/u.test(text);
  const papers = papersAsked(real, text).map((paper) =>
    isAboutNegative ? `${paper.name}: ${paper.negative}` : `${paper.text}. ${paper.negative}`,
  );
  return `**In the real ${real.exam} exam**:\n${lines([...new Set(papers)])}\n${sourceLine(real)}`;
}

function fromNotification(
  exam: ExamFacts,
  real: RealExam | undefined,
  title: string,
  fact: (real: RealExam) => string,
): string {
  if (!real) {
    return `I have no facts about the rules of the real ${exam.name} exam. Please read its official notification.`;
  }
  return `**${title}, real ${exam.name} exam**: ${fact(real)}\n${sourceLine(real)}`;
}

/** Two or more exams side by side. */
export function compareExams(exams: readonly ExamFacts[]): string {
  const parts = exams.map((exam) => {
    const real = realExam(exam.name);
    return [
      examLine(exam),
      ...describeFullTests(exam).slice(0, 1),
      ...(real ? [`Real exam, who can apply: ${real.qualification} Age: ${real.age}`] : []),
      ...(real ? [`Real exam, stages: ${real.stages}`] : []),
    ].join('\n• ');
  });
  const sources = exams.map(({ name }) => realExam(name)?.source).filter(Boolean);
  const source = sources.length > 0 ? ` (Sources: ${[...new Set(sources)].join('; ')}.)` : '';
  return `${parts.join('\n\n')}\n\nWhich one suits you depends on your qualification and the post you want.${source} Rules change: please check the official notifications.`;
}

function lines(items: readonly string[]): string {
  return items.map((item) => `• ${item}`).join('\n');
}
