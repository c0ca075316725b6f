import type { CatalogueFacts, ExamFacts } from '../../clients/catalogue.client.js';
import type { Turn } from '../conversations.repository.js';
import { compareExams } from '../exams/answer-about-exam.js';
import { linkExams, type NamedExams } from '../exams/link-exams.js';
import type { HelpAnswer } from '../facts/help-answers.service.js';
import { PASSAGES } from '../knowledge/passages.js';
import { CARE, DANGER_REPLY, DISTRESS_REPLY } from '../knowledge/wellbeing-passages.js';
import { CONTACT_LINK, EXAMS_LINK, HELP_LINK } from '../links/chat-link.js';
import { ownQuestion } from '../own-figures/own-figures.js';
import { directPassage } from '../retrieval/direct-questions.js';
import { HelpIndex } from '../retrieval/help-index.js';
import { PassageIndex } from '../retrieval/passage-index.js';
import { describeUpcoming } from '../rules/describe-exams.js';
import { wordsOf } from '../rules/words.js';
import {
  asksToCompare,
  detectAspects,
  isAboutStudying,
  refersBack,
} from '../understanding/detect-aspects.js';
import { detectSmallTalk } from '../understanding/detect-small-talk.js';
import { detectDistress } from '../understanding/distress/detect-distress.js';
import { MessageReader } from '../understanding/read-message.js';
import { about, joinAnswers, plain, unchanged, wellbeing, type Answer } from './answer.js';
import * as texts from './assistant.texts.js';
import {
  asksForEligibility,
  asksForFiguresOf,
  isShortFollowUp,
  lastMentioned,
  withoutGenericWords,
  withTests,
} from './refine-question.js';
import { vocabulary } from './vocabulary.js';
import {
  aboutAspects,
  aboutExams,
  generalAnswer,
  helpAnswer,
  notOffered,
  passageAnswer,
} from './word-answer.js';

const MIN_QUESTION_WORDS = 2;

/** "Which percentile do I need in CAT?" is no question about the percentiles of this site. */
const RANK_PASSAGES = new Set(['help-percentile', 'help-rank', 'help-no-rank']);

/** After these texts, nobody in distress has an answer. */
const WITHOUT_ANSWER: readonly string[] = [texts.notKnown, texts.smallTalk.farewell];

/** Finds the answer to a message. Without I/O, so that all of it can be tested. */
export class AnswerFinder {
  private readonly index = new PassageIndex(PASSAGES);
  private help = new HelpIndex([]);
  private readonly reader = new MessageReader(vocabulary());

  /** @param helpAnswers of the help page; indexed again only if it is another array than before */
  find(
    message: string,
    history: readonly Turn[],
    facts: CatalogueFacts | undefined,
    helpAnswers: readonly HelpAnswer[] = [],
  ): Answer {
    if (this.help.answers !== helpAnswers) this.help = new HelpIndex(helpAnswers);
    const distress = detectDistress(message);
    if (distress === 'danger') return wellbeing(DANGER_REPLY);
    if (distress === 'distress') return wellbeing(DISTRESS_REPLY);
    const { text } = this.reader.read(message);
    const answer =
      this.findEach(message, history, facts) ?? this.findOne(message, text, history, facts);
    return distress || history.some(isDistressed) ? withCare(answer) : answer;
  }

  /** "Is it in Hindi? And do I get a certificate?": two questions are answered one after the other. */
  private findEach(
    message: string,
    history: readonly Turn[],
    facts: CatalogueFacts | undefined,
  ): Answer | undefined {
    const parts = message
      .split(/[?\n]+/u)
      .filter((part) => wordsOf(part).length >= MIN_QUESTION_WORDS);
    const [first, second] = parts;
    if (first === undefined || second === undefined || parts.length > 2) return undefined;
    const one = this.findPart(first, history, facts);
    const said: Turn[] = one
      ? [
          {
            role: 'assistant',
            text: one.text,
            examIds: one.exams.map((exam) => exam._id),
            aspects: [...one.aspects],
          },
        ]
      : [];
    const two = this.findPart(second, [...history, ...said], facts);
    if (!one || !two || one.text === two.text) return undefined;
    // "The age limit? I mean of SSC CGL": the second part says what the first is about.
    if (one.exams.length === 0 && two.exams.length > 0) return undefined;
    return joinAnswers(one, two);
  }

