import type { CatalogueFacts, ExamFacts } from '../../clients/catalogue.client.js';
import { INTRODUCTION } from '../knowledge/help-passages.js';
import type { FoundPassage } from '../retrieval/passage-index.js';
import {
  describeAllCounts,
  describeCounts,
  describeExam,
  describePlans,
  describePrice,
  describeUpcoming,
  examLine,
  listExams,
} from '../rules/describe-exams.js';
import type { Intent } from '../rules/detect-intent.js';

/** The results of the search for one message. */
export interface Findings {
  intent: Intent;
  /** Absent while the catalogue is unavailable. */
  facts: CatalogueFacts | undefined;
  /** The exams that the message names or refers back to. */
  exams: readonly ExamFacts[];
  /** Passages that answer the message, apart from the exams it names. */
  passages: readonly FoundPassage[];
}

const NO_FACTS =
  'I cannot read our exam list just now. Prices, tests and dates stand on each exam’s page under **Exam Test Series**; please look there, or ask me again in a minute.';

const NOT_KNOWN = `I am not sure about that one; perhaps other words help. I can tell you about our exams, tests and prices, about how this site works, and about how to study.

For anything else the contact form on the home page reaches our office.`;

function aboutExams(
  exams: readonly ExamFacts[],
  describe: (exam: ExamFacts) => string,
): string | undefined {
  const [first, ...others] = exams;
  if (first === undefined) return undefined;
  return others.length === 0 ? describe(first) : `These fit:\n\n${listExams(exams)}`;
}

function fromPassages({ passages, exams }: Findings): string | undefined {
  const best = passages[0];
  if (best === undefined) return undefined;
  const [exam, ...others] = exams;
  const ourSeries = exam && others.length === 0 ? `\n\nOur test series: ${examLine(exam)}.` : '';
  return best.passage.text + ourSeries;
}

/** The reply to one message, from the findings only. */
export function composeReply(findings: Findings): string {
  const { intent, facts, exams } = findings;
  switch (intent) {
    case 'greeting':
      return 'Hello! Ask me about an exam, its tests and price, or about how to study for it.';
    case 'thanks':
      return 'You are welcome. Good luck with your preparation!';
    case 'farewell':
      return 'Goodbye, and all the best for your exam!';
    case 'introduction':
      return INTRODUCTION;
    case 'price':
      if (!facts) return NO_FACTS;
      return aboutExams(exams, describePrice) ?? describePlans(facts.exams);
    case 'counts':
      if (!facts) return NO_FACTS;
      return aboutExams(exams, describeCounts) ?? describeAllCounts(facts.exams);
    case 'exam-list':
      if (!facts) return NO_FACTS;
      return (
        aboutExams(exams, describeExam) ?? `We have test series for:\n\n${listExams(facts.exams)}`
      );
    case 'upcoming':
      return facts ? describeUpcoming(facts.upcomingTests) : NO_FACTS;
    case 'other':
      return fromPassages(findings) ?? aboutExams(exams, describeExam) ?? NOT_KNOWN;
  }
}
