import type { CatalogueFacts, ExamFacts } from '../../clients/catalogue.client.js';
import type { Turn } from '../conversations.repository.js';
import { answerAboutExam, compareExams, ONLY_ENGLISH } from '../exams/answer-about-exam.js';
import { describeFullTests, describeKindOfAll } from '../exams/describe-series.js';
import { OTHER_EXAMS } from '../exams/exam-aliases.js';
import { linkExams, type NamedExams } from '../exams/link-exams.js';
import type { HelpAnswer } from '../facts/help-answers.service.js';
import { HELP_PASSAGES, INTRODUCTION } from '../knowledge/help-passages.js';
import type { Passage } from '../knowledge/passage.js';
import { STUDY_PASSAGES } from '../knowledge/study-passages.js';
import { DANGER_REPLY, DISTRESS_REPLY } from '../knowledge/wellbeing-passages.js';
import {
  CONTACT_LINK,
  examLink,
  EXAMS_LINK,
  HELP_LINK,
  passageLinks,
  type ChatLink,
} from '../links/chat-link.js';
import { ownQuestion, type OwnQuestion } from '../own-figures/own-figures.js';
import { DIRECT_QUESTIONS, directPassage } from '../retrieval/direct-questions.js';
import { HelpIndex } from '../retrieval/help-index.js';
import { PassageIndex } from '../retrieval/passage-index.js';
import {
  describeAllCounts,
  describeExam,
  describeExtremes,
  describePlans,
  describeUpcoming,
  examLine,
  listExams,
} from '../rules/describe-exams.js';
import { wordsOf } from '../rules/words.js';
import {
  asksToCompare,
  ASPECT_PATTERNS,
  detectAspects,
  isAboutStudying,
  refersBack,
  type Aspect,
} from '../understanding/detect-aspects.js';
import { detectDistress } from '../understanding/detect-distress.js';
import { detectSmallTalk } from '../understanding/detect-small-talk.js';
import { patternWords } from '../understanding/pattern-words.js';
import { MessageReader } from '../understanding/read-message.js';

/** What was found for one message. */
export interface Answer {
  text: string;
  links: readonly ChatLink[];
  /** Texts from which a model may write the reply; none where it must not. */
  sources: readonly string[];
  /** What a later message can refer to. */
  exams: readonly ExamFacts[];
  aspects: readonly Aspect[];
  /** A question about the student's own figures: these are read by the caller. */
  own?: OwnQuestion;
}

const PASSAGES: readonly Passage[] = [...HELP_PASSAGES, ...STUDY_PASSAGES];
const PASSAGE_OF = new Map(PASSAGES.map((passage) => [passage.id, passage]));
const MAX_ANSWERED_EXAMS = 2;
const MIN_QUESTION_WORDS = 2;

const NO_FACTS =
  'I cannot read our exam list just now. Prices, tests and dates stand on each exam’s page under **Exam Test Series**; please look there, or ask me again in a minute.';

const NOT_KNOWN = `I do not know that one. I can tell you about:

• our exams: tests, prices, marking, free tests and live test dates,
• the real exams: age limit, eligibility, pattern and stages,
• this site: account, codes, results, payments,
• studying: plans, weak subjects, mock tests, nerves.

For anything else, see the **help** page, or **contact** our office.`;

const SMALL_TALK_REPLIES = {
  greeting: 'Hello! Ask me about an exam, its tests and price, or about how to study for it.',
  thanks: 'You are welcome. Good luck with your preparation!',
  farewell: 'Goodbye, and all the best for your exam!',
  introduction: INTRODUCTION,
} as const;

const NAMES_ELIGIBILITY =
  /\b(eligib\w*|qualif\w*|criteria|degree|graduat\w*|12th|10th|percent|percentage|year|apply|exams?)\b/u;
const WHICH_EXAM = 'That depends on the exam. Which one do you mean? We have:';

/** Texts that are found by the name of a subject alone. */
const SUBJECT_PASSAGES = new Set(
  'biology chemistry physics maths-jee quant reasoning english gk'
    .split(' ')
    .map((subject) => `study-${subject}`),
);

/** "Which percentile do I need in CAT?" is no question about the percentiles of this site. */
const RANK_PASSAGES = new Set(['help-percentile', 'help-rank', 'help-no-rank']);

/** Help texts to which the test series of the exam in question belongs. */
const PASSAGES_WITH_SERIES = new Set([
  'help-start-test',
  'help-free-tests',
  'help-buy',
  'help-test-kinds',
  'help-syllabus',
]);

