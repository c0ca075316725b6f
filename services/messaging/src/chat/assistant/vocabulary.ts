import { OTHER_EXAMS } from '../exams/exam-aliases.js';
import { PASSAGES } from '../knowledge/passages.js';
import { DIRECT_QUESTIONS } from '../retrieval/direct-questions.js';
import { wordsOf } from '../rules/words.js';
import { ASPECT_PATTERNS } from '../understanding/detect-aspects.js';
import { patternWords } from '../understanding/pattern-words.js';

/** The words that a misspelt word can stand for. */
export function vocabulary(): string[] {
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
