export const ASPECTS = [
  'price',
  'free',
  'counts',
  'marking',
  'pattern',
  'syllabus',
  'language',
  'age',
  'eligibility',
  'selection',
  'notice',
  'live',
] as const;

/** What a message asks about an exam. */
export type Aspect = (typeof ASPECTS)[number];

/** What shows that a message asks for an aspect. */
export const ASPECT_PATTERNS: readonly (readonly [Aspect, RegExp])[] = [
  [
    'price',
    /\b(price|prices|pricing|costs?|costly|fees?|charges?|rates?|cheap|cheapest|expensive|subscription|subscriptions|subscribe|affordable|paid|rs|inr)\b|\bhow much (is|are|for|does|do|i|it)\b|\b(your|which|what|paid|membership) plans?\b|\bhow (much|many) pay\b/u,
  ],
  ['free', /\bfree\b|\btrial\b/u],
  [
    'counts',
    /\b(how (many|much)|number|total|count)\b(?! (marks?|questions?|day|days|minutes?))( \w+){0,4} (tests?|mocks?|papers?|sets?|series)\b|\b(chapterwise|topicwise|setwise|sectional|chapter wise|topic wise|chapter|topic|sectionals?) tests?\b|\b(sectional|topicwise|chapterwise|setwise)\b/u,
  ],
  [
    'marking',
    /\b(negative|minus|penalty|deduct|deducted|marking)\b|\bmarks? (per|of|for|each|is)\b|\bright answer\b|\bwrong answers?\b|\bhow many marks\b|\bmarks how many\b|\bcut marks\b/u,
  ],
  [
    'pattern',
    /\b(pattern|structure|format|blueprint|duration|minutes|how long|time limit|total marks|questions?|tier|phase|prelims?|mains|cbt|sections?|paper (1|2|i|ii|one|two))\b|\btime\b/u,
  ],
  ['syllabus', /\b(syllabus|topics|subjects?|chapters|portion)\b/u],
  [
    'language',
    /\b(hindi|tamil|telugu|bengali|bangla|marathi|gujarati|kannada|odia|urdu|punjabi|malayalam|languages?|bilingual|regional|medium|english medium)\b/u,
  ],
  [
    'age',
    /\bage\b|\byears? old\b|\bat \d\d( years?)?\b|\b\d\d (years?|yrs?)\b|\btoo old\b|\brelaxations?\b|\b(obc|sc|st|ews|pwd|pwbd|reserved|general) (category|candidates?|students?)\b|\b(for|and|of) (obc|sc|st|ews|pwd|pwbd|general)\b|\b(obc|sc|ews|pwbd) (for|age)\b/u,
  ],
  [
    'eligibility',
    /\b(eligib\w*|qualifications?|criteria|degree|graduat\w*|12th|10th|third year|final year|percent|percentage)\b|\bwho can\b|\bcan\b.*\b(apply|appear|give|take|sit)\b|\b(apply|appear|give|take|sit)\b.*\bcan\b|\b(girls?|women|female|boys|students?)\b/u,
  ],
  [
    'selection',
    /\b(selection|stages?|process|physical|height|chest|running|interview|medical test|typing|passing|pass marks|marks to pass|minimum marks|qualifying|valid|validity|lifetime)\b|\bafter( \w+){0,3} (written|exam|result|paper)\b/u,
  ],
  [
    'notice',
    /\b(salary|pay scale|in hand|vacanc\w*|posts|cut ?offs?|admit card|hall ticket|forms?|last date|exam date|when is|attempts|apply online|application fee|notification|attempt|how many times|result date|answer key|(safe|good|target|expected) (scores?|marks))\b|\bwhen\b.*\bexam\b|\bexam\b.*\b(date|when)\b/u,
  ],
  [
    'live',
    /\b(upcoming|scheduled|next|live)\b.*\b(tests?|mocks?)\b|\b(tests?|mocks?) (dates?|schedule)\b|\bwhen\b.*\b(live|test|mock)\b/u,
  ],
];

/** Everything that a message asks about, in the order of the list above. */
export function detectAspects(text: string): Aspect[] {
  return ASPECT_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([aspect]) => aspect);
}

const OURS =
  /\b(mocks?|test series|series|your|here|site|website|app|platform|abhyas|full tests?|practice)\b/u;
const REAL =
  /\b(real|actual|original|official|asli|tier|phase|prelims?|mains|cbt|stage|exam|exams)\b/u;

/** Whether a message is about the real exam rather than about our tests of it. */
export function isAboutRealExam(text: string): boolean {
  return REAL.test(text) && !OURS.test(text);
}

/** Whether two exams are to be compared. */
export function asksToCompare(text: string): boolean {
  return /\b(difference|compare|comparison|better|easier|easy|harder|tough|tougher|or|and|between)\b/u.test(
    text,
  );
}

/** How a student asks for help with studying rather than for facts. */
export function isAboutStudying(text: string): boolean {
  return /\b(prepar\w*|study|studying|weak|improve|strategy|strategies|tips?|books?|revise|revision|notes?|motivat\w*|coaching|schedule|timetable|time table|crack|score (more|better|high)|getting only|only \d+)\b/u.test(
    text,
  );
}

const REFERRING_WORDS = /\b(it|its|that|this|these|those|they|them|one|there)\b/u;

/** Whether a message refers to an earlier one ("and its price?", "uska syllabus?"). */
export function refersBack(text: string): boolean {
  return /^(and|what about|how about|or|also)\b/u.test(text) || REFERRING_WORDS.test(text);
}
