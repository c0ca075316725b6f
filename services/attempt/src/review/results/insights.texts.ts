import { countOf } from '@abhyas/service-kit/rules';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Names of subjects or difficulties as part of a sentence. */
const listOf = (names: readonly string[]) => list.format(names);

/** Like `21 s`, `3 min` and `3 min 20 s`. */
function durationOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

export const strongestSubject = {
  title: (names: readonly string[]) =>
    names.length === 1
      ? `Strongest subject: ${listOf(names)}`
      : `Strongest subjects: ${listOf(names)}`,
  strong:
    'Practise it once a week with a short mixed test. Use the time you save for your weaker subjects.',
  canGrow: 'You can still get better in it: read the explanations of your wrong answers here too.',
};

export const weakestSubject = {
  title: (names: readonly string[]) =>
    names.length === 1 ? `Weakest subject: ${listOf(names)}` : `Weakest subjects: ${listOf(names)}`,
  advice: (names: readonly string[]) =>
    `Read the explanations of these questions below. Then practise ${listOf(names)} in a separate test.`,
};

export const weakestTopic = {
  title: (topic: string) => `Weakest topic: ${topic}`,
  advice: (topic: string, subject: string) =>
    `Learn the basics of ${topic} (${subject}) again before your next test.`,
};

export const weakestDifficulty = {
  title: (names: readonly string[]) => `Where you can improve most: ${listOf(names)} questions`,
  advice:
    'Read the explanations of these questions below. Then solve each one again without looking at the answer.',
};

/** What the student got in a part of the test, and in all of it. */
export const comparison = (part: {
  correct: number;
  total: number;
  percent: number;
  wholeTest: number;
}) =>
  `You got ${part.correct} of ${part.total} right (${part.percent}%). In the whole test you got ${part.wholeTest}% right.`;

export const participants = (count: number, percent: number) =>
  `All ${count} students who took this test got ${percent}% right here.`;

export const timeLost = {
  title: 'Time lost on wrong answers',
  content: (lost: {
    seconds: number;
    percent: number;
    answers: number;
    secondsPerQuestion: number;
  }) =>
    `You spent ${durationOf(lost.seconds)}, ${lost.percent}% of your time, on ${countOf(lost.answers, 'answer')} that ${lost.answers === 1 ? 'was' : 'were'} wrong. If you cannot solve a question in ${durationOf(lost.secondsPerQuestion)}, mark it for review. Come back to it at the end if there is time left.`,
};

export const tooFast = {
  title: 'Answers that were too fast',
  content: (fast: { answers: number; limit: number; secondsPerQuestion: number }) =>
    `You gave ${countOf(fast.answers, 'wrong answer')} in less than ${durationOf(fast.limit)} each. The test gives you ${durationOf(fast.secondsPerQuestion)} for each question. Read the whole question and all options before you choose.`,
  /** One of the questions has no options. */
  contentWithNumbers: (fast: { answers: number; limit: number; secondsPerQuestion: number }) =>
    `You gave ${countOf(fast.answers, 'wrong answer')} in less than ${durationOf(fast.limit)} each. The test gives you ${durationOf(fast.secondsPerQuestion)} for each question. Read the whole question before you answer.`,
};

export const marksLost = {
  title: 'Marks lost on wrong answers',
  content: (wrongAnswers: number, marks: number) =>
    `${countOf(wrongAnswers, 'wrong answer')} cost you ${marks} ${marks === 1 ? 'mark' : 'marks'}.`,
};

export const partlyRight = {
  title: 'Answers that were only partly right',
  content: (partly: { answers: number; marks: number; maxMarks: number }) =>
    `In ${countOf(partly.answers, 'question')} you did not find all right options. You got ${partly.marks} of ${partly.maxMarks} marks for ${partly.answers === 1 ? 'it' : 'them'}. Check each option on its own before you go to the next question.`,
};

export const notCounted = {
  title: 'Answers that did not count',
  content: (answers: number) =>
    `You answered ${countOf(answers, 'question')} too many in this test. ${answers === 1 ? 'It does' : 'They do'} not count. Next time, answer only as many questions as the instructions say. Use the time to check your answers.`,
};