  /** The answer to one of several questions, if it is recognised as a question about something. */
  private findPart(
    part: string,
    history: readonly Turn[],
    facts: CatalogueFacts | undefined,
  ): Answer | undefined {
    const { text } = this.reader.read(part);
    const { rest } = linkExams(text, facts?.exams ?? []);
    if (directPassage(rest) === undefined && detectAspects(rest).length === 0) return undefined;
    const answer = this.findOne(part, text, history, facts);
    return answer.own || answer.text === texts.notKnown ? undefined : answer;
  }

  private findOne(
    message: string,
    text: string,
    history: readonly Turn[],
    facts: CatalogueFacts | undefined,
  ): Answer {
    const smallTalk = detectSmallTalk(message, text);
    if (smallTalk) return plain(texts.smallTalk[smallTalk]);
    const named = withTests(linkExams(text, facts?.exams ?? []), facts?.exams ?? []);
    const own = ownQuestion(text);
    if (own && named.exams.length === 0) return { ...plain(''), own };
    return this.answer(text, history, facts, named);
  }

  private answer(
    text: string,
    history: readonly Turn[],
    facts: CatalogueFacts | undefined,
    named: NamedExams<ExamFacts>,
  ): Answer {
    const { rest } = named;
    const direct = directPassage(rest);
    const isOfOtherExam = named.exams.length === 0 && named.notOffered.length > 0;
    if (direct?.startsWith('help-') && !(isOfOtherExam && RANK_PASSAGES.has(direct))) {
      return passageAnswer(direct, named.exams);
    }

    const previous = history.findLast((turn) => turn.role === 'assistant');
    const own = detectAspects(rest).filter(
      (aspect) => aspect !== 'eligibility' || named.exams.length > 0 || asksForEligibility(text),
    );
    const isFollowUp = named.exams.length > 0 && own.length === 0 && isShortFollowUp(text, rest);
    const aspects = isFollowUp ? (previous?.aspects ?? []) : own;
    const isStudy =
      isAboutStudying(rest) ||
      (direct !== undefined && !asksForFiguresOf(direct, rest, named.exams));
    const exams =
      named.exams.length === 0 &&
      named.notOffered.length === 0 &&
      (aspects.length > 0 || refersBack(text)) &&
      !(isStudy && !refersBack(text)) &&
      !/\b(plans?|subscriptions?)\b/u.test(text)
        ? lastMentioned(history, facts?.exams ?? [])
        : named.exams;

    if (aspects.includes('live')) {
      return facts
        ? about(describeUpcoming(facts.upcomingTests, exams), exams, aspects, [
            { label: 'Upcoming Tests', path: '/dashboard/upcoming' },
          ])
        : plain(texts.noFacts, [EXAMS_LINK]);
    }
    if (exams.length === 0 && named.notOffered.length > 0) {
      return notOffered(named.notOffered, facts);
    }
    if (exams.length >= 2 && exams.length <= 3 && asksToCompare(text) && !isStudy) {
      return about(compareExams(exams), exams, aspects);
    }
    if (exams.length > 0 && aspects.length > 0 && !isStudy) {
      return aboutAspects(exams, { aspects, text: rest });
    }
    if (direct !== undefined) return passageAnswer(direct, exams);
    const general = exams.length === 0 ? generalAnswer(text, aspects, facts) : undefined;
    if (general && !isStudy) return { ...general, aspects };
    const needed = withoutGenericWords(rest);
    const fromHelp = exams.length === 0 ? this.help.find(text, needed) : undefined;
    const [found] = this.index.find(text, needed);
    if (fromHelp && fromHelp.score > (found?.score ?? 0)) return helpAnswer(fromHelp.answer);
    if (found) return passageAnswer(found.passage.id, exams);
    if (exams.length > 1 && asksToCompare(text)) return about(compareExams(exams), exams, aspects);
    if (exams.length > 0) return aboutExams(exams, aspects);
    return general ?? plain(texts.notKnown, [HELP_LINK, CONTACT_LINK]);
  }
}

function isDistressed({ role, text }: Turn): boolean {
  return role === 'user' && detectDistress(text) !== undefined;
}

/** In a conversation that may be about distress, no model writes, and the helpline is named. */
function withCare(answer: Answer): Answer {
  const text = WITHOUT_ANSWER.includes(answer.text) ? `${answer.text}\n\n${CARE}` : answer.text;
  return unchanged({ ...answer, text });
}
