import type { CatalogueFacts, ExamFacts } from '../../clients/catalogue.client.js';
import { answerAboutExam } from '../exams/answer-about-exam.js';
import { describeFullTests, describeKindOfAll } from '../exams/describe-series.js';
import { onlyEnglish } from '../exams/exams.texts.js';
import type { HelpAnswer } from '../facts/help-answers.service.js';
import { PASSAGE_OF } from '../knowledge/passages.js';
import { CONTACT_LINK, examLink, EXAMS_LINK, passageLinks } from '../links/chat-link.js';
import {
  describeAllCounts,
  describeExam,
  describeExtremes,
  describePlans,
  examLine,
  listExams,
} from '../rules/describe-exams.js';
import type { Aspect } from '../understanding/detect-aspects.js';
import { about, MAX_ANSWERED_EXAMS, plain, type Answer } from './answer.js';
import * as texts from './assistant.texts.js';

/** Help texts to which the test series of the exam in question belongs. */
const PASSAGES_WITH_SERIES = new Set([
  'help-start-test',
  'help-free-tests',
  'help-buy',
  'help-test-kinds',
  'help-syllabus',
]);

export function passageAnswer(id: string, exams: readonly ExamFacts[]): Answer {
  const passage = PASSAGE_OF.get(id);
  if (!passage) throw new Error(`There is no passage "${id}"`);
  const [exam, ...others] = exams;
  const isAboutExams = id.startsWith('study-') || PASSAGES_WITH_SERIES.has(id);
  const hasSeries = exam && others.length === 0 && isAboutExams;
  const text = hasSeries ? texts.withSeries(passage.text, examLine(exam)) : passage.text;
  return {
    text,
    links: [...passageLinks(id), ...exams.slice(0, 1).map(examLink)],
    sources: [passage.title, text],
    exams,
    aspects: [],
  };
}

export function helpAnswer({ slug, question, answer }: HelpAnswer): Answer {
  return {
    ...plain(answer, [{ label: question, path: `/help#${slug}` }]),
    sources: [question, answer],
  };
}

export function aboutAspects(
  exams: readonly ExamFacts[],
  question: { aspects: readonly Aspect[]; text: string },
): Answer {
  if (exams.length > MAX_ANSWERED_EXAMS) {
    return about(texts.chooseOneExam(listExams(exams)), exams, question.aspects);
  }
  const text = exams.map((exam) => answerAboutExam(exam, question)).join('\n\n');
  return about(text, exams, question.aspects);
}

/** What an exam is, when nothing else was asked. */
export function aboutExams(exams: readonly ExamFacts[], aspects: readonly Aspect[]): Answer {
  const [exam] = exams;
  if (!exam || exams.length > 1) {
    return about(texts.foundExams(listExams(exams)), exams, aspects);
  }
  const full = describeFullTests(exam).map((line) => `• ${line}`);
  return about([describeExam(exam), ...full].join('\n'), exams, aspects);
}

/** Facts that need no exam. */
export function generalAnswer(
  text: string,
  aspects: readonly Aspect[],
  facts: CatalogueFacts | undefined,
): Answer | undefined {
  const [first] = aspects;
  const isList =
    /\b(which|what|all|list|your|how many)( \w+){0,3} (exams?|test series)\b|\bexams?\b.*\b(available|offer|provide|cover|prepare|mocks?|get|have)\b/u.test(
      text,
    );
  if (first === undefined && !isList) return undefined;
  if (first === 'language' || (first === 'pattern' && aspects.includes('language'))) {
    return plain(onlyEnglish);
  }
  if (!facts) return plain(texts.noFacts, [EXAMS_LINK]);
  const kind = aspects.length > 0 ? describeKindOfAll(facts.exams, text) : undefined;
  if (kind && first !== 'price' && first !== 'free') return plain(kind, [EXAMS_LINK]);
  const list = listExams(facts.exams);
  switch (first) {
    case 'price':
      return /\b(cheap\w*|lowest|expensive|costliest|highest)\b/u.test(text)
        ? plain(describeExtremes(facts.exams), [EXAMS_LINK])
        : plain(describePlans(facts.exams), [EXAMS_LINK]);
    case 'counts':
      return plain(describeAllCounts(facts.exams), [EXAMS_LINK]);
    case 'free': {
      const passage = PASSAGE_OF.get('help-free-tests');
      return passage && plain(passage.text, [EXAMS_LINK]);
    }
    case 'marking': {
      const passage = PASSAGE_OF.get('help-negative-marking');
      return passage && plain(passage.text, [EXAMS_LINK]);
    }
    case 'notice':
    case 'age':
    case 'eligibility':
    case 'selection':
      return plain(texts.whichExam(list), [EXAMS_LINK]);
    default:
      return isList ? plain(texts.allExams(facts.exams.length, list), [EXAMS_LINK]) : undefined;
  }
}

export function notOffered(names: readonly string[], facts: CatalogueFacts | undefined): Answer {
  const list = facts && listExams(facts.exams);
  return plain(texts.notOffered(names, list), [EXAMS_LINK, CONTACT_LINK]);
}