/** Words around an exam's name that ask for nothing else than the exam. */
const GENERIC_WORDS = new Set(
  'exam exams test tests series mock mocks paper details detail info information tell about and what how the of for me i to in is'.split(
    ' ',
  ),
);

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
    const { text, raw } = this.reader.read(message);
    const distress = detectDistress(raw);
    if (distress) return wellbeing(distress === 'danger' ? DANGER_REPLY : DISTRESS_REPLY);
    return this.findEach(message, history, facts) ?? this.findOne(message, text, history, facts);
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
      ? [{ role: 'assistant', text: one.text, examIds: idsOf(one), aspects: [...one.aspects] }]
      : [];
    const two = this.findPart(second, [...history, ...said], facts);
    if (!one || !two || one.text === two.text) return undefined;
    // "The age limit? I mean of SSC CGL": the second part says what the first is about.
    if (one.exams.length === 0 && two.exams.length > 0) return undefined;
    return {
      ...two,
      text: `${one.text}\n\n${two.text}`,
      links: uniqueLinks([...one.links, ...two.links]),
      sources: [...one.sources, ...two.sources],
      exams: two.exams.length > 0 ? two.exams : one.exams,
    };
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
    return answer.own || answer.text === NOT_KNOWN ? undefined : answer;
  }

  private findOne(
    message: string,
    text: string,
    history: readonly Turn[],
    facts: CatalogueFacts | undefined,
  ): Answer {
    const smallTalk = detectSmallTalk(message, text);
    if (smallTalk) return plain(SMALL_TALK_REPLIES[smallTalk]);
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
      return this.passage(direct, named.exams);
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
        : plain(NO_FACTS, [EXAMS_LINK]);
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
    if (direct !== undefined) return this.passage(direct, exams);
    const general = exams.length === 0 ? generalAnswer(text, aspects, facts) : undefined;
    if (general && !isStudy) return { ...general, aspects };
    const needed = withoutGenericWords(rest);
    const fromHelp = exams.length === 0 ? this.help.find(text, needed) : undefined;
    const [found] = this.index.find(text, needed);
    if (fromHelp && fromHelp.score > (found?.score ?? 0)) return helpAnswer(fromHelp.answer);
    if (found) return this.passage(found.passage.id, exams);
    if (exams.length > 1 && asksToCompare(text)) return about(compareExams(exams), exams, aspects);
    const [exam, ...others] = exams;
    if (exam && others.length > 0) {
      return about(`These fit:\n\n${listExams(exams)}`, exams, aspects);
    }
    if (exam) {
      const full = describeFullTests(exam).map((line) => `• ${line}`);
      return about([describeExam(exam), ...full].join('\n'), exams, aspects);
    }
    return general ?? plain(NOT_KNOWN, [HELP_LINK, CONTACT_LINK]);
  }

  private passage(id: string, exams: readonly ExamFacts[]): Answer {
    const passage = PASSAGE_OF.get(id);
    if (!passage) throw new Error(`There is no passage "${id}"`);
    const [exam, ...others] = exams;
    const isAboutExams = id.startsWith('study-') || PASSAGES_WITH_SERIES.has(id);
    const ourSeries =
      exam && others.length === 0 && isAboutExams ? `\n\nOur test series: ${examLine(exam)}.` : '';
    const text = passage.text + ourSeries;
    return {
      text,
      links: [...passageLinks(id), ...exams.slice(0, 1).map(examLink)],
      sources: [passage.title, text],
      exams,
      aspects: [],
    };
  }
}

function helpAnswer({ slug, question, answer }: HelpAnswer): Answer {
  return {
    ...plain(answer, [{ label: question, path: `/help#${slug}` }]),
    sources: [question, answer],
  };
}

/** "Tier 1 Mock Test 3" names the exams that have such tests, when no exam is named. */
function withTests(
  named: NamedExams<ExamFacts>,
  exams: readonly ExamFacts[],
): NamedExams<ExamFacts> {
  if (named.exams.length > 0 || named.notOffered.length > 0) return named;
  const words = new Set(named.rest.split(' '));
  const hasTest = (exam: ExamFacts): boolean =>
    exam.series.some(({ name }) => name !== '' && wordsOf(name).every((word) => words.has(word)));
  return { ...named, exams: exams.filter(hasTest) };
}