export const hardQuestions = {
  title: 'Hard questions that you solved',
  content: (solved: number, all: number) =>
    `You got ${solved} of ${countOf(all, 'hard question')} right. Write down how you solved ${solved === 1 ? 'it' : 'them'}. The same steps will help you with other hard questions.`,
};

export const notAnswered = {
  title: 'Questions that you did not answer',
  content: (unanswered: number, all: number) =>
    `You did not answer ${unanswered} of ${countOf(all, 'question')}. Next time, first go through the whole test and answer what you know. Then come back to the other questions.`,
};

export const nothingAnswered = {
  title: 'Nothing to compare yet',
  content: (all: number) =>
    `You did not answer any of the ${countOf(all, 'question')}, so we cannot show your strong and weak subjects yet. Take the test again and answer what you can. A few answers are enough to begin.`,
};

export const allEqual = {
  title: 'You did equally well in all parts',
  content: (percent: number) =>
    `You got ${percent}% right. No subject and no difficulty is much better or much worse than the others.`,
};

export const tooFewQuestions = {
  title: 'Too few questions to compare',
  content: (percent: number) =>
    `You got ${percent}% right. Some parts of this test were better than others, but they have too few questions to say why.`,
};

export const tryHarderTest = 'Try a longer or harder test next.';
export const takeTestAgain =
  'Read the explanations of your wrong answers. Then take the test again in a few days.';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const wrongOptions = (count: number) =>
  `${NUMBERS[count] ?? count} wrong ${count === 1 ? 'option' : 'options'}`;

/** Which questions an advice on guessing is about, as parts of its sentences. */
export interface GuessingScope {
  readonly where: string;
  readonly all: string;
  readonly one: string;
  readonly costsNothing: string;
}

/** A test in which every question has one right option. */
export const wholeTest: GuessingScope = {
  where: 'In this test',
  all: 'every question',
  one: 'a question',
  costsNothing:
    'A wrong answer costs nothing in this test, so answer every question, even if you have to guess.',
};

/** The questions with one right option, beside others. */
export const singleChoice: GuessingScope = {
  where: 'In questions with one right option',
  all: 'all of them',
  one: 'such a question',
  costsNothing:
    'In questions with one right option, a wrong answer costs nothing, so answer all of them, even if you have to guess.',
};

/** When to guess. `gain` and `loss` are marks in words, such as `1/3 of a mark`. */
export const guessing = {
  blindGains: ({ where, all }: GuessingScope, gain: string) =>
    `${where}, even a blind guess gains ${gain} on average, so answer ${all}. A guess gains more if you can first remove a wrong option.`,
  /** For questions with different marks or numbers of options. */
  blindGainsAtLeast: ({ where, all }: GuessingScope, gain: string) =>
    `${where}, even a blind guess gains ${gain} or more on average, so answer ${all}. A guess gains more if you can first remove a wrong option.`,
  gainsAmong: ({ where, one }: GuessingScope, count: number, gain: string) =>
    `${where}, do not answer ${one} unless you are sure or only ${NUMBERS[count] ?? count} options can be right. Then a guess gains ${gain} or more on average.`,
  evenBetweenTwo: ({ where, one }: GuessingScope) =>
    `${where}, a guess between two options gains nothing and loses nothing on average. Do not answer ${one} unless you know more.`,
  blindIsEven: ({ where }: GuessingScope, count: number, gain: string) =>
    `${where}, a blind guess gains nothing and loses nothing on average. If you can first remove ${wrongOptions(count)}, a guess gains ${gain} on average.`,
  alwaysLoses: ({ where, one }: GuessingScope) =>
    `${where}, a guess loses marks on average, even between two options. Do not answer ${one} unless you are sure.`,
  blindLoses: (
    { where, one }: GuessingScope,
    { loss, count, gain }: { loss: string; count: number; gain: string },
  ) =>
    `${where}, a blind guess loses ${loss} on average. Do not answer ${one} unless you are sure or can remove ${wrongOptions(count)}. Then a guess gains ${gain} on average.`,
  byQuestion:
    'A wrong answer does not cost the same in all questions of this test. Look at the marks of a question before you guess.',
  partOfMark: (numerator: bigint, denominator: bigint) => `${numerator}/${denominator} of a mark`,
  oneMark: '1 mark',
  marks: (count: number) => `${count} marks`,
};