function vocabulary(): string[] {
  const passages = PASSAGES.flatMap(({ title, asks, text }) => [title, ...asks, text]);
  const extra = `price cost fees subscription eligibility qualification syllabus pattern negative marking
    hindi english medium difference compare comparison better between upcoming live scheduled sectional
    chapterwise topicwise setwise age limit degree graduation physical interview selection stages
    refund discount coupon payment android phone mobile browser otp password account register login
    badges achievements rank percentile average weakest cheapest expensive tier prelims mains phase
    which where when what how many much available exams tests mocks series free trial internet
    current affairs delete permanently download dark mode theme stop notifications everywhere device
    duration questions minutes constable grade railway engineering medical teaching banking suicide
    depressed stress stressed tension anxiety helpline instagram coaching motivation timetable
    crpf clat gmat cuet xat nda bpsc uppsc ielts toefl afcat mts cpo alp cgl chsl ntpc cse jrf ugc neet
    jee rbi ibps capf cds ctet rrb gate upsc sbi clerk passing qualifying cutoff marks wrong right correct
    provide provided retaking capital instructions previous system prompt ignore won today answer answers`;
  const patterns = [
    ...DIRECT_QUESTIONS.map(([pattern]) => pattern),
    ...ASPECT_PATTERNS.map(([, pattern]) => pattern),
    ...OTHER_EXAMS.map(([, pattern]) => pattern),
  ];
  return [...new Set([...wordsOf([...passages, extra].join(' ')), ...patternWords(patterns)])];
}

function aboutAspects(
  exams: readonly ExamFacts[],
  question: { aspects: readonly Aspect[]; text: string },
): Answer {
  if (exams.length > MAX_ANSWERED_EXAMS) {
    const text = `Several exams fit; name one for the details:\n\n${listExams(exams)}`;
    return about(text, exams, question.aspects);
  }
  const text = exams.map((exam) => answerAboutExam(exam, question)).join('\n\n');
  return about(text, exams, question.aspects);
}

/** Facts that need no exam. */
function generalAnswer(
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
    return plain(ONLY_ENGLISH);
  }
  if (!facts) return plain(NO_FACTS, [EXAMS_LINK]);
  const kind = aspects.length > 0 ? describeKindOfAll(facts.exams, text) : undefined;
  if (kind && first !== 'price' && first !== 'free') return plain(kind, [EXAMS_LINK]);
  const list = (intro: string) => plain(`${intro}\n\n${listExams(facts.exams)}`, [EXAMS_LINK]);
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
      return list(WHICH_EXAM);
    default:
      return isList ? list(`We have test series for ${facts.exams.length} exams:`) : undefined;
  }
}

function notOffered(names: readonly string[], facts: CatalogueFacts | undefined): Answer {
  const list = facts ? `\n\nThese are offered:\n\n${listExams(facts.exams)}` : '';
  return plain(
    `We do not have a test series for **${names.join(', ')}** yet, so I have no facts about it.${list}`,
    [EXAMS_LINK, CONTACT_LINK],
  );
}

function plain(text: string, links: readonly ChatLink[] = []): Answer {
  return { text, links, sources: [text], exams: [], aspects: [] };
}

/** Written with care, word for word: no model changes it. */
function wellbeing(text: string): Answer {
  return { text, links: [], sources: [], exams: [], aspects: [] };
}

function about(
  text: string,
  exams: readonly ExamFacts[],
  aspects: readonly Aspect[],
  links: readonly ChatLink[] = [],
): Answer {
  const own = exams.slice(0, MAX_ANSWERED_EXAMS).map(examLink);
  return { text, links: [...links, ...own], sources: [text], exams, aspects };
}

/** "How many physics questions are in JEE Main?" names a subject, but is no question about studying. */
function asksForFiguresOf(passageId: string, text: string, exams: readonly ExamFacts[]): boolean {
  return (
    exams.length > 0 &&
    SUBJECT_PASSAGES.has(passageId) &&
    /\b(how (many|much)( \w+){0,2} (questions?|marks)|number of questions|weightage|marks of)\b/u.test(
      text,
    )
  );
}

function idsOf({ exams }: Answer): string[] {
  return exams.map((exam) => exam._id);
}

function uniqueLinks(links: readonly ChatLink[]): ChatLink[] {
  return [...new Map(links.map((link) => [link.path, link])).values()];
}

/**
 * "Can I take the test with the keyboard?" has the form of a question about eligibility. Without an
 * exam's name it is one only if it says so or refers to the exam of an earlier message.
 */
function asksForEligibility(text: string): boolean {
  return NAMES_ELIGIBILITY.test(text) || refersBack(text);
}

function isShortFollowUp(text: string, rest: string): boolean {
  return /^(and|what about|how about|or|also)\b/u.test(text) || rest === '';
}

function lastMentioned(history: readonly Turn[], exams: readonly ExamFacts[]): ExamFacts[] {
  const ids = history.findLast((turn) => turn.examIds?.length)?.examIds ?? [];
  return exams.filter((exam) => ids.includes(exam._id));
}

function withoutGenericWords(text: string): string {
  return wordsOf(text)
    .filter((word) => !GENERIC_WORDS.has(word))
    .join(' ');
}
